import { describe, expect, it } from 'vitest';
import { fill, type Marker } from './markers.js';

const make = ({ kind, name }: Marker) => (name === 'unknown' ? null : [`${kind} ${name}`.trim()]);
const page = (...lines: string[]) => lines.join('\n');

describe('filling a page', () => {
  it('replaces what stands between markers, and nothing else', () => {
    const before = page('# A', '<!-- picture a -->', 'old', 'older', '<!-- /picture -->', 'b', '');
    const { text, markers, problems } = fill(before, make);
    expect(text).toBe(page('# A', '<!-- picture a -->', 'picture a', '<!-- /picture -->', 'b', ''));
    expect(markers).toEqual([{ kind: 'picture', name: 'a' }]);
    expect(problems).toEqual([]);
    expect(fill(text, make).text).toBe(text);
  });

  it('knows limits without a name', () => {
    expect(fill(page('<!-- limits -->', '<!-- /limits -->'), make).text).toBe(
      page('<!-- limits -->', 'limits', '<!-- /limits -->'),
    );
  });

  it.each([
    ['a marker left open', page('<!-- limits -->', 'text'), /left open/],
    ['a marker in another', page('<!-- picture a -->', '<!-- limits -->'), /still open/],
    ['the wrong end', page('<!-- picture a -->', '<!-- /limits -->'), /still open/],
    ['an end alone', page('<!-- /picture -->'), /not a marker/],
    ['a marker that nobody knows', page('<!-- photo a -->'), /not a marker/],
    ['a picture without a name', page('<!-- picture -->'), /not a marker/],
    ['a marker in the middle of a line', page('see <!-- limits -->'), /not a marker/],
    ['what does not exist', page('<!-- picture unknown -->', '<!-- /picture -->'), /no such thing/],
  ])('complains of %s', (_, text, problem) => {
    expect(fill(text, make).problems.join()).toMatch(problem);
  });
});
