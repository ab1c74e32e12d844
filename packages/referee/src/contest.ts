import { z } from 'zod';

// What a contest file holds of the playing of a game. Series, formats and scores are the tournaments' to
// read; they are carried along as they are.

const seconds = z.number().positive().max(86_400);
const megabytes = z.number().int().positive().max(1_048_576);
const bytes = z
  .number()
  .int()
  .positive()
  .max(2 ** 30);

const limits = z.strictObject({
  /** From the start of the program to the end of the greeting. */
  startSeconds: seconds,
  /** For each move. A range is drawn from anew, in whole seconds. */
  moveSeconds: z
    .union([seconds, z.strictObject({ from: seconds.int(), to: seconds.int() })])
    .nullable()
    .default(null),
  /** For all moves of a player together. */
  gameSeconds: seconds.nullable().default(null),
  /** off: the times above are told and noted, but no program is stopped for them. */
  clock: z.literal('off').optional(),
  /** Given back after each move, where the whole game is timed. */
  incrementSeconds: z.number().nonnegative().max(86_400).default(0),
  memoryMegabytes: megabytes,
  /** 1: a bot may not start another program. Threads are counted apart. */
  processes: z.number().int().positive().max(4096).default(16),
  threads: z.number().int().positive().max(4096).default(64),
  /** The size of a bot's own directory to write in, 0 for none. */
  scratchMegabytes: z.number().int().nonnegative().max(65_536).default(0),
  output: z
    .strictObject({ lineBytes: bytes, moveBytes: bytes, gameBytes: bytes, keptBytes: bytes })
    .default({ lineBytes: 65_536, moveBytes: 1_048_576, gameBytes: 16_777_216, keptBytes: 65_536 }),
  /** What is kept of the words a bot writes for its author. */
  debug: z
    .strictObject({
      messageBytes: bytes.default(16_384),
      totalBytes: bytes.default(32_768),
      messages: z.number().int().positive().default(1000),
    })
    .default({ messageBytes: 16_384, totalBytes: 32_768, messages: 1000 }),
});

const policy = z.enum(['loses', 'first-legal']);

const words = z.strictObject({ en: z.string(), ko: z.string(), zh: z.string() });
const carried = z.record(z.string(), z.json()).default({});

export const contestSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  title: words,
  game: z.string(),
  /** As the rule book's options are named. */
  options: carried,
  /** Where a game begins, if not where the rule book has it. */
  position: z.string().nullable().default(null),
  /** How a bot may talk; the first is the usual one. */
  protocols: z.array(z.string()).min(1),
  /** What the protocol is told beyond the game. */
  settings: carried,
  limits: limits,
  /** What a bot does while the other thinks. */
  opponentsTurn: z.enum(['frozen', 'running']),
  faults: z.strictObject({ illegal: policy, late: policy, crash: policy }),
  /** How often a game that the platform spoilt is played again. */
  replays: z.number().int().nonnegative().max(10).default(3),
  /** Whether what is left to chance is drawn for each game, or once for both games of a pair. */
  drawnAnew: z.enum(['game', 'pair']),
  series: carried,
  format: carried,
  scoring: carried,
  ladder: carried,
  similarity: carried,
});

export type Contest = z.infer<typeof contestSchema>;
export type Policy = z.infer<typeof policy>;
