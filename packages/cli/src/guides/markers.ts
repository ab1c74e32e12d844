// Pages hold generated parts between markers, each on a line of its own:
//   <!-- picture NAME -->      <!-- transcript NAME -->      <!-- limits -->
//   <!-- /picture -->          <!-- /transcript -->          <!-- /limits -->
// Whatever stands between them is written anew by `npm run golden`.

export interface Marker {
  readonly kind: 'picture' | 'transcript' | 'limits';
  /** Empty for what needs none. */
  readonly name: string;
}

export interface Filled {
  readonly text: string;
  readonly markers: readonly Marker[];
  /** What is wrong with the markers, by line. */
  readonly problems: readonly string[];
}

/** Puts what belongs there between the markers; `make` gives null for what does not exist. */
export function fill(text: string, make: (marker: Marker) => readonly string[] | null): Filled {
  const lines: string[] = [];
  const markers: Marker[] = [];
  const problems: string[] = [];
  let open: Marker | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const complain = (what: string) => problems.push(`line ${index + 1}: ${what}: ${line}`);
    const marker = readMarker(line);
    if (open !== null && line !== `<!-- /${open.kind} -->`) {
      if (line.startsWith('<!--')) complain(`${open.kind} ${open.name} is still open`);
      continue;
    }
    lines.push(line);
    if (open !== null) open = null;
    else if (marker !== null) {
      const made = make(marker);
      if (made === null) complain('there is no such thing');
      lines.push(...(made ?? []));
      markers.push(marker);
      open = marker;
    } else if (line.includes('<!--')) complain('not a marker');
  }
  if (open !== null) problems.push(`${open.kind} ${open.name} is left open`);
  return { text: lines.join('\n'), markers, problems };
}

function readMarker(line: string): Marker | null {
  const [, kind, name = ''] =
    /^<!-- (picture|transcript|limits)(?: ([a-z-]+))? -->$/.exec(line) ?? [];
  if (kind === 'limits' && name === '') return { kind, name };
  if ((kind === 'picture' || kind === 'transcript') && name !== '') return { kind, name };
  return null;
}
