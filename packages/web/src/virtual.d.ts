// Modules that are made when the portal is built: see build/.

declare module 'virtual:kits' {
  interface Kit {
    /** Where its archive is. */
    readonly zip: string;
    /** How long that is. */
    readonly bytes: number;
    /** The file to open first, and what is to be filled in there. */
    readonly main: string;
    readonly toFillIn: string;
    /** What is handed in: the page beside it is not among them. */
    readonly files: readonly string[];
    /** The sources by their names. */
    load(): Promise<Readonly<Record<string, string>>>;
  }

  /** By contest and language, of the contests that come with Daeguk. */
  export const kits: Readonly<Record<string, Readonly<Record<string, Kit>>>>;

  /** The way each of these contests talks first. */
  export const protocols: Readonly<Record<string, string>>;
}
