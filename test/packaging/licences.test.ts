import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAllowed } from '../../packaging/licences/allowed.ts';
import { bundledPackages } from '../../packaging/licences/bundled-packages.ts';
import { licenceList } from '../../packaging/licences/licence-list.ts';
import { separatePrograms } from '../../packaging/licences/separate-programs.ts';

const assets = join(import.meta.dirname, '..', '..', 'assets');

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN EULA', false],
  ['UNLICENSED', false],
  ['MIT OR (ISC AND GPL-3.0-only)', false],
  ['', false],
])('terms %s are allowed: %s', (terms, allowed) => {
  expect(isAllowed(terms)).toBe(allowed);
});

test('packages are found by the modules that were bundled', () => {
  const found = bundledPackages([
    '/home/me/dragoman/main/electron.ts',
    '/home/me/dragoman/node_modules/zod/v4/index.js',
    '/home/me/dragoman/node_modules/zod/v4/core.js',
    '\0/home/me/dragoman/node_modules/@scope/one/a.js?commonjs-module',
    'C:\\dragoman\\node_modules\\ws\\index.js',
    '/home/me/dragoman/node_modules/a/node_modules/b/index.js',
    '\0rolldown/runtime.js',
  ]);
  expect([...found]).toEqual([
    '/home/me/dragoman/node_modules/zod',
    '/home/me/dragoman/node_modules/@scope/one',
    'C:/dragoman/node_modules/ws',
    '/home/me/dragoman/node_modules/a/node_modules/b',
  ]);
});

describe('the list', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const add = (manifest: Readonly<Record<string, unknown>>, files: Record<string, string> = {}) => {
    const path = join(folder, 'node_modules', String(manifest['name']));
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    return join(path, 'index.js');
  };
  const list = (...modules: string[]) => licenceList({ modules, assets });

  test('has the text of each package and of what lies in assets', () => {
    const found = list(
      add({ name: 'one', license: 'Apache-2.0' }, { LICENSE: 'terms', NOTICE: 'notice' }),
      add({ name: 'two', license: 'MIT', author: { name: 'Ada' } }),
    );
    expect(found).toContainEqual({
      name: 'one',
      version: '1.0.0',
      terms: 'Apache-2.0',
      text: 'terms\n\nnotice',
    });
    expect(found.find(({ name }) => name === 'two')?.text).toMatch(/^Copyright \(c\) Ada\n\nPerm/);
    const names = found.map(({ name }) => name);
    expect(names).toContain('PocketSphinx');
    expect(found.find(({ name }) => name === 'Inter')).toMatchObject({
      terms: 'OFL-1.1',
      text: expect.stringContaining('SIL OPEN FONT LICENSE Version 1.1') as string,
    });
    expect(names).toEqual([...names].sort());
  });

  test('fails a build that contains a package without an allowed license, and names it', () => {
    const bad = add({ name: 'bad', license: 'AGPL-3.0-only' }, { LICENSE: 'terms' });
    expect(() => list(bad)).toThrow(/bad \(AGPL-3\.0-only\)/);
    expect(() => list(add({ name: 'none' }))).toThrow(/none 1\.0\.0 names no licence/);
    expect(() => list(add({ name: 'rare', license: 'OFL-1.1' }))).toThrow(/leaves out its licence/);
  });
});

describe('programs under terms that hold for all they are linked with', () => {
  const sherpa = join(import.meta.dirname, '../../node_modules/sherpa-onnx');
  const [espeak] = separatePrograms(assets);

  test('have their whole licence, and the source of the very version that ships', () => {
    const { version } = JSON.parse(readFileSync(join(sherpa, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    expect(espeak?.text).toContain(`https://github.com/k2-fsa/sherpa-onnx (tag v${version})`);
    expect(espeak?.text).toContain('GNU GENERAL PUBLIC LICENSE');
    expect(espeak?.text).toContain('END OF TERMS AND CONDITIONS');
    expect(licenceList({ modules: [], assets })).toContainEqual(espeak);
  });

  test('are those that have the work in them', () => {
    const module = readFileSync(join(sherpa, 'sherpa-onnx-wasm-nodejs.wasm'));
    expect(module.includes('espeak-ng')).toBe(true);
  });
});
