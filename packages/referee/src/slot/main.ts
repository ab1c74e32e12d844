import { setPriority } from 'node:os';
import { playGame } from '../play-game.js';
import { both } from '../seats.js';
import type { FromSlot, ToSlot } from './messages.js';
import { PersonCall } from './person-calls.js';

// The process of a game slot. It plays one game at a time and does nothing else: no server, no
// database, nothing that could hold up the loop on which a clock depends.

/** Ahead of the programs it watches, where that is allowed: a referee that waits cannot judge. */
const PRIORITY = -15;

let current: AbortController | null = null;
const persons = both((seat) => new PersonCall(seat, send));

function send(message: FromSlot): void {
  if (process.connected) process.send?.(message);
}

async function play(message: Extract<ToSlot, { kind: 'play' }>): Promise<void> {
  const controller = new AbortController();
  current = controller;
  try {
    const report = await playGame(message.plan, {
      watch: message.plan.isWatched ? (note) => send({ kind: 'note', note }) : () => {},
      persons,
      signal: controller.signal,
    });
    send({ kind: 'done', report });
  } catch (error) {
    send({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
  current = null;
  if (!process.connected) process.exit();
}

try {
  if (process.getuid?.() === 0) setPriority(PRIORITY);
} catch {
  // Not allowed even for root, as in some containers: it goes on as it is.
}

process.on('message', (message: ToSlot) => {
  switch (message.kind) {
    case 'play':
      void play(message);
      break;
    case 'stop':
      current?.abort();
      break;
    default:
      persons[message.seat].hear(message);
  }
});

// Whoever ordered the game is gone: end it in good order, so that no program stays behind.
process.on('disconnect', () => {
  if (current === null) process.exit();
  current.abort();
});

// Ctrl-C reaches the whole group of processes; it is for the one that ordered the game to decide.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

send({ kind: 'ready' });
