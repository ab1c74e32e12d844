/** A place in a source that a compiler speaks of. Lines and columns begin with 1. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number | null;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  /** The line as the compiler showed it, where it did. */
  readonly source: string | null;
}

const MOST = 200;

/** bot.c:12:5: error: …, as gcc, g++ and clang write; javac names no column. */
const NATIVE =
  /^(?:.*\/)?([^/:\s][^/:]*):(\d+):(?:(\d+):)? (fatal error|error|warning|note): (.+)$/;

/** bot.ts(12,5): error TS2304: … */
const TYPESCRIPT = /^(?:.*\/)?([^/(]+)\((\d+),(\d+)\): (error|warning) (TS\d+: .+)$/;

/** File "bot.py", line 12; more may follow. */
const PYTHON = /^\s*File "(?:.*\/)?([^"/]+)", line (\d+)/;

/** bot.js:12, alone on its line, with the line itself, a mark under it and the error after it. */
const NODE = /^(?:.*\/)?([^/:\s][^/:]*\.[cm]?js):(\d+)$/;

/** SyntaxError: …, alone on its line. */
const THROWN = /^(?:Sorry: )?((?:[A-Za-z_.]*(?:Error|Exception|Warning)|KeyboardInterrupt)\b.*)$/;

/** What a compiler, or a check of the source, found, in its own order. What points nowhere is left out. */
export function findingsIn(text: string): Finding[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const found: Finding[] = [];
  for (const [index, line] of lines.entries()) {
    const finding = direct(line, lines, index) ?? thrown(line, lines, index);
    if (finding !== null) found.push(finding);
    if (found.length === MOST) break;
  }
  return found;
}

/** One that says everything on its own line. */
function direct(line: string, lines: readonly string[], index: number): Finding | null {
  const match = NATIVE.exec(line) ?? TYPESCRIPT.exec(line);
  if (match === null) return null;
  const [, file = '', row = '', place, word = '', message = ''] = match;
  const severity = word === 'fatal error' ? 'error' : (word as Finding['severity']);
  const marked = markedLine(lines, index + 1);
  const column = place === undefined ? (marked?.column ?? null) : Number(place);
  return { file, line: Number(row), column, severity, message, source: marked?.source ?? null };
}

/** One whose message comes below: after the place, the line and its mark. */
function thrown(line: string, lines: readonly string[], index: number): Finding | null {
  const match = PYTHON.exec(line) ?? NODE.exec(line);
  if (match === null) return null;
  const [, file = '', row = ''] = match;
  const rest = lines.slice(index + 1, index + 40);
  const next = rest.findIndex((one) => PYTHON.test(one));
  const message = (next < 0 ? rest : []).map((one) => THROWN.exec(one)?.[1]).find(Boolean);
  // Of a traceback, only the last place is where it happened.
  if (message === undefined) return null;
  const marked = markedLine(lines, index + 1);
  return {
    file,
    line: Number(row),
    column: marked?.column ?? null,
    severity: 'error',
    message,
    source: marked?.source ?? null,
  };
}

/** The source line below a message, and the column its mark points at: gcc writes both after the line's number. */
function markedLine(
  lines: readonly string[],
  index: number,
): { source: string; column: number | null } | null {
  const [first = '', second = ''] = lines.slice(index, index + 2).map(unnumbered);
  if (first.trim() === '' || NATIVE.test(first)) return null;
  const mark = /^\s*(?=[\^~])/.exec(second)?.[0].length;
  if (mark === undefined) return null;
  // Python shows the line without what it was indented by: its column would be wrong.
  const isShifted = PYTHON.test(lines[index - 1] ?? '');
  return { source: first.trim(), column: isShifted ? null : mark + 1 };
}

function unnumbered(line: string): string {
  return line.replace(/^\s*\d* \| /, '');
}

/** Errors and warnings, to which notes belong; those in one's own files before those in headers of the system. */
export function remarksAmong(findings: readonly Finding[], own: readonly string[]): Finding[] {
  const remarks = findings.filter(({ severity }) => severity !== 'note');
  const isOwn = ({ file }: Finding) => own.includes(file);
  return [...remarks.filter(isOwn), ...remarks.filter((one) => !isOwn(one))];
}

/** What is told of one file, for the marks of an editor. */
export function findingsFor(findings: readonly Finding[], file: string): Finding[] {
  return findings.filter((one) => one.file === file);
}
