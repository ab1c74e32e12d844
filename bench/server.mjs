// What the arena promises of its server, measured on the real thing: the command as an organiser starts it,
// with its worker, asked over HTTP. Each part has an arena of its own.
//   node bench/server.mjs [watching] [ladder] [submitting] [pace]
import { ladder } from './server/ladder.mjs';
import { pace } from './server/pace.mjs';
import { submitting } from './server/submitting.mjs';
import { watching } from './server/watching.mjs';

const parts = { watching, ladder, submitting, pace };
const wanted = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await measure();
}
