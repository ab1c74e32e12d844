import { describe, languages } from '@daeguk/games';
import { expect, test } from 'vitest';
import { messages, say } from './messages.js';

test.each(languages)('no sentence leaves a value out (%s)', (language) => {
  const values = { game: 12, state: 'overruled', submission: 7 };
  for (const code of ['no-game', 'no-record', 'frozen', 'no-rerun-state', 'no-rerun-superseded']) {
    const sentence = describe(messages, { code, values }, language);
    expect(sentence).toContain('12');
    expect(sentence).not.toMatch(/[{}]|overruled$/);
  }
  expect(say(language, 'log.instead', { instead: 'time', move: '3,4' })).toMatch(/[^{}]+3,4$/);
});
