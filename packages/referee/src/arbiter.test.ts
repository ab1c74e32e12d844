import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Happening } from './happenings.js';
import type { SeatName } from './seats.js';
import { contest } from './testing/contests.js';
import { program, RANDOM, ScriptedGame } from './testing/table.js';

const algocup = () =>
  new ScriptedGame(contest('algocup', { options: { blocks: '3,3;4,4' } }), {
    first: program('algocup'),
    second: RANDOM,
  });

/** An algocup game in which the greeting is done and the first move is asked for. */
const greeted = () =>
  algocup()
    .says('first', 'OK')
    .says('first', 'TeamName:A,Department:B')
    .says('first', 'OK')
    .says('first', 'OK');

const makyek = () =>
  new ScriptedGame(contest('makyek'), { first: program('makyek'), second: program('makyek') });

const reversi = () =>
  new ScriptedGame(contest('reversi'), { first: program('reversi-tcp'), second: RANDOM });

const team = Buffer.from([7, 0, 0, 0]);

function answer(packageId: number, row: number, column: number): Buffer {
  const bytes = Buffer.alloc(16);
  for (const [index, number] of [1, packageId, row, column].entries()) {
    bytes.writeInt32LE(number, index * 4);
  }
  return bytes;
}

describe('the course of a game', () => {
  test('greets, tells the time and the blocks, and asks for the first move', () => {
    const game = greeted();
    expect(game.sent.map((line) => line.replace(/LimitTime \d/, 'LimitTime n'))).toEqual([
      'first: START',
      'first: INFO',
      'first: LimitTime n\nBLOCK 3,3',
      'first: BLOCK 4,4',
      'first: BEGIN',
    ]);
    expect(game.notes[0]).toEqual({
      event: 'named',
      seat: 'first',
      name: 'TeamName:A,Department:B',
    });
  });

  test('somebody without a wire resigns by an empty move, when asked', () => {
    const game = greeted();
    game.chooses('second', '');
    expect(game.verdict).toBeNull();
    game.says('first', '9,9').chooses('second', '');
    expect(game.verdict).toMatchObject({ winner: 'first', ending: 'resigned', culprit: 'second' });
  });

  test('passes the turn, and each side hears what the other played', () => {
    const game = greeted().says('first', '9,9').chooses('second', '0,0 1,1');
    expect(game.asked).toBe('first');
    expect(game.sent.at(-1)).toBe('first: TURN 0,0 1,1');
    expect(game.moves).toEqual(['9,9', '0,0 1,1']);
  });

  test('ends by the rules, and everybody is told', () => {
    const game = makyek().says('first', 'OK').says('second', 'OK');
    const steps = { first: ['5 3 0', '4 3 1'], second: ['9 2 1', '10 2 0'] };
    for (let ply = 0; game.verdict === null; ply++) {
      const seat = ply % 2 === 0 ? 'first' : 'second';
      game.says(seat, steps[seat][Math.floor(ply / 2) % 2] ?? '');
    }
    expect(game.verdict).toMatchObject({
      winner: null,
      ending: 'pieces',
      plies: 120,
      culprit: null,
    });
    // The last move was White's: Black hears of it before the end.
    expect(game.farewells).toEqual({ first: 'PLACE 10 2 0\nEND 0\n', second: 'END 0\n' });
  });

  test('whatever comes after the end changes nothing', () => {
    const game = greeted().says('first', 'ERROR');
    const before = structuredClone({ verdict: game.verdict, sent: game.sent });
    game.says('first', '9,9').leaves('second', { code: 1 }).tell({ event: 'stopped' });
    expect({ verdict: game.verdict, sent: game.sent }).toEqual(before);
  });
});

describe('what loses', () => {
  const lost = (game: ScriptedGame) => {
    expect(game.verdict).toMatchObject({ winner: 'second', culprit: 'first' });
    return game.verdict;
  };

  test.each([
    ['ERROR whatever', 'invalid-reply'],
    ['9,9 ', 'invalid-reply'],
    ['', 'invalid-reply'],
    ['9,9 10,10', 'illegal-move'],
    ['3,3', 'illegal-move'],
    ['19,0', 'illegal-move'],
  ])('the answer "%s" by %s', (text, ending) => {
    expect(lost(greeted().says('first', text))).toMatchObject({ ending });
  });

  test('an illegal move names the rule it broke', () => {
    const verdict = lost(greeted().says('first', '3,3'));
    expect(verdict).toMatchObject({ cause: 'blocked', values: { at: '3,3', said: '3,3' } });
  });

  test('a line that nobody asked for', () => {
    const game = greeted().says('first', '9,9').says('first', '8,8');
    expect(lost(game)).toMatchObject({ ending: 'out-of-turn', values: { said: '8,8' } });
  });

  test('time: the answer that comes too late, and the one that never comes', () => {
    const limit = greeted().limit ?? 0;
    const late = greeted().says('first', '9,9', { wall: limit + 50 });
    expect(lost(late)).toMatchObject({ ending: 'time', cause: 'move', values: { over: 50 } });
    const silent = greeted().expires('first', { wall: limit + 3 }, '9,');
    expect(lost(silent)).toMatchObject({ ending: 'time', values: { over: 3, said: '9,' } });
  });

  test('with the clock off time is told and noted, and costs nothing', () => {
    const rules = contest('algocup', {
      limits: { clock: 'off', moveSeconds: 3 },
      options: { blocks: 'none' },
    });
    const game = new ScriptedGame(rules, { first: program('algocup'), second: RANDOM });
    game.says('first', 'OK').says('first', 'TeamName:A,Department:B');
    expect(game.sent.at(-1)).toContain('BEGIN');
    expect(game.sent.join()).toContain('LimitTime 3');
    game.says('first', '9,9', { wall: 3_600_000 }).chooses('second', '0,0 1,1');
    expect(game.verdict).toBeNull();
    expect(game.notes.find(({ event }) => event === 'moved')).toMatchObject({ charged: 3_600_000 });
    // Nor is one without a wire, who is told its limit all the same.
    game.says('first', '2,2 3,3').expires('second', { wall: 9000 }).chooses('second', '5,5 6,6');
    expect(game.verdict).toBeNull();
    expect(game.moves.at(-1)).toBe('5,5 6,6');
  });

  test('not ready in time', () => {
    const verdict = lost(algocup().expires('first', { wall: 5001 }));
    expect(verdict).toMatchObject({ ending: 'time', cause: 'start', values: { limit: 5 } });
  });

  test('the whole time of the game, the greeting included', () => {
    const rules = contest('makyek', { limits: { gameSeconds: 10 } });
    const game = new ScriptedGame(rules, { first: program('makyek'), second: RANDOM });
    game.says('first', 'OK', { wall: 4500 });
    for (const [first, second] of [
      ['5 3 0', '9 2 1'],
      ['4 3 1', '10 2 0'],
    ] as const) {
      game.says('first', first, { wall: 2000 }).chooses('second', second);
    }
    expect(game.limit).toBe(1500);
    game.says('first', '5 3 0', { wall: 1501 });
    expect(lost(game)).toMatchObject({ ending: 'time', cause: 'game', values: { over: 1 } });
  });

  test('leaving: crash, exit, memory, connection', () => {
    expect(lost(greeted().leaves('first', { code: 7 }))).toMatchObject({
      ending: 'crash',
      cause: 'code',
      values: { code: 7 },
    });
    expect(lost(greeted().leaves('first', { signal: 'SIGSEGV' }))).toMatchObject({
      ending: 'crash',
      cause: 'signal',
    });
    expect(lost(greeted().leaves('first', { code: 0 }))).toMatchObject({ ending: 'exit' });
    const outOfMemory = { signal: 'SIGKILL', ranOutOfMemory: true };
    expect(lost(greeted().leaves('first', outOfMemory))).toMatchObject({ ending: 'memory' });
  });

  test('leaving while the other thinks', () => {
    const game = makyek().says('first', 'OK').says('second', 'OK').leaves('second', { code: 0 });
    expect(game.verdict).toMatchObject({ winner: 'first', ending: 'exit', culprit: 'second' });
  });

  test('too much output', () => {
    const game = greeted().tell({ event: 'breached', seat: 'first', limit: 'line' });
    expect(lost(game)).toMatchObject({ ending: 'output', cause: 'line' });
  });
});

describe('what does not lose', () => {
  test('time that the player waited for a core, or the referee was held up', () => {
    const limit = greeted().limit ?? 0;
    const game = greeted().says('first', '9,9', { wall: limit * 2, waited: limit, stalled: 20 });
    expect(game.verdict).toBeNull();
    expect(game.moves).toEqual(['9,9']);
  });

  test('DEBUG lines, in turn and out of turn, up to their quota', () => {
    const game = makyek().says('first', 'OK').says('second', 'OK');
    game.says('first', `DEBUG ${'x'.repeat(20_000)}`).says('second', 'DEBUG hello');
    for (let i = 0; i < 3; i++) game.says('first', `DEBUG ${'y'.repeat(10_000)}`);
    expect(game.verdict).toBeNull();
    const kept = game.notes.map((note) => (note.event === 'debug' ? note.text.length : 0));
    expect(kept).toEqual([16_384, 5, 10_000, 6384]);
  });

  test('a fault of the platform makes the game void', () => {
    const game = greeted().tell({ event: 'spoilt', reason: 'sandbox', evidence: 'no bwrap' });
    expect(game.verdict).toMatchObject({ winner: null, ending: 'void', cause: 'sandbox' });
    expect(game.farewells.first).toBe('QUIT\n');
  });

  test('a time-out while the referee itself was held up is void', () => {
    const game = greeted().expires('first', { wall: 30_000, stalled: 20_000 });
    expect(game.verdict).toMatchObject({ ending: 'void', cause: 'referee-stall' });
  });

  test('nor is an answer accepted that only a long stall of ours excuses: nobody can say', () => {
    const game = greeted().says('first', '9,9', { wall: 30_000, stalled: 25_000 });
    expect(game.verdict).toMatchObject({ ending: 'void', cause: 'referee-stall' });
  });

  test('a machine too busy to judge is void', () => {
    const game = greeted().expires('first', { wall: 200_000, waited: 199_000 });
    expect(game.verdict).toMatchObject({ ending: 'void', cause: 'overloaded' });
  });
});

describe('where faults do not lose', () => {
  test('a late answer is played by the referee, and the game goes on', () => {
    const game = reversi().says('first', team).expires('first', { wall: 5001 });
    expect(game.verdict).toBeNull();
    expect(game.notes.at(-1)).toMatchObject({ move: '1,1', instead: 'time', charged: 5001 });
  });

  test('an illegal move likewise', () => {
    const game = reversi()
      .says('first', team)
      .says('first', answer(1, 0, 0));
    expect(game.notes.at(-1)).toMatchObject({ move: '1,1', instead: 'illegal-move' });
  });

  test('the late answer to an old question is dropped', () => {
    const game = reversi().says('first', team).expires('first', { wall: 5001 });
    game.chooses('second', '2,2').says('first', answer(1, 3, 3));
    expect(game.moves).toEqual(['1,1', '2,2']);
    expect(game.says('first', answer(2, 3, 3)).moves).toEqual(['1,1', '2,2', '3,3']);
  });

  test('a player that is gone is played for to the end', () => {
    const game = reversi().says('first', team).leaves('first', { code: 1 });
    expect(game.notes.at(-1)).toMatchObject({ instead: 'crash' });
    game.chooses('second', '6,6');
    expect(game.asked).toBe('second');
    expect(game.moves).toHaveLength(3);
  });

  test('a player that never connects is played for from the start', () => {
    const game = reversi().expires('first', { wall: 20_001 });
    expect(game.moves).toEqual(['1,1']);
    expect(game.asked).toBe('second');
  });
});

test('no happenings whatever make it throw, or speak after the end', () => {
  const seat = fc.constantFrom<SeatName>('first', 'second');
  const usage = fc
    .tuple(fc.nat(9000), fc.nat(9000), fc.nat(900))
    .map(([wall, waited, stalled]) => ({ wall, waited, stalled, cpu: 0, memory: 0 }));
  const bytes = fc.oneof(
    fc.constantFrom('OK', '5 3 0', '9 2 1', 'DEBUG x', '').map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 20 }),
  );
  const how = fc.record({
    code: fc.option(fc.nat(255)),
    signal: fc.option(fc.constant('SIGKILL')),
    ranOutOfMemory: fc.boolean(),
    isConnectionLost: fc.boolean(),
    isForGood: fc.boolean(),
  });
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    fc.record({ event: fc.constant('said' as const), seat, frame: bytes, usage }),
    fc.record({ event: fc.constant('expired' as const), seat, rest: bytes, usage }),
    fc.record({ event: fc.constant('chose' as const), seat, move: fc.string(), usage }),
    { arbitrary: fc.record({ event: fc.constant('gone' as const), seat, how }), weight: 1 },
  );
  const rules = [contest('makyek'), contest('reversi')];
  fc.assert(
    fc.property(fc.nat(1), fc.array(happening, { maxLength: 40 }), (which, happenings) => {
      const name = which === 0 ? 'makyek' : 'reversi-tcp';
      const game = new ScriptedGame(rules[which]!, { first: program(name), second: program(name) });
      for (const told of happenings) {
        const wasOver = game.verdict !== null;
        const sent = game.sent.length;
        game.tell(told);
        if (wasOver) expect(game.sent).toHaveLength(sent);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});
