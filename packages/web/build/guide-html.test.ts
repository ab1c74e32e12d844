import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { guideHtml } from './guide-html.js';

const html = (markdown: string) =>
  guideHtml(markdown)
    .parts.map((part) => (typeof part === 'string' ? part : `[${part.picture}]`))
    .join('');

describe('a page of the guides', () => {
  it('leaves its title and the links below it to the portal', () => {
    const page =
      '# Title\n\nEnglish · [한국어](rules.ko.md) | Rules · [Protocol](protocol.md)\n\nText.\n';
    expect(html(page)).toBe('<p>Text.</p>\n');
    expect(html('# Title\n\nA · b.\n\nText.\n')).toBe('<p>Text.</p>\n');
    expect(html('# Title\n\nText.\n')).toBe('<p>Text.</p>\n');
  });

  it('has no blanks in Chinese where its lines end', () => {
    expect(html('规则没有\n写明，\na 方\n\n- 一。\n- 二')).toContain('<p>规则没有写明，\na 方</p>');
    expect(html('한국어\n줄')).toBe('<p>한국어\n줄</p>\n');
  });

  it('has chapters that can be linked to', () => {
    const { contents, parts } = guideHtml('## How a `game` ends\n\n### More\n', { lowerBy: 1 });
    expect(contents).toEqual([{ id: 'how-a-game-ends', text: 'How a game ends' }]);
    expect(parts.join('')).toMatch(/<h3 id="how-a-game-ends">.*<h4 id="more">/s);
  });

  it('leads to other pages of the contest, and to no file of the repository', () => {
    expect(
      html('[a](protocol.ko.md#x) [b](first-bot.md) [c](../time.md) [d](../../../x.json)'),
    ).toBe('<p><a href="protocol#x">a</a> <a href="kits">b</a> <a href="time">c</a> d</p>\n');
  });

  it('shows pictures with their captions', () => {
    expect(html('<!-- picture a -->\n![A "b"](../images/a.svg)\n<!-- /picture -->\n')).toBe(
      '<figure><img src="[a.svg]" alt="" loading="lazy"><figcaption>A &quot;b&quot;</figcaption></figure>\n',
    );
  });

  it('tells both ends of a talk apart', () => {
    expect(html('```\n> START\n< OK & <b>\nelse\n```\n')).toBe(
      '<pre tabindex="0"><code><span class="told">&gt; START</span>\n<span class="said">&lt; OK &amp; &lt;b&gt;</span>\nelse</code></pre>\n',
    );
  });

  it('has tables that scroll, each with a name of its own', () => {
    const table = '| a |\n|---|\n| 1 |\n\n';
    expect(html(`## Moves\n\n${table}Or\n\n${table}`)).toMatch(/"Moves".*"Moves \(2\)"/s);
    expect(html('## Moves\n\n| a | |\n|---|---|\n| `x` | 1 |\n')).toContain(
      '<div class="scroll" tabindex="0" role="region" aria-label="Moves"><table><thead><tr><th scope="col">a</th><td></td></tr>',
    );
  });
});

const folder = fileURLToPath(new URL('../../../docs/guides/', import.meta.url));
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(\w|-)+\/(rules|protocol|first-bot)|^time\./.test(name),
);

test.each(pages)('%s comes out whole', (name) => {
  const written = readFileSync(folder + name, 'utf8');
  // What a link is called is shown as it stands.
  expect(written).not.toMatch(/\[[^\]]*\.md\]/);
  const { contents, parts } = guideHtml(written);
  const text = parts.filter((part) => typeof part === 'string').join('');
  expect(contents.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/<h1|<!--|href="[^"]*\.md|@@/);
  expect(new Set(contents.map(({ id }) => id)).size).toBe(contents.length);
});
