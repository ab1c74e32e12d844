import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatLine, type Socket } from './seat-line.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const sockets: (Socket & { sent: string[]; protocol: string })[] = [];
  const states: string[] = [];
  const heard: unknown[] = [];
  const line = new SeatLine({
    url: 'ws://arena/api/games/3/seats/first',
    key: 'abc',
    hear: (word) => heard.push(word),
    tell: (state, failures) => states.push(`${state} ${failures}`),
    open(_url, protocol) {
      const sent: string[] = [];
      const socket = {
        sent,
        protocol,
        readyState: 1,
        send: (text: string) => sent.push(text),
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
      } as unknown as (typeof sockets)[number];
      sockets.push(socket);
      return socket;
    },
  });
  return { line, sockets, states, heard };
}

test('the key goes as the subprotocol; words go both ways', () => {
  const { line, sockets, states, heard } = opened();
  const [socket] = sockets;
  expect(socket?.protocol).toBe('key.abc');
  socket?.onopen?.();
  socket?.onmessage?.({ data: '{"say":"seated","seat":"first","game":3}' });
  expect(heard).toEqual([{ say: 'seated', seat: 'first', game: 3 }]);
  expect(line.say({ say: 'resign' })).toBe(true);
  expect(socket?.sent).toEqual(['{"say":"resign"}']);
  expect(states).toEqual(['opening 0', 'open 0']);
});

test('a line that breaks is opened again, after longer and longer pauses', () => {
  const { line, sockets, states } = opened();
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.({ code: 1006 });
  expect(line.say({ say: 'resign' })).toBe(false);
  vi.advanceTimersByTime(499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  sockets[1]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  sockets[2]?.onopen?.();
  expect(states.slice(-4)).toEqual(['opening 1', 'broken 2', 'opening 2', 'open 0']);
});

test.each([
  [1000, 'over 0'],
  [4001, 'taken-over 0'],
])('after %i nobody calls again', (code, state) => {
  const { sockets, states } = opened();
  sockets[0]?.onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe(state);
});

test('who leaves hears nothing more', () => {
  const { line, sockets, states } = opened();
  line.close();
  sockets[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(states).toEqual(['opening 0']);
});
