import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { contestIds } from '../contest-ids.js';
import { ROOT } from '../root.js';

// The kits in TypeScript and JavaScript are one program: without its types the one is the other.

/** As the compiler writes it, so that only what is said counts; how a file is loaded is the language's affair. */
function plain(folder: string): string {
  const [file = ''] = readdirSync(folder);
  const source = readFileSync(join(folder, file), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Preserve },
  });
  return outputText
    .replaceAll(/import \* as (\w+) from '([\w:]+)';/g, "const $1 = require('$2');")
    .replaceAll(/^\s*export \{\};\n/gm, '')
    .replace(/^"use strict";\n/, '')
    .replace(/^.* Build: .*\n/m, '');
}

test.each(contestIds())('%s', (id) => {
  const folder = join(ROOT, 'kits', id);
  const typed = plain(join(folder, 'typescript'));
  expect(typed.length).toBeGreaterThan(1000);
  expect(typed).toBe(plain(join(folder, 'javascript')));
});
