import { expect } from 'vitest';

/** A line of a record, as far as the zoo looks at it. */
export interface Line {
  readonly event: string;
  readonly at: number;
  readonly seat?: 'first' | 'second';
  readonly text?: string;
  readonly name?: string;
  readonly usage?: { readonly wall: number; readonly charged: number };
  readonly instead?: string | null;
  readonly ending?: string;
  readonly cause?: string | null;
  readonly culprit?: string | null;
  readonly code?: number | null;
  readonly peak?: number;
  readonly stderr?: string;
  readonly conditions?: { readonly moveTime: number | null };
  readonly host?: { readonly tier: string };
}

/** A game with a bot of the zoo, by its record. The bot always sits first. */
export class Played {
  readonly lines: readonly Line[];

  constructor(record: string) {
    this.lines = record
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  }

  /** The first line of a kind, which must be there. */
  line(event: string): Line {
    const [found] = this.all(event);
    expect(found, `a line "${event}" in the record`).toBeDefined();
    return found as Line;
  }

  /** The lines of a kind that tell of the bot, or of nobody. */
  all(event: string): Line[] {
    return this.lines.filter((line) => line.event === event && line.seat !== 'second');
  }

  get stderr(): string {
    return this.line('evidence').stderr ?? '';
  }

  /** What the bot reported of what it tried, line by line. */
  get reports(): Record<string, unknown>[] {
    return this.stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  get report(): Record<string, unknown> {
    return this.reports[0] ?? {};
  }

  /** For each of the bot's moves, why the referee made it, or null where the bot did. */
  get insteads(): (string | null)[] {
    return this.all('moved').map(({ instead = null }) => instead);
  }
}
