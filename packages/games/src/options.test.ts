import { describe, expect, it } from 'vitest';
import { choiceOption, type OptionReaders, readOptions, wholeNumberOption } from './options.js';

interface Options {
  readonly plies: number;
  readonly overline: 'loses' | 'wins';
}

const readers: OptionReaders<Options> = {
  plies: wholeNumberOption(1, 100, 80),
  overline: choiceOption(['loses', 'wins'], 'loses'),
};

describe('options', () => {
  it('that nobody gives have their fallbacks', () => {
    expect(readOptions(readers, {})).toEqual({ ok: true, value: { plies: 80, overline: 'loses' } });
  });

  it('are read from the text of a command line', () => {
    expect(readOptions(readers, { plies: '100', overline: 'wins' })).toEqual({
      ok: true,
      value: { plies: 100, overline: 'wins' },
    });
  });

  it('are read from the values of a contest file', () => {
    expect(readOptions(readers, { plies: 1 })).toEqual({
      ok: true,
      value: { plies: 1, overline: 'loses' },
    });
  });
});

describe('an unknown option', () => {
  it('that is nearly a known one is answered with that one', () => {
    expect(readOptions(readers, { pleis: 5 })).toEqual({
      ok: false,
      fault: { code: 'unknown-option-near', values: { option: 'pleis', near: 'plies' } },
    });
  });

  it('that is like no other is answered with all that exist', () => {
    expect(readOptions(readers, { colour: 'red' })).toEqual({
      ok: false,
      fault: { code: 'unknown-option', values: { option: 'colour', known: 'plies, overline' } },
    });
  });

  it('of a game without options is answered so', () => {
    expect(readOptions({}, { plies: 5 })).toEqual({
      ok: false,
      fault: { code: 'no-options', values: { option: 'plies' } },
    });
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('is "%s" too', (name) => {
    const given: unknown = JSON.parse(`{${JSON.stringify(name)}: 5}`);
    expect(readOptions(readers, given as Record<string, unknown>)).toMatchObject({
      ok: false,
      fault: { code: expect.stringMatching(/^unknown-option/) as string },
    });
  });

  it('is shown safely however long or strange it is', () => {
    const read = readOptions(readers, { [`\u0000${'x'.repeat(2 ** 20)}`]: 5 });
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read).length).toBeLessThan(500);
    expect(JSON.stringify(read)).not.toContain('\u0000');
  });
});

describe('a whole number', () => {
  it.each([
    '',
    ' 5',
    '5 ',
    'ten',
    '1.5',
    '1e1',
    '0x5',
    '0',
    '101',
    '-5',
    '9'.repeat(30),
    0,
    101,
    -5,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    [5],
    {},
  ])('from 1 to 100 is not %j', (value) => {
    expect(readOptions(readers, { plies: value })).toMatchObject({
      ok: false,
      fault: { code: 'option-not-whole', values: { option: 'plies', min: 1, max: 100 } },
    });
  });

  it('that is wrong is quoted', () => {
    expect(readOptions(readers, { plies: 'ten' })).toMatchObject({
      fault: { values: { text: 'ten' } },
    });
    expect(readOptions(readers, { plies: [5] })).toMatchObject({
      fault: { values: { text: '[5]' } },
    });
  });
});

describe('a choice', () => {
  it.each(['', 'lose', 'Loses', 'loses ', 0, null, undefined, true, ['loses'], {}])(
    'of loses and wins is not %j',
    (value) => {
      expect(readOptions(readers, { overline: value })).toMatchObject({
        ok: false,
        fault: {
          code: 'option-not-choice',
          values: { option: 'overline', choices: 'loses, wins' },
        },
      });
    },
  );
});
