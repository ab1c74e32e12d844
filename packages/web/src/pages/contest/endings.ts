import { endingWords } from '@daeguk/api';
import { games } from '@daeguk/games';

/** How games of a rule book can end, by what it has sentences for. */
function ownEndings(game: string): ReadonlySet<string> {
  const keys = Object.keys(games.get(game)?.messages.en ?? {});
  return new Set(
    keys.filter((key) => key.startsWith('ending.')).map((key) => key.split('.')[1] ?? ''),
  );
}

/** Those of a game, and those that any game may come to. */
export function endingsOf(game: string): readonly string[] {
  const own = ownEndings(game);
  const ofOthers = new Set([...games.keys()].flatMap((other) => [...ownEndings(other)]));
  const all = Object.keys(endingWords.en).map((key) => key.replace('ending.', ''));
  return all.filter((ending) => own.has(ending) || !ofOthers.has(ending));
}
