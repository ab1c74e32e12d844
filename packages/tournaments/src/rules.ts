import { z } from 'zod';

// What a contest or a tournament file says of series, scoring and format: data, checked here and
// nowhere else.

const count = (most: number) => z.number().int().positive().max(most);

const drawnGame = z.strictObject({
  /** A drawn game is played again, each time with these options changed. */
  replays: z.array(z.record(z.string(), z.json())).max(10).default([]),
  /** If it is still drawn: both play the house AI of this level, and the better result wins. */
  house: z.enum(['easy', 'normal', 'hard']).nullable().default(null),
});

const fullSeries = z.strictObject({
  /** So many games for each opening, half of them from each seat. */
  games: count(1000).optional(),
  /** Or until one of them has more than half of so many. */
  bestOf: count(999).optional(),
  /** How a drawn game is settled; not at all, or as the wider rules have it, where nothing is said. */
  drawnGame: drawnGame.nullable().default(null),
});

export const seriesSchema = fullSeries
  .refine(({ games, bestOf }) => games === undefined || bestOf === undefined, {
    path: ['bestOf'],
    params: { code: 'series' },
  })
  .transform(({ games, bestOf, drawnGame }) => ({
    length: bestOf ?? games ?? 1,
    stopsWhenDecided: bestOf !== undefined,
    drawnGame,
  }));

/** The series of a stage: what it does not say of drawn games is as in the rules around it. */
export function seriesWithin(own: SeriesRules | undefined, around: SeriesRules): SeriesRules {
  if (own === undefined) return around;
  return { ...own, drawnGame: own.drawnGame ?? around.drawnGame };
}

/** What puts entrants with the same points in order, step by step. */
export const tieSteps = [
  'games-won',
  'game-difference',
  'matches-won',
  'score-difference',
  'head-to-head',
  'sonneborn-berger',
  'buchholz',
] as const;

const scoring = {
  /** What is worth the points: each game, or the match as a whole. */
  per: z.enum(['game', 'match']),
  win: z.number(),
  draw: z.number(),
  loss: z.number(),
  ties: z.array(z.enum(tieSteps)).max(10),
};

export const scoringSchema = z.strictObject({
  per: scoring.per.default('game'),
  win: scoring.win.default(1),
  draw: scoring.draw.default(0.5),
  loss: scoring.loss.default(0),
  ties: scoring.ties.default(['head-to-head', 'games-won']),
});

/** What differs from another scoring. */
export const scoringChanges = z.strictObject(scoring).partial();

const ownSeries = seriesSchema.optional();

const knockOut = {
  thirdPlace: z.boolean().default(false),
  /** So often two more games are played while a match is level; then the better seed goes on. */
  extraPairs: z.number().int().nonnegative().max(100).default(1),
  series: ownSeries,
};

const rounds = count(1000);

export const formatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round-robin'), rounds: rounds.default(1), series: ownSeries }),
  z.strictObject({
    kind: z.literal('gauntlet'),
    /** Who meets everybody; the others do not meet each other. By name. */
    champions: z.array(z.string()).min(1),
    rounds: rounds.default(1),
    series: ownSeries,
  }),
  z.strictObject({ kind: z.literal('knock-out'), ...knockOut }),
  z.strictObject({
    kind: z.literal('groups'),
    /** Of about four each, where nothing is said. */
    groups: count(676).optional(),
    /** How many of each group go on. */
    advance: count(64).default(2),
    rounds: rounds.default(1),
    series: ownSeries,
    knockOut: z
      .strictObject(knockOut)
      .default({ thirdPlace: false, extraPairs: 1, series: undefined }),
  }),
  z.strictObject({
    kind: z.literal('swiss'),
    /** As many as it takes to find one winner, and one more, where nothing is said. */
    rounds: rounds.optional(),
    series: ownSeries,
  }),
  z.strictObject({ kind: z.literal('ladder'), series: ownSeries }),
]);

export const formatKinds = formatSchema.options.map(({ shape }) => shape.kind.value);

export type SeriesRules = z.infer<typeof seriesSchema>;
/** What a series does with drawn games, if anything. */
export type DrawnGame = z.infer<typeof drawnGame>;
export type TieStep = (typeof tieSteps)[number];
export type Scoring = z.infer<typeof scoringSchema>;
export type FormatRules = z.infer<typeof formatSchema>;
