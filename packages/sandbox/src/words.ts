/** The words of a command line, with quotes and backslashes as in a shell; null if a quote is open. */
export function splitWords(line: string): string[] | null {
  const words: string[] = [];
  let rest = line.trimStart();
  while (rest !== '') {
    const word = /^(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/s.exec(rest)?.[0];
    if (word === undefined) return null;
    words.push(unquoted(word));
    const after = rest.slice(word.length);
    if (after !== '' && !/^\s/.test(after)) return null;
    rest = after.trimStart();
  }
  return words;
}

function unquoted(word: string): string {
  return word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, (_, single, double, escaped) => {
    if (single !== undefined) return single;
    if (double !== undefined) return double.replace(/\\(["\\$`])/g, '$1');
    return escaped;
  });
}
