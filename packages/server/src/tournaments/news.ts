/** What the director has been told and not looked at yet. */
export class News {
  /** Games that began, ended, or were called off. */
  readonly games = new Set<number>();
  /** Tournaments of which somebody or something has changed. */
  readonly changed = new Set<number>();
  /** Tournaments to be read anew: what was known of them may be wrong. */
  readonly doubted = new Set<number>();
  /** Whether to look at all tournaments, or even to read all of them anew. */
  all: 'none' | 'changed' | 'doubted' = 'none';

  get isEmpty(): boolean {
    const { games, changed, doubted, all } = this;
    return all === 'none' && games.size + changed.size + doubted.size === 0;
  }

  look(): this {
    if (this.all === 'none') this.all = 'changed';
    return this;
  }

  doubt(): this {
    this.all = 'doubted';
    return this;
  }

  add({ games, changed, doubted, all }: News): void {
    for (const id of games) this.games.add(id);
    for (const id of changed) this.changed.add(id);
    for (const id of doubted) this.doubted.add(id);
    if (all === 'changed') this.look();
    if (all === 'doubted') this.doubt();
  }
}
