import { expect, it } from 'vitest';
import { chooseParticles } from './particles.js';

it.each([
  ['흑이(가) 이겼습니다', '흑이 이겼습니다'],
  ['Max이(가) 졌습니다', 'Max가 졌습니다'],
  ['Min이(가) 졌습니다', 'Min이 졌습니다'],
  ['Organiser은(는)', 'Organiser는'],
  ['“bot.zip”은(는)', '“bot.zip”은'],
  ['“bot.zip”(으)로', '“bot.zip”으로'],
  ['bot.cpp을(를)', 'bot.cpp를'],
  ['bot.c이(가)', 'bot.c가'],
  ['Black이(가)', 'Black이'],
  ['text.txt을(를)', 'text.txt를'],
  ['file(으)로', 'file로'],
  ['name이(가)', 'name이'],
  ['king을(를)', 'king을'],
  ['link을(를)', 'link를'],
  ['SQL은(는)', 'SQL은'],
  ['CPU은(는)', 'CPU는'],
  ['A2이(가)', 'A2가'],
  ['나이트은(는)', '나이트는'],
  ['비숍은(는)', '비숍은'],
  ['"3,4"을(를)', '"3,4"를'],
  ['(5,3)은(는)', '(5,3)은'],
  ['7(으)로', '7로'],
  ['6(으)로', '6으로'],
  ['4(으)로', '4로'],
  ['킹을(를)', '킹을'],
  ['"…"은(는)', '"…"은(는)'],
  ['흑이(가) 백을(를)', '흑이 백을'],
])('%s → %s', (written, spoken) => {
  expect(chooseParticles(written)).toBe(spoken);
});
