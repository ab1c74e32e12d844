import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTournamentFile, tournamentSchema } from './file.js';

const contests = fileURLToPath(new URL('../../../../contests', import.meta.url));

test('the schema for editors is the one files are read by', async () => {
  const schema = z.toJSONSchema(tournamentSchema, { io: 'input', unrepresentable: 'any' });
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(contests, 'tournament.schema.json'));
});

describe('the ready files', () => {
  const files = readdirSync(contests).filter((name) => name.endsWith('.tournament.yaml'));

  test('there is one for each contest', () => {
    const ids = readdirSync(contests).filter((name) => /^[^.]+\.json$/.test(name));
    expect(files).toEqual(ids.map((name) => name.replace('.json', '.tournament.yaml')));
  });

  test.each(files)('%s is one', (name) => {
    const read = readTournamentFile(readFileSync(join(contests, name), 'utf8'), 'en');
    expect(read).toMatchObject({ ok: true });
  });
});
