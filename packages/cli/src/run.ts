import { CommanderError } from 'commander';
import { wrapLines } from './columns.js';
import { BAD_USAGE, DONE, FAILED, type Io } from './io.js';
import { languageOf } from './language.js';
import { complain, text } from './messages.js';
import { buildProgram } from './program.js';

/** Runs one command line to its end and tells the exit code. */
export async function run(words: readonly string[], version: string): Promise<number> {
  const io = terminalIo();
  let exitCode = DONE;
  const program = buildProgram(io, version, (code) => {
    exitCode = code;
  });
  if (words.length === 0) {
    program.outputHelp({ error: true });
    return BAD_USAGE;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === DONE ? DONE : BAD_USAGE;
    return internalFault(io, error);
  }
}

function terminalIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return {
    out: (line) => stdout.write(`${line}\n`),
    write: (bytes) => stdout.write(bytes),
    err: (words) => stderr.write(stderr.isTTY === true ? wrapLines(words, stderr.columns) : words),
    get input() {
      return stdin;
    },
    isInTerminal: stdin.isTTY === true,
    outRows: stdout.isTTY === true ? stdout.rows : 0,
    outColumns: stdout.isTTY === true ? stdout.columns : 80,
    isErrTerminal: stderr.isTTY === true,
    language: languageOf(env),
  };
}

function internalFault(io: Io, error: unknown): number {
  const problem = error instanceof Error ? error.message : String(error);
  complain(io, text(io, 'error.internal', { problem }));
  if (process.env.DAEGUK_DEBUG && error instanceof Error) io.err(`${error.stack}\n`);
  return FAILED;
}
