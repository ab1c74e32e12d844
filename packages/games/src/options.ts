import { type Fault, fail, fault, ok, type Result } from './result.js';
import { excerpt, nearest, wholeNumber } from './text.js';

/**
 * How one option is read, from a contest file (JSON values) or a command line (text), and what it
 * is when nobody says. A reader's fault need not name the option: `readOptions` adds the name.
 */
export interface OptionReader<T> {
  readonly fallback: T;
  read(value: unknown): Result<T>;
}

export type OptionReaders<Options> = {
  readonly [Name in keyof Options]: OptionReader<Options[Name]>;
};

export function wholeNumberOption(
  min: number,
  max: number,
  fallback: number,
): OptionReader<number> {
  return {
    fallback,
    read(value) {
      const number = typeof value === 'string' ? wholeNumber(value) : value;
      const whole = typeof number === 'number' && Number.isInteger(number);
      if (whole && number >= min && number <= max) return ok(number);
      return fail('option-not-whole', { min, max, text: shown(value) });
    },
  };
}

export function choiceOption<const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
): OptionReader<Choice> {
  return {
    fallback,
    read(value) {
      const choice = choices.find((candidate) => candidate === value);
      if (choice !== undefined) return ok(choice);
      return fail('option-not-choice', { choices: choices.join(', '), text: shown(value) });
    },
  };
}

/** All options of a game: those given, checked, and the fallbacks for the rest. */
export function readOptions<Options>(
  readers: OptionReaders<Options>,
  given: Readonly<Record<string, unknown>>,
): Result<Options> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(readers, name)) return { ok: false, fault: unknownOption(readers, name) };
  }
  const options: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries<OptionReader<unknown>>(readers)) {
    if (!Object.hasOwn(given, name)) {
      options[name] = reader.fallback;
      continue;
    }
    const read = reader.read(given[name]);
    if (!read.ok) return fail(read.fault.code, { option: name, ...read.fault.values });
    options[name] = read.value;
  }
  return ok(options as Options);
}

function unknownOption(readers: object, name: string): Fault {
  const known = Object.keys(readers);
  const option = excerpt(name);
  if (known.length === 0) return fault('no-options', { option });
  const near = nearest(name, known);
  if (near !== null) return fault('unknown-option-near', { option, near });
  return fault('unknown-option', { option, known: known.join(', ') });
}

/** A value as it was written; where it is nested too deeply to be written again, a mark. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return excerpt(value);
  try {
    return excerpt(JSON.stringify(value) ?? String(value));
  } catch {
    return '…';
  }
}
