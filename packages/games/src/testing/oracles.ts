import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Figures and games of other implementations; they lie beside the repository, and not everywhere. */
export const folder = fileURLToPath(new URL('../../../../../shared/oracles/', import.meta.url));

export const areOraclesHere = existsSync(folder);

interface PerftRow {
  readonly position: string;
  readonly why: string;
  /** The leaves at depth 1, 2, 3, … */
  readonly nodes: readonly number[];
}

interface MakyekGame {
  readonly game: number;
  readonly end: { readonly winner: 0 | 1 | 2; readonly by: 'limit' | 'nomove' };
  readonly plies: number;
  readonly moves: readonly {
    readonly side: 'b' | 'w';
    readonly move: string;
    readonly legal_before: number;
    readonly board: string;
  }[];
}

interface Connect6Game {
  readonly blocks: readonly (readonly [x: number, y: number])[];
  readonly why: string;
  readonly moves: readonly string[];
  readonly winner: string;
}

interface StonesRow {
  readonly play: readonly number[];
  readonly depth: number;
  readonly move: number | null;
  readonly value: number;
  readonly visited: number;
  readonly evaluated: number;
  readonly maxDepth: number;
}

export function perftRows(): Readonly<Record<'microchess' | 'reversi', readonly PerftRow[]>> {
  return areOraclesHere ? JSON.parse(read('perft.json')) : { microchess: [], reversi: [] };
}

export const makyekGames = (): MakyekGame[] => lines('makyek-games.jsonl');
export const connect6Games = (): Connect6Game[] => lines('connect6-games.jsonl');
export const stonesRows = (): StonesRow[] => lines('picking-stones.jsonl');

function lines<Row>(file: string): Row[] {
  if (!areOraclesHere) return [];
  return read(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function read(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}
