import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crowd } from './crowd.js';
import { Watcher } from './watcher.js';

let server: Server;
let opened: (watcher: Watcher) => void;
beforeAll(async () => {
  server = createServer((_request, response) => opened(new Watcher(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function watch() {
  const watching = new Promise<Watcher>((resolve) => {
    opened = resolve;
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  return { socket, watcher: await watching };
}

test('who does not read is let go, and costs the others nothing', async () => {
  const slow = await watch();
  const quick = await watch();
  let received = 0;
  quick.socket.on('data', (chunk) => {
    received += chunk.length;
  });
  slow.socket.pause();
  const bytes = Buffer.alloc(32_768, 'x');
  let sent = 0;
  while (!slow.watcher.isGone) {
    slow.watcher.write(bytes);
    quick.watcher.write(bytes);
    sent += bytes.length;
    expect(sent).toBeLessThan(2 ** 27);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => received).toBeGreaterThanOrEqual(sent);
  expect(quick.watcher.isGone).toBe(false);
  quick.socket.destroy();
  await expect.poll(() => quick.watcher.isGone).toBe(true);
  quick.watcher.write(bytes);
});

test('there is room for so many from one address, and in all', async () => {
  const crowd = new Crowd({ fromOneAddress: 2, inAll: 3 });
  const seats = [await watch(), await watch(), await watch()];
  const isRoom = (address: string) => crowd.roomFor(address).ok;
  crowd.add(seats[0]!.watcher, 'a');
  expect(isRoom('a')).toBe(true);
  crowd.add(seats[1]!.watcher, 'a');
  expect([isRoom('a'), isRoom('b')]).toEqual([false, true]);
  crowd.add(seats[2]!.watcher, 'b');
  expect([isRoom('a'), isRoom('b')]).toEqual([false, false]);
  seats[0]!.socket.destroy();
  await expect.poll(() => [isRoom('a'), isRoom('b')]).toEqual([true, true]);
  crowd.stop();
  await expect.poll(() => crowd.size).toBe(0);
});
