import { fail, ok, type Result } from '@daeguk/games';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

/** A YAML text (JSON is one too) that knows on which line everything stands. */
export class LinedDocument {
  readonly json: unknown;
  readonly #document: Document;
  readonly #lines: LineCounter;

  private constructor(document: Document, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
    this.json = document.toJS();
  }

  static read(text: string): Result<LinedDocument> {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
      const { line } = lines.linePos(error.pos[0]);
      return fail('tournament-syntax', { line, problem: error.message });
    }
    try {
      return ok(new LinedDocument(document, lines));
    } catch (error) {
      // Such as aliases that would unfold without end.
      return fail('tournament-syntax', { line: 1, problem: (error as Error).message });
    }
  }

  /** The line of what a path leads to, or of the nearest thing above it that is there. */
  lineOf(path: Path): number {
    for (let length = path.length; length > 0; length--) {
      const start = this.#startOf(path.slice(0, length));
      if (start !== null) return this.#lines.linePos(start).line;
    }
    return 1;
  }

  /** Where the key of a field stands, or an item of a list. */
  #startOf(path: Path): number | null {
    const parent: unknown =
      path.length === 1 ? this.#document.contents : this.#document.getIn(path.slice(0, -1), true);
    const key = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      return pair !== undefined && isScalar(pair.key) ? (pair.key.range?.[0] ?? null) : null;
    }
    const node: unknown = this.#document.getIn(path, true);
    return isNode(node) ? (node.range?.[0] ?? null) : null;
  }
}
