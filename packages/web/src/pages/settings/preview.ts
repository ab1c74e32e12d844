import { games, readOptions } from '@daeguk/games';
import { begin, type Course, withMoves } from '../../match/course.js';

const CONNECT6 = ['10,10', '9,9 11,11', '9,11 11,9', '8,10 12,10', '10,8 10,12', '8,8 12,12'];

/** Positions in which boards and stones of every kind are to be seen. */
const SHOWN: readonly Shown[] = [
  { name: 'connect6', given: { blocks: '7,13;13,7' }, moves: CONNECT6 },
  { name: 'reversi', moves: ['3,4', '3,3', '4,3', '5,5', '6,5', '3,5', '3,6', '5,3'] },
  { name: 'microchess', moves: [] },
];

interface Shown {
  readonly name: string;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
}

export function previews(): Course[] {
  return SHOWN.flatMap(({ name, given = {}, moves }) => {
    const game = games.get(name);
    const options = game && readOptions(game.options, given);
    if (game === undefined || !options?.ok) return [];
    const course = withMoves(begin(game, game.setup(options.value, null)), moves);
    return course.ok ? [course.value] : [];
  });
}
