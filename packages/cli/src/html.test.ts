import { excerpt } from '@daeguk/games';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { element, escaped, html, jsonElement } from './html.js';

it('shows whatever is put into it as text', () => {
  const name = `<script>alert("1")</script>&'\``;
  expect(String(html`<b title="${name}">${name}</b>`)).toBe(
    '<b title="&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;&#39;&#96;">&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;&#39;&#96;</b>',
  );
});

it('takes markup, lists and nothing as they are', () => {
  const items = [1, 'a<b'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}${null}</ul>`)).toBe('<ul><li>1</li><li>a&#60;b</li></ul>');
});

it('spells out what could hide or turn the text around', () => {
  expect(escaped('a\u202Eb\u2066c\u0000d\ne\u200F')).toBe(
    'a\\u{202e}b\\u{2066}c\\u{0}d\\u{a}e\\u{200f}',
  );
  expect(escaped('한별 · 算法 · عربي')).toBe('한별 · 算法 · عربي');
});

it('leaves no character by which a text could leave its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escaped(text), excerpt(text)).not.toMatch(/[<>"'`\p{Cc}\p{Cf}]/u);
    }),
  );
});

it('holds data that no text can end, and that comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hostile = `${text}</script><!--<script>`;
      const markup = String(jsonElement('data', { hostile }));
      const inner = markup.slice(markup.indexOf('>') + 1, -'</script>'.length);
      expect(inner).not.toContain('<');
      expect(JSON.parse(inner)).toEqual({ hostile });
    }),
  );
});

it('refuses a style or a script that would end itself', () => {
  expect(String(element('style', 'a > b {}'))).toBe('<style>a > b {}</style>');
  expect(() => element('script', 'x = "</script>"')).toThrow(TypeError);
});
