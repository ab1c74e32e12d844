import { z } from 'zod';
import type { GamePage, GameSummary } from './games.js';
import type { Route } from './route.js';
import type { OwnSubmission } from './submissions.js';

/** What comes over `GET /api/games/:game/events`, in this order. */
export type GameEvent =
  /** It begins, or begins again because the platform failed: what was seen of it before is void. */
  | { readonly event: 'began'; readonly data: { readonly attempt: number } }
  | { readonly event: 'moved'; readonly data: GamePage['moves'][number] }
  | { readonly event: 'over'; readonly data: GamePage };

/** What was missed is not known any more: whoever shows something fetches it anew. */
export type ResetEvent = {
  readonly event: 'reset';
  readonly data: Readonly<Record<string, never>>;
};

/** What comes over `GET /api/contests/:contest/events`. */
export type ContestEvent =
  | ResetEvent
  | { readonly event: 'game'; readonly data: GameSummary }
  /** Boards are fetched again by whoever shows one: this tells that there is something new. */
  | {
      readonly event: 'board';
      readonly data: { readonly tournament: number; readonly version: number };
    };

/** What comes over `GET /api/me/events`. */
export type MyEvent = ResetEvent | { readonly event: 'submission'; readonly data: OwnSubmission };

/** What the server says over a person's WebSocket. */
export type SeatWord =
  | { readonly say: 'seated'; readonly seat: 'first' | 'second'; readonly game: number }
  /** It is my turn: so many milliseconds, and which question it is. */
  | { readonly say: 'turn'; readonly question: number; readonly milliseconds: number | null }
  | {
      readonly say: 'moved';
      readonly seat: 'first' | 'second';
      readonly ply: number;
      readonly move: string;
    }
  /** What I answered is no move now; the clock runs on. */
  | { readonly say: 'refused'; readonly code: string; readonly sentence: string }
  | { readonly say: 'over'; readonly game: GamePage };

/** What a person says over it. */
export const personWord = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('move'), question: z.number().int(), move: z.string().max(64) }),
  z.strictObject({ say: z.literal('resign') }),
]);

const contestId = z.object({ contest: z.string().max(64) });

export const liveRoutes = {
  'GET /api/contests/:contest/events': {
    summary: 'Games that begin and end, and boards that change',
    access: 'anyone',
    params: contestId,
    answer: 'events',
  },
  'GET /api/me/events': {
    summary: 'How my submissions get on',
    access: 'signed-in',
    answer: 'events',
  },
} as const satisfies Record<string, Route>;

export type PersonWord = z.infer<typeof personWord>;
