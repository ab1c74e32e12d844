import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type SentFile } from '@daeguk/api';
import { excerpt } from '@daeguk/games';
import { findSources } from '@daeguk/sandbox';
import { readServer } from '../arena/address.js';
import { complainOfServer } from '../arena/faults.js';
import { followSubmission } from '../arena/follow-submission.js';
import { say } from '../arena/messages.js';
import { tokenFor } from '../arena/sign-in.js';
import { readLevel } from '../entries.js';
import { BAD_USAGE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';

export interface SubmitFlags {
  readonly server?: string;
  readonly compiler?: string;
  readonly protocol?: string;
  readonly trial?: string;
  readonly watch?: boolean;
}

/** Submits a program to an arena and tells what becomes of it. */
export async function submit(
  io: Io,
  contest: string,
  path: string,
  flags: SubmitFlags,
): Promise<number> {
  const address = readServer(io, flags.server);
  const level = flags.trial === undefined ? undefined : readLevel(io, flags.trial);
  const files = readSources(io, path);
  if (address === null || level === null || files === null) return BAD_USAGE;
  // Nobody is asked for a password that no arena is there to check.
  const found = await new Client({ address, language: io.language }).call(
    'GET /api/contests/:contest',
    { params: { contest } },
  );
  if (!found.ok) return complainOfServer(io, address, found.fault);
  const token = await tokenFor(io, address);
  if (token === null) return FAILED;
  const client = new Client({ address, token, language: io.language });
  const sent = await client.call('POST /api/contests/:contest/submissions', {
    params: { contest },
    body: {
      files,
      ...(flags.compiler === undefined ? {} : { compiler: flags.compiler }),
      ...(flags.protocol === undefined ? {} : { protocol: flags.protocol }),
      ...(level === undefined ? {} : { trial: { house: level } }),
    },
  });
  if (!sent.ok) return complainOfServer(io, address, sent.fault);
  const { id, number, compiler } = sent.value;
  const names = files.map(({ name }) => name).join(', ');
  io.out(say(io, 'submit.sent', { id, number, contest, compiler, files: names }));
  const following = { io, client, address, stays: flags.watch === true };
  return followSubmission(following, sent.value);
}

function readSources(io: Io, path: string): SentFile[] | null {
  const sources = findSources(path);
  if (sources === null) {
    complain(io, say(io, 'error.sources', { path: excerpt(path) }));
    return null;
  }
  const { folder, files, headers } = sources;
  return [...files, ...headers].map((name) => ({
    name: name.normalize('NFC'),
    base64: readFileSync(join(folder, name)).toString('base64'),
  }));
}
