import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/setup/root.mjs';

export const bot = (name: string) => join(root, 'e2e', 'bots', name);

/** A tournament of one of the five contests as it lies under contests/, with some of it changed. */
export function readyFile(contest: string): Record<string, unknown> {
  return parse(readFileSync(join(root, 'contests', `${contest}.tournament.yaml`), 'utf8'));
}

/** Writes a tournament file; JSON is YAML too. */
export function writeTournament(folder: string, name: string, tournament: object): string {
  const path = join(folder, `${name}.yaml`);
  writeFileSync(path, JSON.stringify(tournament, null, 2));
  return path;
}
