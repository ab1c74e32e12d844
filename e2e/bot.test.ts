import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contestIds } from '../packages/cli/src/contest-ids.js';
import { daeguk, daegukPath, jsonLines } from './daeguk.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the house AI as a contestant’s program', () => {
  test.each(contestIds())('plays %s in the box, within the limits', (id) => {
    const record = join(folder, `${id}.jsonl`);
    const players = ['--first', `${daegukPath} bot ${id} --level easy`, '--second', 'random'];
    // Run afresh for each move in Picking Stones: there it is the other protocol's turn.
    const protocol = id === 'picking-stones' ? ['--first-protocol', 'stones'] : [];
    const words = ['--contest', id, ...players, ...protocol, '--record', record, '--json'];
    const { out } = daeguk(['match', ...words, '--games', '2', '--seed', '3']);
    for (const game of jsonLines(out).slice(0, 2)) {
      const { ending } = game as { ending: string };
      expect([
        'six',
        'checkmate',
        'material',
        'last-stone',
        'discs',
        'no-move',
        'pieces',
      ]).toContain(ending);
    }
    // No move was made for it by the referee.
    expect(readFileSync(record, 'utf8')).not.toMatch(/"instead":"/);
  });

  test('is told everything in its arguments where it is run afresh', () => {
    expect(daeguk(['bot', 'picking-stones', '7', '1', '1']).out).toMatch(/^Best Move : [57]\n$/);
    const bad = daeguk(['bot', 'picking-stones', '7', '3', '1', '4', '9']);
    expect(bad).toMatchObject({ code: 2, out: '' });
    expect(bad.err).toContain('no move to choose in "7 3 1 4 9"');
  });

  test('answers on the contest’s own terms, whoever the referee is', () => {
    const talk = ['START', 'INFO', 'LimitTime 2', 'BLOCK 3,3', 'BLOCK 5,5', 'BEGIN', 'QUIT', ''];
    const { code, out } = daeguk(['bot', 'algocup', '--level', 'normal'], talk.join('\n'));
    expect(code).toBe(0);
    expect(out).toMatch(/^OK\nTeamName:.*,Department:.*\nOK\nOK\n\d+,\d+\n$/);
  });

  test('waits for a referee that listens later, and says when it leaves without a goodbye', async () => {
    // An address of its own: nobody else takes the port while nobody listens.
    const host = '127.77.0.1';
    const server = createServer();
    server.listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const words = ['bot', 'reversi', '--address', `${host}:${port}`, '--level', 'easy'];
    const program = spawn(daegukPath, words, { env: { ...process.env, DAEGUK_LANG: 'en' } });
    let complaint = '';
    program.stderr.on('data', (text) => {
      complaint += text;
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    server.listen(port, host);
    const [socket] = (await once(server, 'connection')) as [Socket];
    const [hello] = (await once(socket, 'data')) as [Buffer];
    expect(hello).toHaveLength(4);
    socket.destroy();
    const [code] = await once(program, 'close');
    server.close();
    expect(code).toBe(1);
    expect(complaint).toContain('without a goodbye');
  });

  test.each([
    [['bot', 'chess'], 'no contest'],
    [['bot', 'makyek', '--level', 'godlike'], 'easy, normal, hard'],
    [['bot', 'makyek', '1', '2'], 'no house AI that could play makyek like this'],
    [['bot', 'reversi', '--address', 'here'], 'host:port'],
  ])('%j is answered with what is wrong', (words, complaint) => {
    const { code, err } = daeguk(words);
    expect(code).toBe(2);
    expect(err).toContain(complaint);
  });
});
