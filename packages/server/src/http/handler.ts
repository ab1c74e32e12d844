import type { Answer, Me, Name, Received, Routes } from '@daeguk/api';
import type { Language, Result } from '@daeguk/games';
import type { Arena } from '../arena.js';

/** Who asks, and how. */
export interface Asker {
  readonly account: Me | null;
  /** The id of the session, where there is one; a token has none. */
  readonly session: string | null;
  readonly language: Language;
  /** As it names itself, and from where. */
  readonly agent: string;
  readonly address: string;
  /** Lets the browser keep the secret of a session, or forget it. */
  keepSession(secret: string, until: Date): void;
  forgetSession(): void;
}

/** A file to be sent; a stream for one that is made as it goes. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | NodeJS.ReadableStream;
}

type Answered<N extends Name> = Answer<N> extends undefined ? SentFile | undefined : Answer<N>;

/** What a route does. What it may be asked, and by whom, is checked before, by the route's own description. */
export type Handler<N extends Name> = (
  arena: Arena,
  asker: Asker,
  received: Received<N>,
) => Promise<Result<Answered<N>>>;

export type Handlers<N extends Name> = { readonly [K in N]: Handler<K> };

/** Streams and sockets are no answers: plugins of their own see to them. */
type Streamed = { [N in Name]: Routes[N]['answer'] extends 'events' | 'socket' ? N : never }[Name];

export type AllHandlers = Handlers<Exclude<Name, Streamed>>;
