import type { ReportGame, TournamentReport } from './report.js';

/** The table as comma-separated values: English and stable, for spreadsheets and programs. */
export function standingsCsv({ entrants, scoring }: TournamentReport): string {
  const head = ['rank', 'name', 'points', ...scoring.ties];
  const figures = ['won', 'drawn', 'lost', 'matches won', 'matches drawn', 'matches lost'];
  const rest = ['elo', 'low', 'high', 'faults', 'moves', 'mean ms', 'longest ms', 'memory MB'];
  const rows = entrants.map(({ name, standing, rating, faults, usage }) => {
    const { games, matches } = standing;
    return [
      standing.rank,
      name,
      standing.points,
      ...standing.ties,
      ...[games.won, games.drawn, games.lost, matches.won, matches.drawn, matches.lost],
      ...[rating.elo, rating.low, rating.high].map(oneDecimal),
      faults,
      usage.moves,
      usage.moves === 0 ? '' : oneDecimal(usage.total / usage.moves),
      usage.longest,
      oneDecimal(usage.memory / 2 ** 20),
    ];
  });
  return lines([[...head, ...figures, ...rest], ...rows]);
}

export function gamesCsv({ played, entrants }: TournamentReport): string {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const head = ['game', 'stage', 'round', 'match', 'step', 'first', 'second', 'winner', 'ending'];
  const rows = played.map((game: ReportGame) => [
    game.id,
    game.stage,
    game.round,
    game.match,
    game.step,
    names.get(game.first) ?? game.first,
    names.get(game.second) ?? game.second,
    game.winner ?? (game.bothLost ? 'neither' : ''),
    game.ending,
    game.detail,
    game.plies,
    game.void,
    game.seed,
    game.at,
    game.record ?? '',
  ]);
  return lines([[...head, 'detail', 'plies', 'void', 'seed', 'at', 'record'], ...rows]);
}

function oneDecimal(number: number): number {
  return Math.round(number * 10) / 10;
}

function lines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\n`).join('');
}

/** A name that begins like a formula would be run by a spreadsheet: it gets a mark in front. */
function field(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
