// A process of its own: many who watch one game, each over a connection of its own. When the last stream has
// ended, it prints for each when it was open and which events came when.
//   node watchers.mjs ADDRESS GAME TOKEN HOW-MANY HOW-MANY-A-SECOND
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [address = '', game = '', token = '', count = '1', pace = '100'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const head = [
  `GET /api/games/${game}/events HTTP/1.1`,
  `host: ${hostname}:${port}`,
  `authorization: Bearer ${token}`,
];

/** @typedef {{ openedAt: number, events: [string, number][], problem: string }} Seen */

/** @returns {Promise<Seen>} */
function watch() {
  /** @type {Seen} */
  const seen = { openedAt: 0, events: [], problem: '' };
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let rest = '';
  socket.on('data', (text) => {
    const now = Date.now();
    if (seen.openedAt === 0) {
      seen.openedAt = now;
      if (!String(text).startsWith('HTTP/1.1 200')) seen.problem = String(text).slice(0, 200);
    }
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id] = /id: (\S+)\nevent: /.exec(block) ?? [];
      if (id !== undefined) seen.events.push([id, now]);
    }
  });
  socket.on('error', ({ message }) => {
    seen.problem = message;
  });
  return new Promise((resolve) => socket.on('close', () => resolve(seen)));
}

/** @type {Promise<Seen>[]} */
const watching = [];
const begun = performance.now();
for (let index = 0; index < Number(count); index++) {
  watching.push(watch());
  const due = begun + (1000 * (index + 1)) / Number(pace);
  if (due > performance.now()) await sleep(due - performance.now());
}
console.log(JSON.stringify(await Promise.all(watching)));
