import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Happening } from '../happenings.js';
import { AskedPlayer } from './asked.js';
import type { Question } from './player.js';
import { UNMETERED } from './stopwatch.js';

const question: Question = {
  messages: [],
  milliseconds: 400,
  situation: () => ({ state: null, moves: [], remaining: null }),
};

async function seated(ask: () => Promise<string>) {
  const told: Happening[] = [];
  const asked = { open: async () => UNMETERED, ask, rest: () => {}, close: () => {} };
  const player = new AskedPlayer('first', asked, (happening) => told.push(happening));
  await player.open();
  return { player, told };
}

test('asked twice in a row, the clock of the first question is not held against the second', async () => {
  const { player, told } = await seated(() => delay(250, 'a move'));
  player.ask(question);
  await delay(300);
  player.ask(question);
  await delay(300);
  expect(told.map(({ event }) => event)).toEqual(['chose', 'chose']);
  await delay(200);
  expect(told).toHaveLength(2);
});

test('a failure of whoever is asked is the platform’s, not the player’s', async () => {
  const { player, told } = await seated(() => Promise.reject(new Error('no memory')));
  player.ask(question);
  await delay(10);
  expect(told).toEqual([{ event: 'spoilt', reason: 'referee', evidence: 'no memory' }]);
  player.rest();
});
