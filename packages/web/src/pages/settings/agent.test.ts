import { expect, test } from 'vitest';
import { agentOf } from './agent.js';

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${ENGINE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:140.0) Firefox/140.0', 'Firefox', 'macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${ENGINE} Chrome/140.0 Mobile`, 'Chrome', 'Android'],
  ['curl/8.5.0', 'curl', null],
  ['node', 'Node.js', null],
])('%s', (text, program, system) => expect(agentOf(text)).toEqual({ program, system }));

test('what nobody knows is nothing', () => expect(agentOf('<b>me</b>')).toBeNull());
