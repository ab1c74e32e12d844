// Modules that are made when the portal is built: see build/.

declare module 'virtual:kits' {
  interface Kit {
    /** Its language as people write it. */
    readonly name: string;
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

declare module 'virtual:guides' {
  /** A page of the guides, made of Markdown of ours: nothing of anybody else's is in it. */
  interface Guide {
    readonly html: string;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
  }

  interface GuideSource {
    /** In which it is written: English where there is no other. */
    readonly language: 'en' | 'ko' | 'zh';
    load(): Promise<Guide>;
  }

  type InLanguages = Readonly<Record<'en' | 'ko' | 'zh', GuideSource>>;

  /** Those of the contests that come with Daeguk. */
  export const guides: Readonly<
    Record<string, Readonly<Record<'rules' | 'protocol' | 'first-bot', InLanguages>>>
  >;

  /** Those that are the same for all contests. */
  export const guidesOfAll: Readonly<Record<'time', InLanguages>>;
}
