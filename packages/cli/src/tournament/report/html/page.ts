import { createHash } from 'node:crypto';
import type { Language } from '@daeguk/games';
import { type Content, element, Html, html } from '../../../html.js';
import { baseStyle } from './style.js';

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly style: string;
  readonly body: Content;
  readonly script?: string;
}

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', ko: 'ko', zh: 'zh-Hans' };

/** Two stones. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Ccircle cx=%226%22 cy=%226%22 r=%225%22 fill=%22%23333%22/%3E%3Ccircle cx=%2210.5%22 cy=%2210.5%22 r=%224.5%22 fill=%22%23fff%22 stroke=%22%23333%22/%3E%3C/svg%3E';

/** A page that needs nothing but itself. It runs and loads nothing it was not made with. */
export function page({ language, title, style, body, script }: Page): string {
  const css = baseStyle + style;
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hashOf(css)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="${new Html(ICON)}">
${element('style', css)}
</head>
<body>
${body}
${script === undefined ? null : element('script', script)}
</body>
</html>
`.toString();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
