import type { GameState } from '@daeguk/api';

/** What a list of games is narrowed by, as the API names it. */
export interface GameFilters {
  readonly state?: GameState;
  readonly ending?: string;
  readonly author?: number;
  readonly submission?: number;
  readonly tournament?: number;
}
