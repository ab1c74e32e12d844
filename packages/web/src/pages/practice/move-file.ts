import type { Course } from '../../match/course.js';

/** A game as text: a move a line, and lines that begin with # for whoever reads it. */
export function moveFile({ game, states, moves }: Course, remarks: readonly string[]): string {
  const position = game.formatPosition(states[0]);
  const check = `grep -v '^#' FILE | ./daeguk rules ${game.name} --position '${position}'`;
  const head = [...remarks, check].map((remark) => `# ${remark}`);
  return [...head, ...moves, ''].join('\n');
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
