import { Marked, type Tokens } from 'marked';

/** A page of the guides as it is shown. Where a picture is, only whoever builds the portal knows. */
export interface Guide {
  readonly parts: readonly (string | { readonly picture: string })[];
  /** Its chapters, by their places on the page. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}

/** Where pages of the guides are in the portal, seen from any page of a contest. */
const PLACES: Readonly<Record<string, string>> = {
  rules: 'rules',
  protocol: 'protocol',
  'first-bot': 'kits',
  time: 'time',
};

/** Stands for the address of a picture until it is known; nothing of a page looks like it. */
const PICTURE = /@@([\w-]+\.svg)@@/;

/** Chinese has no blanks: where one of its lines goes on in the next, a browser would show one. */
const BROKEN_LINE = /(?<=[\p{Script=Han}，。、；：！？）」])\n *(?=[\p{Script=Han}（「])/gu;

/**
 * A page in Markdown as HTML: chapters that can be linked to, tables that scroll by themselves, pictures with their
 * captions, links within the portal. Its title and the line of links below it are the portal's own to show.
 */
export function guideHtml(markdown: string, { lowerBy = 0 } = {}): Guide {
  const contents: { id: string; text: string }[] = [];
  let chapter = '';
  /** How many tables its chapters have had so far: each has a name of its own. */
  const tables = new Map<string, number>();
  const tableName = () => {
    const count = (tables.get(chapter) ?? 0) + 1;
    tables.set(chapter, count);
    return count === 1 ? chapter : `${chapter} (${count})`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        chapter = plain(this.parser.parseInline(tokens));
        const id = anchor(chapter);
        if (depth === 2) contents.push({ id, text: chapter });
        const level = Math.min(6, depth + lowerBy);
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      paragraph({ tokens }) {
        const [image, ...others] = tokens;
        if (image?.type === 'image' && others.length === 0) return figure(image as Tokens.Image);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const place = placeOf(href);
        return place === null ? text : `<a href="${escaped(place)}">${text}</a>`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          cells.map(({ tokens }) => cell(this.parser.parseInline(tokens), tag)).join('');
        const body = token.rows.map((cells) => `<tr>${row(cells, 'td')}</tr>`).join('\n');
        const head = `<thead><tr>${row(token.header, 'th')}</tr></thead>`;
        return scrolling(`<table>${head}<tbody>${body}</tbody></table>`, tableName());
      },
      code: ({ text }) =>
        `<pre tabindex="0"><code>${text.split('\n').map(line).join('\n')}</code></pre>\n`,
      // Marks of what is generated.
      html: () => '',
    },
  });
  const tokens = marked
    .lexer(markdown.replace(BROKEN_LINE, ''))
    .filter(({ type }) => type !== 'space');
  const isTitle = tokens[0]?.type === 'heading' && (tokens[0] as Tokens.Heading).depth === 1;
  const isLinks =
    isTitle &&
    tokens[1]?.type === 'paragraph' &&
    /^(\[.*\]\(.*\)|.* · .*)$/.test(tokens[1].raw.trim());
  const html = marked.parser(tokens.slice(isLinks ? 2 : isTitle ? 1 : 0));
  const parts = html
    .split(PICTURE)
    .map((part, index) => (index % 2 === 0 ? part : { picture: part }));
  return { parts, contents };
}

function figure({ href, text }: Tokens.Image): string {
  const name = href.split('/').at(-1) ?? '';
  const image = `<img src="@@${name}@@" alt="" loading="lazy">`;
  return `<figure>${image}<figcaption>${escaped(text)}</figcaption></figure>\n`;
}

/** A cell at the head that says nothing is no heading. */
function cell(text: string, tag: 'th' | 'td'): string {
  if (tag === 'td' || text === '') return `<td>${text}</td>`;
  return `<th scope="col">${text}</th>`;
}

function scrolling(inner: string, label: string): string {
  const about = `role="region" aria-label="${escaped(label)}"`;
  return `<div class="scroll" tabindex="0" ${about}>${inner}</div>\n`;
}

/** What is told to a program, and what it says, can be told apart. */
function line(text: string): string {
  if (text.startsWith('> ')) return `<span class="told">${escaped(text)}</span>`;
  if (text.startsWith('< ')) return `<span class="said">${escaped(text)}</span>`;
  return escaped(text);
}

/** Where a link leads in the portal; null if it leads to a file that is not there. */
function placeOf(href: string): string | null {
  if (/^https?:/.test(href) || href.startsWith('#')) return href;
  const [, name = '', hash = ''] = /^(?:\.\.\/)?([a-z-]+)(?:\.\w\w)?\.md(#.*)?$/.exec(href) ?? [];
  const place = PLACES[name];
  return place === undefined ? null : place + hash;
}

/** As a repository's pages make them, so that links between chapters are good in both. */
function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
