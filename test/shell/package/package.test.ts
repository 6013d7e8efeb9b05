import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack, packingObstacle } from './packed.ts';
import { unless } from '../../app/unless.ts';

/** 15 MB of it are the engine of speech packs. */
const LIMIT_MB = 76;

describe('the packed app', unless(packingObstacle), () => {
  let folder: string;
  let app: string;
  let archive: string;
  let files: readonly string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    app = await pack(folder);
    archive = join(app, 'resources', 'app.asar');
    files = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'));
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds every program, the page, the preload and the files they read', () => {
    const programs = readdirSync(join(folder, 'project', 'dist', 'main')).filter(
      (name) => !name.endsWith('.map'),
    );
    expect(programs.length).toBeGreaterThan(10);
    const needed = [
      ...programs.map((name) => `/dist/main/${name}`),
      '/dist/preload/preload.cjs',
      '/dist/renderer/index.html',
      '/dist/renderer/favicon.svg',
      '/dist/renderer/licences.json',
      '/assets/icon.png',
      '/assets/iconTemplate.png',
      '/assets/iconTemplate@2x.png',
      '/assets/fonts/NotoSans-Regular.ttf',
      '/assets/glossaries/office.tsv',
      '/assets/memories/office-de.tsv',
      '/assets/pdf/cmaps/78-H.bcmap',
      '/assets/pdf/decoders/jbig2.wasm',
      '/assets/recogniser/recogniser.wasm',
      '/assets/style-rules/house-style-de.json',
      '/LICENSE',
      '/package.json',
    ];
    expect(needed.filter((path) => !files.includes(path))).toEqual([]);
    // The interface font is part of the page; its files carry hashes in their names.
    const fonts = files.filter((path) => /^\/dist\/renderer\/assets\/inter-.*\.woff2$/.test(path));
    expect(fonts).toHaveLength(7);
  });

  test('holds nothing else: no packages, no maps, no sources, nothing for developers', () => {
    const roots = new Set(files.map((path) => path.split('/')[1]));
    expect([...roots].sort()).toEqual(['LICENSE', 'assets', 'dist', 'package.json']);
    expect(files.filter((path) => /node_modules|\.map$|\.tsx?$|\/pictures\//.test(path))).toEqual(
      [],
    );
    expect(readdirSync(join(app, 'resources')).sort()).toEqual(['app.asar']);
    expect(statSync(archive).size / 1e6).toBeLessThan(LIMIT_MB);
  });

  test('starts from a manifest that names the program and no script', () => {
    const manifest = JSON.parse(extractFile(archive, 'package.json').toString('utf8')) as Readonly<
      Record<string, unknown>
    >;
    expect(manifest).toMatchObject({
      name: 'dragoman',
      productName: 'Dragoman',
      main: 'dist/main/electron.js',
      type: 'module',
      desktopName: 'app.dragoman.desktop',
    });
    expect(manifest['version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  test('has every fuse set as configured', async () => {
    const wire = await getCurrentFuseWire(join(app, 'dragoman'));
    const isOpen = (fuse: FuseV1Options) => String.fromCharCode(wire[fuse] ?? 0) === '1';
    expect(isOpen(FuseV1Options.RunAsNode)).toBe(false);
    expect(isOpen(FuseV1Options.EnableCookieEncryption)).toBe(true);
    expect(isOpen(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false);
    expect(isOpen(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false);
    expect(isOpen(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true);
    expect(isOpen(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true);
    expect(isOpen(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot)).toBe(false);
    expect(isOpen(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false);
    // The ninth, which this version of the library has no name for; the stand-in has it off.
    const all = Object.entries(wire).filter(([fuse]) => /^\d+$/.test(fuse));
    expect(all).toHaveLength(9);
    expect(all.at(-1)).toEqual(['8', '1'.charCodeAt(0)]);
  });

  test('never checks for updates', () => {
    expect(readdirSync(join(app, 'resources'))).not.toContain('app-update.yml');
    const programs = files.filter((path) => /^\/dist\/main\/.*\.js$/.test(path));
    const asking = programs.filter((path) =>
      /autoUpdater/.test(extractFile(archive, path.slice(1)).toString('utf8')),
    );
    expect(asking).toEqual([]);
  });

  test('passes on the licences of what it is made of', () => {
    const list = JSON.parse(
      extractFile(archive, 'dist/renderer/licences.json').toString('utf8'),
    ) as readonly { readonly name: string; readonly text: string }[];
    const manifest = JSON.parse(readFileSync(join(folder, 'project', 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const names = list.map(({ name }) => name);
    expect(Object.keys(manifest.dependencies).filter((name) => !names.includes(name))).toEqual([]);
    expect(list.filter(({ text }) => text.length < 200)).toEqual([]);
  });
});
