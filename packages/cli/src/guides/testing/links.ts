import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The links of a page that lead nowhere: to no file, or to no heading of it. */
export function brokenLinks(file: string): string[] {
  return linksOf(readFileSync(file, 'utf8')).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    if (!existsSync(target)) return true;
    if (anchor === undefined || statSync(target).isDirectory()) return false;
    return !anchorsOf(readFileSync(target, 'utf8')).has(decodeURIComponent(anchor));
  });
}

/** Where a page's links lead within the project. */
export function linksOf(markdown: string): string[] {
  const text = withoutCode(markdown);
  const inline = [...text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)];
  const defined = [...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  const targets = [...inline, ...defined].map(([, target]) => target as string);
  return targets.filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** What can be linked to on a page: its headings, as GitHub names them, and ids. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  const text = withoutFences(markdown);
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.*?)(?: +#+)?$/gm)) {
    const name = slug(heading);
    let unique = name;
    for (let n = 1; anchors.has(unique); n++) unique = `${name}-${n}`;
    anchors.add(unique);
  }
  for (const [, id = ''] of text.matchAll(/<[^>]+ (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

function slug(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function withoutCode(markdown: string): string {
  return withoutFences(markdown).replace(/(`+)(?!`).*?[^`]\1(?!`)/gs, '');
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^( *)(```+|~~~+)[^\n]*\n.*?^\1\2[`~]*[ \t]*$/gms, '');
}
