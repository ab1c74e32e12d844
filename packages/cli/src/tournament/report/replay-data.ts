import type { AnyGame, Language } from '@daeguk/games';
import { type Both, describeVerdict, type RecordedGame, sideName } from '@daeguk/referee';

/** What a replay page shows of one game. */
export interface ReplayData {
  readonly title: string;
  /** Where the report of the tournament lies, as seen from the page. */
  readonly report: string;
  readonly game: string;
  readonly names: Both<string>;
  readonly sides: Both<string>;
  /** As the rule book writes a board: at the start, and after each move. */
  readonly boards: readonly string[];
  readonly moves: RecordedGame['moves'];
  /** Milliseconds for a move and for all of them, where there is a limit. */
  readonly moveTime: number | null;
  readonly gameTime: number | null;
  readonly winner: 'first' | 'second' | null;
  readonly detail: string;
  readonly seed: number;
  readonly began: string;
}

/** Replays lie in a folder of their own beside it. */
const REPORT = '../report.html';

export function replayData(
  recorded: RecordedGame,
  title: string,
  names: Both<string>,
  language: Language,
): ReplayData {
  const { game, states, moves, conditions, verdict, seed, began } = recorded;
  const { moveTime, gameTime } = conditions;
  return {
    title,
    report: REPORT,
    game: game.name,
    names,
    sides: sidesOf(game, language),
    boards: states.map((state) => game.board(state)),
    moves,
    moveTime,
    gameTime,
    winner: verdict.winner,
    detail: describeVerdict(game, verdict, language),
    seed,
    began,
  };
}

function sidesOf(game: AnyGame, language: Language): Both<string> {
  return {
    first: sideName(game, 'first', language),
    second: sideName(game, 'second', language),
  };
}
