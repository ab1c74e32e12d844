// What was installed and built, and from what: notes kept in .setup/ tell whether it is still current.
// Contents for the lockfile (git changes its time for nothing), times and sizes for sources. Compared
// as they are: every command waits for this, and loading a hash would take longer than it saves.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export const stateFolder = join(root, '.setup');

/** Whether everything the command line needs is there and up to date; quick. */
export function isReady() {
  return modulesAreCurrent() && buildIsCurrent();
}

export function modulesAreCurrent() {
  return existsSync(join(root, 'node_modules')) && isMarked('modules', modulesSource);
}

export function markModules() {
  mark('modules', modulesSource);
}

export function buildIsCurrent() {
  return (
    existsSync(join(root, 'packages/cli/dist/bundle/main.js')) &&
    existsSync(join(root, 'packages/web/dist/index.html')) &&
    isMarked('build', buildSource)
  );
}

export function markBuilt() {
  mark('build', buildSource);
}

/**
 * Whether these packages were asked for before: without a network each try takes its time in vain.
 * @param {string} list
 */
export function wasTried(list) {
  return isMarked('programs', () => list);
}

/** @param {string} list */
export function markTried(list) {
  mark('programs', () => list);
}

function modulesSource() {
  return `${process.versions.modules}\n${readFileSync(join(root, 'package-lock.json'), 'utf8')}`;
}

function buildSource() {
  const packages = join(root, 'packages');
  const files = ['tsconfig.base.json', 'tsconfig.json', 'package-lock.json'];
  for (const name of readdirSync(packages)) {
    // A branch that is left behind leaves its build behind: a folder of ignored files is no room.
    if (!existsSync(join(packages, name, 'package.json'))) continue;
    files.push(`packages/${name}/package.json`, `packages/${name}/tsconfig.json`);
    addSources(files, `packages/${name}/src`);
  }
  files.push('packages/engines/build.mjs', 'scripts/bundle.mjs');
  files.push('packages/web/index.html', 'packages/web/vite.config.ts');
  // The portal hands out guides and kits.
  const folders = ['packages/engines/assembly', 'packages/web/build', 'packages/web/public'];
  for (const folder of [...folders, 'contests', 'docs/guides', 'kits']) addSources(files, folder);
  return files.map((file) => `${file} ${stamp(join(root, file))}`).join('\n');
}

/** @param {string[]} files @param {string} folder */
function addSources(files, folder) {
  for (const file of readdirSync(join(root, folder), { recursive: true })) {
    if (isBuilt(String(file))) files.push(`${folder}/${file}`);
  }
}

/**
 * Tests are read from their sources: a change there calls for no build.
 * @param {string} file
 */
function isBuilt(file) {
  return !/(^|\/)testing(\/|$)|\.(test|reference)\.ts$|\.txt$/.test(file);
}

/** @param {string} path */
function stamp(path) {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

/** @param {string} name @param {() => string} source */
function isMarked(name, source) {
  const path = join(stateFolder, name);
  return existsSync(path) && readFileSync(path, 'utf8') === source();
}

/** @param {string} name @param {() => string} source */
function mark(name, source) {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(join(stateFolder, name), source());
}
