/** What a form is filled in into: the fields of a file, by their paths. */
export interface Draft {
  at(path: string): unknown;
  /** Undefined takes it out. */
  put(path: string, value: unknown): void;
  /** What is wrong there, as a sentence. */
  problem(path: string): string | null;
}
