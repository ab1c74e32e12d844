import { games, phrase } from '@daeguk/games';
import type { WhereFlags } from './arena/where.js';
import type { GameFlags } from './choice.js';
import { LocalCommand } from './command.js';
import type { BotFlags } from './commands/bot.js';
import type { CheckFlags } from './commands/check.js';
import type { MatchFlags } from './commands/match.js';
import type { PlayFlags } from './commands/play.js';
import type { ReplayFlags } from './commands/replay.js';
import type { ServeFlags } from './commands/serve.js';
import type { SubmitFlags } from './commands/submit.js';
import type { TournamentFlags } from './commands/tournament.js';
import type { WatchFlags } from './commands/watch.js';
import type { WorkerFlags } from './commands/worker.js';
import { contestIds } from './contest-ids.js';
import type { Io } from './io.js';
import { text } from './messages.js';

/** The words of the command line. Each command's code is loaded when it is run. */
export function buildProgram(io: Io, version: string, finish: (exitCode: number) => void) {
  const say = (key: Parameters<typeof text>[1], values = {}) => text(io, key, values);
  const known = { games: [...games.keys()].join(', ') };
  const program = new LocalCommand(io, 'daeguk');
  program
    .description(say('tagline'))
    .version(version, '-V, --version', say('option.version'))
    .helpCommand(false);

  gameFlags(program.command('rules'))
    .summary(say('command.rules'))
    .description(say('about.rules'))
    .argument('<game>', say('argument.game', known))
    .option('--seed <n>', say('option.seed'))
    .addHelpText('after', () => `\n${gamesHelp(io)}`)
    .action(async (name: string, flags: GameFlags) => {
      const { rules } = await import('./commands/rules.js');
      finish(await rules(io, name, flags));
    });

  gameFlags(program.command('perft'))
    .summary(say('command.perft'))
    .description(say('about.perft'))
    .argument('<game>', say('argument.game', known))
    .argument('<depth>', say('argument.depth'))
    .addHelpText('after', () => `\n${gamesHelp(io)}`)
    .action(async (name: string, depth: string, flags: GameFlags) => {
      const { perft } = await import('./commands/perft.js');
      finish(perft(io, name, depth, flags));
    });

  program
    .command('play')
    .summary(say('command.play'))
    .description(say('about.play'))
    .argument('[position...]', say('argument.position'))
    .option('--depth <n>', say('option.depth'))
    .option('--evaluation <name>', say('option.evaluation'))
    .option('--exact', say('option.exact'))
    .option('--json', say('option.json'))
    .action(async (words: string[], flags: PlayFlags) => {
      const { play } = await import('./commands/play.js');
      finish(play(io, words, flags));
    });

  program
    .command('match')
    .summary(say('command.match'))
    .description(say('about.match'))
    .requiredOption('--contest <id|file>', say('option.contest', { ids: contestIds().join(', ') }))
    .requiredOption('--first <p>', say('option.player'))
    .requiredOption('--second <p>', say('option.player'))
    .option('--games <n>', say('option.games'))
    .option('--seed <n>', say('option.seed'))
    .option('--record <file>', say('option.record'))
    .option('--json', say('option.json-match'))
    .option('--slots <n>', say('option.slots'))
    .option('--first-protocol <name>', say('option.protocol'))
    .option('--second-protocol <name>', say('option.protocol'))
    .option('--tier <tier>', say('option.tier'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (flags: MatchFlags) => {
      const { match } = await import('./commands/match.js');
      finish(await match(io, flags));
    });

  program
    .command('tournament')
    .summary(say('command.tournament'))
    .description(say('about.tournament'))
    .argument('<file>', say('argument.tournament'))
    .option('--resume', say('option.resume'))
    .option('--out <folder>', say('option.out'))
    .option('--json', say('option.json-tournament'))
    .option('--slots <n>', say('option.slots'))
    .option('--tier <tier>', say('option.tier'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (file: string, flags: TournamentFlags) => {
      const { tournament } = await import('./commands/tournament.js');
      finish(await tournament(io, file, flags));
    });

  program
    .command('replay')
    .summary(say('command.replay'))
    .description(say('about.replay'))
    .argument('<record>', say('argument.record'))
    .option('--as <seat>', say('option.as'))
    .option('--with <p>', say('option.with'))
    .option('--break-at <ply>', say('option.break-at'))
    .option('--serve <port>', say('option.serve'))
    .option('--game <n>', say('option.game'))
    .option('--clock <on|off>', say('option.clock'))
    .option('--level <level>', say('option.level-again'))
    .option('--record <file>', say('option.record-again'))
    .option('--protocol <name>', say('option.protocol-own'))
    .option('--json', say('option.json-replay'))
    .option('--tier <tier>', say('option.tier'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (file: string, flags: ReplayFlags) => {
      const { replay } = await import('./commands/replay.js');
      finish(await replay(io, file, flags));
    });

  program
    .command('kit')
    .summary(say('command.kit'))
    .description(say('about.kit'))
    .argument('<contest>', say('argument.contest', { ids: contestIds().join(', ') }))
    .argument('<language>', say('argument.kit-language'))
    .argument('<dir>', say('argument.kit-folder'))
    .action(async (contest: string, language: string, folder: string) => {
      const { kit } = await import('./commands/kit.js');
      finish(kit(io, contest, language, folder));
    });

  program
    .command('check')
    .summary(say('command.check'))
    .description(say('about.check'))
    .argument('<contest>', say('argument.contest', { ids: contestIds().join(', ') }))
    .argument('<p>', say('argument.bot'))
    .option('--talk', say('option.talk'))
    .option('--fail-fast', say('option.fail-fast'))
    .option('--json', say('option.json-check'))
    .option('--seed <n>', say('option.seed-check'))
    .option('--protocol <name>', say('option.protocol-own'))
    .option('--tier <tier>', say('option.tier'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (contest: string, bot: string, flags: CheckFlags) => {
      const { check } = await import('./commands/check.js');
      finish(await check(io, contest, bot, flags));
    });

  program
    .command('bot')
    .summary(say('command.bot'))
    .description(say('about.bot'))
    .argument('<contest>', say('argument.contest', { ids: contestIds().join(', ') }))
    .argument('[words...]', say('argument.words'))
    .option('--level <level>', say('option.level'))
    .option('--seed <n>', say('option.seed-bot'))
    .option('--address <host:port>', say('option.address'))
    .action(async (contest: string, words: string[], flags: BotFlags) => {
      const { bot } = await import('./commands/bot.js');
      finish(await bot(io, contest, words, flags));
    });

  program
    .command('serve')
    .summary(say('command.serve'))
    .description(say('about.serve'))
    .option('--host <address>', say('option.host'))
    .option('--port <n>', say('option.port'))
    .option('--data <dir>', say('option.data'))
    .option('--workers <n>', say('option.workers'))
    .option('--no-samples', say('option.no-samples'))
    .option('--proxy', say('option.proxy'))
    .option('--log <json>', say('option.log'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./commands/serve.js');
      finish(await serve(io, flags));
    });

  program
    .command('worker')
    .summary(say('command.worker'))
    .description(say('about.worker'))
    .option('--database <url>', say('option.database'))
    .option('--name <name>', say('option.worker-name'))
    .option('--cores <n>', say('option.cores'))
    .option('--log <json>', say('option.log'))
    .option('--tier <tier>', say('option.tier'))
    .option('--allow-unsandboxed', say('option.allow-unsandboxed'))
    .action(async (flags: WorkerFlags) => {
      const { worker } = await import('./commands/worker.js');
      finish(await worker(io, flags));
    });

  program
    .command('submit')
    .summary(say('command.submit'))
    .description(say('about.submit'))
    .argument('<contest>', say('argument.contest-id'))
    .argument('<path>', say('argument.submit-path'))
    .option('--server <url>', say('option.server'))
    .option('--compiler <name>', say('option.compiler'))
    .option('--protocol <name>', say('option.protocol-own'))
    .option('--trial <level>', say('option.trial'))
    .option('--watch', say('option.stay'))
    .action(async (contest: string, path: string, flags: SubmitFlags) => {
      const { submit } = await import('./commands/submit.js');
      finish(await submit(io, contest, path, flags));
    });

  program
    .command('watch')
    .summary(say('command.watch'))
    .description(say('about.watch'))
    .argument('[game|contest]', say('argument.watch'))
    .option('--server <url>', say('option.server'))
    .option('--json', say('option.json-watch'))
    .action(async (what: string | undefined, flags: WatchFlags) => {
      const { watch } = await import('./commands/watch.js');
      finish(await watch(io, what, flags));
    });

  program
    .command('export')
    .summary(say('command.export'))
    .description(say('about.export'))
    .argument('<dir>', say('argument.export-folder'))
    .option('--data <dir>', say('option.data'))
    .action(async (folder: string, flags: WhereFlags) => {
      const { exportArena } = await import('./commands/export.js');
      finish(await exportArena(io, folder, flags));
    });

  program
    .command('import')
    .summary(say('command.import'))
    .description(say('about.import'))
    .argument('<dir>', say('argument.import-folder'))
    .option('--data <dir>', say('option.data'))
    .action(async (folder: string, flags: WhereFlags) => {
      const { importArena } = await import('./commands/import.js');
      finish(await importArena(io, folder, flags));
    });

  program
    .command('demo')
    .summary(say('command.demo'))
    .description(say('about.demo'))
    .argument('[game]', say('argument.demo-game', known))
    .option('--seed <n>', say('option.seed'))
    .action(async (name = 'reversi', flags: GameFlags) => {
      const { demo } = await import('./commands/demo.js');
      finish(await demo(io, name, flags));
    });

  program
    .command('help')
    .description(say('command.help'))
    .argument('[command]')
    .action((name?: string) => program.showHelpOf(name));

  return program;

  function gameFlags(command: LocalCommand): LocalCommand {
    return command
      .option('--position <p>', say('option.position'))
      .option('--set <name=value>', say('option.set'), (word, words: string[] = []) => [
        ...words,
        word,
      ]);
  }
}

function gamesHelp(io: Io): string {
  const paragraphs = [...games.values()].map(({ name, options, messages }) => {
    const word = (key: string) => phrase(messages, io.language, key) ?? '';
    const settings = Object.entries<{ fallback: unknown }>(options).map(
      ([option, { fallback }]) =>
        `    ${`${option}=${defaultText(fallback)}`.padEnd(16)} ${word(`option.${option}`)}`,
    );
    return [`  ${name}: ${word('moves')}`, ...settings].join('\n');
  });
  return [text(io, 'title.games'), ...paragraphs].join('\n');
}

/** What an option is when nobody says, as it would be written; dots where that is long. */
function defaultText(fallback: unknown): string {
  const value = Array.isArray(fallback) ? fallback.join('-') : fallback;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}
