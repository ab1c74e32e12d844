import type { Client, GameEvent, ServerEvent } from '@daeguk/api';
import type { Fault } from '@daeguk/games';
import { DONE, type Io } from '../io.js';
import { Screen } from '../screen.js';
import { complainOfServer } from './faults.js';
import { GameView, resultLines } from './game-view.js';

const MILLISECONDS_BETWEEN_LOOKS = 250;

export interface Watching {
  readonly io: Io;
  readonly client: Client;
  readonly address: string;
}

/** Draws a game of a server as it is played, and tells how it ended; the exit code. */
export async function watchGame({ io, client, address }: Watching, game: number): Promise<number> {
  const params = { game };
  const page = await client.call('GET /api/games/:game', { params });
  if (!page.ok) return complainOfServer(io, address, page.fault);
  const screen = new Screen(io);
  const view = new GameView(io, page.value);
  const draw = () => {
    const lines = view.lines();
    if (screen.canRedraw(lines)) screen.draw(lines);
  };
  draw();
  const timer = setInterval(draw, MILLISECONDS_BETWEEN_LOOKS);
  try {
    const ended = await followGame(client, game, (event) => {
      view.take(event);
      draw();
    });
    if (ended !== null) return complainOfServer(io, address, ended);
  } finally {
    clearInterval(timer);
  }
  const after = await client.call('GET /api/games/:game', { params });
  if (!after.ok) return complainOfServer(io, address, after.fault);
  screen.draw(new GameView(io, after.value).lines());
  for (const line of resultLines(io, after.value)) io.out(line);
  return DONE;
}

/** Hands out what happens in a game until it is over; the fault if that cannot be followed. */
export async function followGame(
  client: Client,
  game: number,
  take: (event: GameEvent) => void,
  signal?: AbortSignal,
): Promise<Fault | null> {
  const events = client.events(
    'GET /api/games/:game/events',
    { params: { game } },
    { ...(signal && { signal }) },
  );
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value ?? null;
    const event = gameEvent(next.value);
    take(event);
    if (event.event === 'over') return null;
  }
}

function gameEvent({ event, data }: ServerEvent): GameEvent {
  return { event, data: JSON.parse(data) } as GameEvent;
}
