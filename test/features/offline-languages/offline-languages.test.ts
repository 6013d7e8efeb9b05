import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPackHost } from '../../../main/client/pack-host.ts';
import { readCatalogue } from '../../../main/features/offline-languages/catalogue.ts';
import { createOfflineLanguages } from '../../../main/features/offline-languages/offline-languages.ts';
import type { OfflineLanguagesPorts } from '../../../main/features/offline-languages/offline-languages.ts';
import type { NetworkRoute } from '../../../main/system/network.ts';
import { createNetworkRoute } from '../../../main/system/network-route.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { openPackCatalogues } from '../../../main/system/packs/pack-catalogues.ts';
import { openPackFolders } from '../../../main/system/packs/pack-folders.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { OfflineLanguages, Pack } from '../../../preload/contract/offline-languages.ts';
import { failureOfAsking, firstOf, oneFile } from '../rig.ts';
import { noise, sha256, startPackServer } from './pack-server.ts';
import type { PackServer } from './pack-server.ts';

const MODEL = noise(300_000);
const VOCAB = noise(20_000, 2);
const PACK = 'tiny-en-de';

let server: PackServer;
let data: string;
let network: NetworkRoute;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  server = await startPackServer();
  data = mkdtempSync(join(tmpdir(), 'dragoman-packs-'));
  network = createNodeNetwork({});
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await network.close();
  await server[Symbol.asyncDispose]();
  rmSync(data, { recursive: true, force: true });
});

const fileOf = (name: string, bytes: Buffer, more: object = {}) => ({
  name,
  url: `${server.url}/${name}`,
  bytes: bytes.length,
  sha256: sha256(bytes),
  ...more,
});
const packOf = (files: readonly object[], more: object = {}) => ({
  id: PACK,
  ability: 'translate',
  from: 'en',
  to: 'de',
  licence: 'MPL-2.0',
  origin: 'tests',
  files,
  ...more,
});

function start(packs: readonly object[], more: Partial<OfflineLanguagesPorts> = {}, lists = {}) {
  const assets = join(data, 'assets');
  mkdirSync(join(assets, 'packs'), { recursive: true });
  writeFileSync(
    join(assets, 'packs', 'catalogue.json'),
    JSON.stringify({ version: 1, lists, packs }),
  );
  const events: string[] = [];
  const settings = createObservable(Settings.parse({}));
  const feature = createOfflineLanguages({
    host: createPackHost({
      network,
      userAgent: 'test',
      sleep: () => Promise.resolve(),
      silenceMs: 500,
    }),
    folders: openPackFolders(data),
    catalogues: openPackCatalogues(data, assets, join(data, 'policy.json')),
    files: { take: () => null },
    settings,
    now: () => performance.now(),
    log: { write: (event, fields) => events.push(`${event} ${JSON.stringify(fields)}`) },
    ...more,
  });
  closers.push(() => feature.close());
  const { handlers } = feature;
  const call = { signal: new AbortController().signal };
  const watch = () => handlers['offline-languages.watch'](undefined, call);
  return {
    events,
    settings,
    close: () => feature.close(),
    now: () => firstOf(watch(), () => true),
    until: (fits: (pack: Pack, all: OfflineLanguages) => boolean, id = PACK) =>
      firstOf(watch(), (all) => all.packs.some((pack) => pack.id === id && fits(pack, all))),
    install: (id = PACK) => handlers['offline-languages.install']({ id }, call),
    cancel: (id = PACK) => handlers['offline-languages.cancel']({ id }, call),
    remove: (id = PACK) => handlers['offline-languages.remove']({ id }, call),
    from: (path: string) => handlers['offline-languages.install-from']({ path }, call),
    fromTicket: () => handlers['offline-languages.install-from']({ ticket: 'ticket' }, call),
    refresh: () => handlers['offline-languages.refresh'](undefined, call),
  };
}
type Rig = ReturnType<typeof start>;

const isReady = ({ state }: Pack) => state.kind === 'ready';
const stateOf = async (rig: Rig, id = PACK) =>
  (await rig.now()).packs.find((pack) => pack.id === id)?.state;
async function failureOf(rig: Rig) {
  const { packs } = await rig.until(({ state }) => state.kind === 'failed');
  const [pack] = packs;
  if (pack?.state.kind !== 'failed') throw new Error('not failed');
  return pack.state.failure;
}
const installedFile = (name: string) => join(data, 'packs', PACK, name);
const incoming = () => {
  const folder = join(data, 'packs', '.incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const serveAll = () => {
  server.files.set('/model.bin', { bytes: MODEL });
  server.files.set('/vocab.spm', { bytes: VOCAB });
};
const both = () => [fileOf('model.bin', MODEL), fileOf('vocab.spm', VOCAB)];

const FULL = { code: 'disk-full', params: { reason: 'pack' } };

describe('an install', () => {
  it('downloads nothing until asked, then checks every file and writes pack.json last', async () => {
    serveAll();
    const rig = start([packOf(both())]);
    expect(await stateOf(rig)).toEqual({ kind: 'available' });
    expect(server.requests).toEqual([]);
    await rig.install();
    const { used } = await rig.until(isReady);
    expect(used).toBe(320_000);
    expect(JSON.parse(readFileSync(installedFile('pack.json'), 'utf8'))).toEqual({
      id: PACK,
      ability: 'translate',
      from: 'en',
      to: 'de',
      files: [
        { name: 'model.bin', bytes: MODEL.length, sha256: sha256(MODEL) },
        { name: 'vocab.spm', bytes: VOCAB.length, sha256: sha256(VOCAB) },
      ],
      licence: 'MPL-2.0',
      origin: 'tests',
    });
    expect(readFileSync(installedFile('model.bin')).equals(MODEL)).toBe(true);
    expect(incoming()).toEqual([]);
    expect(rig.events).toEqual([`pack.installed {"id":"${PACK}"}`]);
  });

  it('goes on after cuts with the bytes that are missing', async () => {
    serveAll();
    server.files.set('/model.bin', { bytes: MODEL, cuts: { after: 100_000, times: 2 } });
    const rig = start([packOf(both())]);
    await rig.install();
    await rig.until(isReady);
    const ranges = server.ranges('/model.bin');
    expect(ranges).toHaveLength(3);
    const starts = ranges.map((range) => Number(/\d+/.exec(range)?.[0] ?? 0));
    // A cut may take with it what was still on the way.
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeGreaterThan(0);
    expect(readFileSync(installedFile('model.bin')).equals(MODEL)).toBe(true);
  });

  it('begins again where the host has another version, or sends the whole', async () => {
    serveAll();
    const cuts = { after: 100_000, times: 1 };
    server.files.set('/model.bin', { bytes: MODEL, cuts, ignoresRange: true });
    const rig = start([packOf(both())]);
    await rig.install();
    await rig.until(isReady);
    expect(readFileSync(installedFile('model.bin')).equals(MODEL)).toBe(true);
  });

  it('fails in plain words where the host keeps silent, and goes on from there when asked again', async () => {
    serveAll();
    server.files.set('/model.bin', { bytes: MODEL, silentFrom: 100_000 });
    const rig = start([packOf(both())]);
    await rig.install();
    await rig.until(({ state }) => state.kind === 'installing' && state.done === 100_000);
    expect(await failureOf(rig)).toMatchObject({
      code: 'timeout',
      params: { host: new URL(server.url).host },
    });
    expect(existsSync(installedFile('pack.json'))).toBe(false);
    serveAll();
    const asked = server.ranges('/model.bin').length;
    await rig.install();
    await rig.until(isReady);
    expect(server.ranges('/model.bin').slice(asked)).toEqual([
      expect.stringMatching(/^bytes=\d+-$/),
    ]);
    expect(readFileSync(installedFile('model.bin')).equals(MODEL)).toBe(true);
  }, 20_000);

  it.each([
    ['other bytes', { bytes: noise(300_000, 9) }],
    ['fewer bytes', { bytes: MODEL.subarray(0, 1000) }],
    ['many more bytes', { bytes: noise(900_000) }],
  ])('rejects a file with %s than promised', async (_, serving) => {
    serveAll();
    server.files.set('/model.bin', serving);
    const rig = start([packOf(both())]);
    await rig.install();
    expect(await failureOf(rig)).toMatchObject({
      code: 'pack-not-installed',
      params: { reason: 'damaged' },
    });
    expect(readdirSync(join(data, 'packs'))).toEqual(['.incoming']);
    expect(readdirSync(join(data, 'packs', '.incoming', PACK))).not.toContain('model.bin');
    serveAll();
    await rig.install();
    await rig.until(isReady);
  });

  it.each([
    [404, 'gone'],
    [403, 'gone'],
    [400, 'status'],
    [503, 'status'],
  ])('tells what a host answered with %i means', async (status, reason) => {
    serveAll();
    server.files.set('/model.bin', { bytes: MODEL, status });
    const rig = start([packOf(both())]);
    await rig.install();
    expect(await failureOf(rig)).toMatchObject({ status, params: { reason } });
  });

  it('does not begin where the disk is too full, and gives back what it took when it fills up', async () => {
    serveAll();
    const folders = openPackFolders(data);
    let free = 1_000_000;
    let isFull = false;
    const rig = start([packOf(both())], {
      folders: {
        ...folders,
        free: () => Promise.resolve(free),
        check: (...args) => {
          const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
          return isFull ? Promise.reject(full) : folders.check(...args);
        },
      },
    });
    await rig.install();
    const needed = MODEL.length + VOCAB.length + 32 * 1024 * 1024;
    expect(await failureOf(rig)).toEqual({
      code: 'disk-full',
      params: { limit: needed, reason: 'pack' },
    });
    expect(server.requests).toEqual([]);
    free = 1e12;
    isFull = true;
    await rig.install();
    await rig.until(({ state }) => state.kind === 'failed' && server.requests.length > 0);
    expect(await stateOf(rig)).toEqual({ kind: 'failed', failure: FULL });
    expect(incoming()).toEqual([]);
  });

  it('that fills a small disk takes nothing of it, and leaves what is installed', async ({
    skip,
  }) => {
    // A file system of its own, that has room for one pack and not for two.
    const disk = join(data, 'packs');
    mkdirSync(disk, { recursive: true });
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', disk]);
    skip(mounted.status !== 0, 'this user may not mount a small file system');
    try {
      const folders = openPackFolders(data);
      // The check before does not see what others write meanwhile.
      const rig = start(
        [packOf(both()), packOf([fileOf('large.bin', noise(600_000, 6))], { id: 'large' })],
        { folders: { ...folders, free: () => Promise.resolve(1e9) } },
      );
      serveAll();
      server.files.set('/large.bin', { bytes: noise(600_000, 6) });
      await rig.install();
      await rig.until(isReady);
      await rig.install('large');
      const { packs } = await rig.until(({ state }) => state.kind === 'failed', 'large');
      expect(packs[1]?.state).toEqual({ kind: 'failed', failure: FULL });
      expect(incoming()).toEqual([]);
      expect(await stateOf(rig)).toEqual({ kind: 'ready' });
      expect(readFileSync(installedFile('model.bin')).equals(MODEL)).toBe(true);
      await rig.close();
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('goes by way of the proxy of the computer, and nowhere else where that refuses', async () => {
    const asked: string[] = [];
    const proxy = createServer().on('connect', ({ url }: IncomingMessage, socket: Duplex) => {
      asked.push(url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => proxy.close(resolve)));
    const { port } = proxy.address() as AddressInfo;
    const through = createNetworkRoute({
      resolveProxy: () => Promise.resolve(`http://127.0.0.1:${port}`),
    });
    closers.push(() => through.close());
    const host = createPackHost({
      network: through,
      userAgent: 'test',
      sleep: () => Promise.resolve(),
    });
    const url = 'https://packs.example/model.bin';
    const rig = start([packOf([fileOf('model.bin', MODEL, { url })])], { host });
    await rig.install();
    expect(await failureOf(rig)).toMatchObject({
      code: 'unreachable',
      params: { host: 'packs.example', reason: 'pack' },
    });
    expect(new Set(asked)).toEqual(new Set(['packs.example:443']));
  });

  it('waits for a slow host as long as bytes come', async () => {
    const gate = Promise.withResolvers<null>();
    server.files.set('/vocab.spm', { bytes: VOCAB, until: gate.promise });
    const rig = start([packOf([fileOf('vocab.spm', VOCAB)])]);
    await rig.install();
    await rig.until(({ state }) => state.kind === 'installing' && state.done === 1000);
    gate.resolve(null);
    await rig.until(isReady);
    expect(server.ranges('/vocab.spm')).toHaveLength(1);
  });

  it('runs two at once and keeps the others waiting; two presses are one', async () => {
    const gate = Promise.withResolvers<null>();
    const ids = ['a', 'b', 'c'];
    const packs = ids.map((id) => {
      server.files.set(`/${id}.bin`, { bytes: VOCAB, until: gate.promise });
      return packOf([fileOf(`${id}.bin`, VOCAB)], { id });
    });
    const rig = start(packs);
    for (const id of [...ids, ...ids]) await rig.install(id);
    await rig.until(({ state }) => state.kind === 'installing', 'b');
    expect(await stateOf(rig, 'c')).toEqual({ kind: 'waiting' });
    await rig.cancel('c');
    expect(await stateOf(rig, 'c')).toEqual({ kind: 'available' });
    await rig.install('c');
    gate.resolve(null);
    for (const id of ids) await rig.until(isReady, id);
    for (const id of ids) expect(server.ranges(`/${id}.bin`)).toHaveLength(1);
  });

  it('tells bytes and their total, and stops at once when it is cancelled, with nothing left', async () => {
    const gate = Promise.withResolvers<null>();
    server.files.set('/vocab.spm', { bytes: VOCAB, until: gate.promise });
    const rig = start([packOf([fileOf('vocab.spm', VOCAB)])]);
    await rig.install();
    const { packs } = await rig.until(
      ({ state }) => state.kind === 'installing' && state.phase === 'downloading',
    );
    expect(packs[0]?.state).toMatchObject({ total: VOCAB.length });
    await rig.cancel();
    expect(await stateOf(rig)).toEqual({ kind: 'available' });
    expect(incoming()).toEqual([]);
    gate.resolve(null);
  });

  it('unpacks files compressed by the catalog or the host, up to the promised size', async () => {
    const packed = gzipSync(MODEL);
    server.files.set('/model.bin.gz', { bytes: packed });
    server.files.set('/vocab.spm', {
      bytes: gzipSync(VOCAB),
      headers: { 'content-encoding': 'gzip' },
      cuts: { after: 5_000, times: 1 },
    });
    const url = `${server.url}/model.bin.gz`;
    const rig = start([
      packOf([fileOf('model.bin', MODEL, { url, packed: 'gzip' }), fileOf('vocab.spm', VOCAB)]),
      packOf([fileOf('bomb.bin', VOCAB, { packed: 'gzip' })], { id: 'bomb' }),
    ]);
    await rig.install();
    await rig.until(isReady);
    expect(readFileSync(installedFile('vocab.spm')).equals(VOCAB)).toBe(true);
    server.files.set('/bomb.bin', { bytes: gzipSync(Buffer.alloc(20_000_000)) });
    await rig.install('bomb');
    const { packs } = await rig.until(({ state }) => state.kind === 'failed', 'bomb');
    expect(packs[1]?.state).toMatchObject({ failure: { params: { reason: 'damaged' } } });
  });

  it('reads from the list of models what the catalogue does not know, or what a host has no longer', async () => {
    const list = {
      baseUrl: server.url,
      models: {
        'en-de': [
          { architecture: 'base', releaseStatus: 'Nightly', files: {} },
          {
            architecture: 'tiny',
            releaseStatus: 'Release',
            files: {
              model: {
                path: 'models/x/model.bin.gz',
                uncompressedSize: MODEL.length,
                uncompressedHash: sha256(MODEL),
              },
              vocab: { path: 'models/x/vocab.spm.gz' },
            },
          },
        ],
      },
    };
    server.files.set('/models.json', { bytes: Buffer.from(JSON.stringify(list)) });
    server.files.set('/models/x/model.bin.gz', { bytes: gzipSync(MODEL) });
    server.files.set('/models/x/vocab.spm.gz', { bytes: gzipSync(VOCAB) });
    const lists = { firefox: `${server.url}/models.json` };
    const unknown = packOf([], { id: 'unknown', list: 'firefox' });
    const absent = packOf([], { id: 'absent', list: 'firefox', to: 'fi' });
    const rig = start([unknown, absent, packOf(both(), { list: 'firefox' })], {}, lists);
    expect((await rig.now()).packs[0]?.bytes).toBeNull();
    for (const id of ['unknown', PACK]) {
      await rig.install(id);
      const { packs } = await rig.until(isReady, id);
      expect(packs.find((pack) => pack.id === id)?.bytes).toBe(320_000);
    }
    await rig.install('absent');
    const { packs } = await rig.until(({ state }) => state.kind === 'failed', 'absent');
    expect(packs[1]?.state).toMatchObject({ failure: { params: { reason: 'list' } } });
  });

  it('checks by the hash that a host names before it leads on to its store', async () => {
    const named = { location: '/store.bin', 'x-linked-etag': `"${sha256(MODEL)}"` };
    server.files.set('/model.bin', { bytes: MODEL, status: 302, headers: named });
    server.files.set('/store.bin', { bytes: noise(300_000, 4) });
    const url = `${server.url}/model.bin`;
    const unknown = { bytes: null, sha256: null, url };
    const rig = start([packOf([fileOf('model.bin', MODEL, unknown)])]);
    await rig.install();
    expect(await failureOf(rig)).toMatchObject({ params: { reason: 'damaged' } });
    server.files.set('/store.bin', { bytes: MODEL });
    await rig.install();
    const { packs } = await rig.until(isReady);
    expect(packs[0]?.bytes).toBe(MODEL.length);
  });

  it('follows redirects of the host, but never to plain HTTP', async () => {
    serveAll();
    const to = (location: string) => ({ bytes: MODEL, status: 302, headers: { location } });
    server.files.set('/moved.bin', to('/model.bin'));
    server.files.set('/plain.bin', to('http://plain.example/model.bin'));
    const moved = { url: `${server.url}/moved.bin` };
    const plain = { url: `${server.url}/plain.bin` };
    const rig = start([
      packOf([fileOf('model.bin', MODEL, moved)]),
      packOf([fileOf('model.bin', MODEL, plain)], { id: 'plain' }),
    ]);
    await rig.install();
    await rig.until(isReady);
    await rig.install('plain');
    const { packs } = await rig.until(({ state }) => state.kind === 'failed', 'plain');
    expect(packs[1]?.state).toMatchObject({
      failure: { params: { reason: 'address', host: 'plain.example' } },
    });
  });
});

describe('a pack', () => {
  it('is taken away although a reader has its files open, and installed again', async () => {
    serveAll();
    const rig = start([packOf(both())]);
    await rig.install();
    await rig.until(isReady);
    const file = openSync(installedFile('model.bin'), 'r');
    await rig.remove();
    expect(await stateOf(rig)).toEqual({ kind: 'available' });
    expect(existsSync(join(data, 'packs', PACK))).toBe(false);
    const read = Buffer.alloc(10);
    readSync(file, read);
    expect(read.equals(MODEL.subarray(0, 10))).toBe(true);
    await rig.install();
    await rig.until(isReady);
  });

  it.each([
    ['a file is missing', () => rmSync(installedFile('vocab.spm'))],
    ['a file is cut off', () => writeFileSync(installedFile('vocab.spm'), 'x')],
    ['pack.json is damaged', () => writeFileSync(installedFile('pack.json'), '{"id":')],
  ])('is none where %s', async (_, harm) => {
    serveAll();
    const rig = start([packOf(both())]);
    await rig.install();
    await rig.until(isReady);
    await rig.close();
    harm();
    expect(await stateOf(start([packOf(both())]))).toEqual({ kind: 'available' });
  });

  it('is never half installed: after a kill, the next start cleans up and offers it again', async () => {
    server.files.set('/model.bin', { bytes: MODEL, silentFrom: 200_000 });
    server.files.set('/vocab.spm', { bytes: VOCAB });
    const pack = packOf([fileOf('vocab.spm', VOCAB), fileOf('model.bin', MODEL)]);
    start([pack]);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'install-program.ts'), data, join(data, 'assets')],
      { stdio: 'ignore' },
    );
    const part = join(data, 'packs', '.incoming', PACK, 'model.bin.part');
    await expect.poll(() => existsSync(part)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(data, 'packs', PACK))).toBe(false);
    const again = start([pack]);
    expect(await stateOf(again)).toEqual({ kind: 'available' });
    expect(incoming()).toEqual([]);
    serveAll();
    await again.install();
    await again.until(isReady);
  }, 40_000);
});

describe('a folder or a file', () => {
  const given = () => {
    const folder = join(data, 'given');
    mkdirSync(folder);
    writeFileSync(join(folder, 'model.bin'), MODEL);
    writeFileSync(join(folder, 'vocab.spm'), VOCAB);
    return folder;
  };
  const manifest = () =>
    JSON.stringify(
      packOf(both().map(({ name, bytes, sha256: hash }) => ({ name, bytes, sha256: hash }))),
    );

  it('is installed by its pack.json, without any network', async () => {
    const folder = given();
    writeFileSync(join(folder, 'pack.json'), manifest());
    const rig = start([]);
    expect(await rig.from(folder)).toEqual({ ids: [PACK] });
    expect((await rig.now()).packs).toMatchObject([
      { id: PACK, isOffered: false, state: { kind: 'ready' }, licence: 'MPL-2.0' },
    ]);
    expect(server.requests).toEqual([]);
    await rig.remove();
    expect((await rig.now()).packs).toEqual([]);
  });

  it('is installed by the catalogue’s hashes where it holds the files of a pack', async () => {
    const rig = start([packOf(both())]);
    expect(await rig.from(given())).toEqual({ ids: [PACK] });
    expect(await stateOf(rig)).toEqual({ kind: 'ready' });
  });

  it('is installed from a zip archive that was handed over', async () => {
    const folder = given();
    writeFileSync(join(folder, 'pack.json'), manifest());
    const archive = join(data, 'pack.zip');
    await zipped(folder, archive);
    const files = oneFile('pack.zip', readFileSync(archive));
    const rig = start([], {
      files: {
        take: (ticket) => {
          const file = files.take(ticket);
          return file === null ? null : { ...file, path: archive };
        },
      },
    });
    expect(await rig.fromTicket()).toEqual({ ids: [PACK] });
    expect(await stateOf(rig)).toEqual({ kind: 'ready' });
  });

  it.each<[string, string, (folder: string) => void]>([
    ['nothing that is a pack', 'folder', (folder) => rmSync(join(folder, 'vocab.spm'))],
    [
      'a damaged file',
      'damaged',
      (folder) => {
        writeFileSync(join(folder, 'pack.json'), manifest());
        writeFileSync(join(folder, 'model.bin'), noise(300_000, 5));
      },
    ],
    [
      'a manifest that leads outside',
      'damaged',
      (folder) => {
        writeFileSync(
          join(folder, 'pack.json'),
          manifest().replace('"model.bin"', '"../model.bin"'),
        );
      },
    ],
    [
      'a file that is missing',
      'damaged',
      (folder) => {
        writeFileSync(join(folder, 'pack.json'), manifest());
        rmSync(join(folder, 'vocab.spm'));
      },
    ],
  ])('is refused with %s', async (_, reason, harm) => {
    const folder = given();
    harm(folder);
    const rig = start([packOf(both())]);
    expect(await failureOfAsking(Promise.resolve(rig.from(folder)))).toMatchObject({
      code: 'pack-not-installed',
      params: { reason },
    });
    expect(await stateOf(rig)).toEqual({ kind: 'available' });
    expect(incoming()).toEqual([]);
  });
});

describe('a list of packs', () => {
  const other = () =>
    Buffer.from(JSON.stringify({ version: 1, packs: [packOf(both(), { id: 'company' })] }));

  it('that a setting names is read on a press, kept, and shown instead', async () => {
    server.files.set('/list.json', { bytes: other() });
    const rig = start([packOf(both())]);
    expect((await rig.now()).catalogue.host).toBeNull();
    rig.settings.set({ ...rig.settings.value, packCatalogue: `${server.url}/list.json` });
    await rig.until((_, { catalogue }) => catalogue.host !== null);
    expect(server.requests).toEqual([]);
    expect((await rig.now()).catalogue.isRead).toBe(false);
    await rig.refresh();
    expect((await rig.now()).packs.map(({ id }) => id)).toEqual(['company']);
    server.files.delete('/list.json');
    await rig.refresh();
    expect(await rig.now()).toMatchObject({
      catalogue: { isRead: true, failure: { params: { reason: 'gone' } } },
      packs: [{ id: 'company' }],
    });
  });

  it('of the company goes before the person’s', async () => {
    server.files.set('/list.json', { bytes: other() });
    writeFileSync(
      join(data, 'policy.json'),
      JSON.stringify({ packCatalogue: `${server.url}/list.json` }),
    );
    const rig = start([packOf(both())]);
    await rig.refresh();
    expect(await rig.now()).toMatchObject({
      catalogue: { isManaged: true, isRead: true },
      packs: [{ id: 'company' }],
    });
  });

  it.each([
    ['no list', '<html>Log in</html>'],
    ['a list of another version', '{"version":2,"packs":[]}'],
  ])('that is %s changes nothing', async (_, text) => {
    server.files.set('/list.json', { bytes: Buffer.from(text) });
    const rig = start([packOf(both())]);
    rig.settings.set({ ...rig.settings.value, packCatalogue: `${server.url}/list.json` });
    await rig.refresh();
    expect(await rig.now()).toMatchObject({
      catalogue: { failure: { params: { reason: 'list' } } },
      packs: [{ id: PACK }],
    });
  });

  it('skips rows with outside paths, plain HTTP addresses, or unknown contents', () => {
    const good = packOf([fileOf('a.bin', VOCAB)]);
    const bad = [
      packOf([fileOf('../a.bin', VOCAB)], { id: 'b' }),
      packOf([fileOf('pack.json', VOCAB)], { id: 'c' }),
      packOf([fileOf('a.bin', VOCAB, { url: 'http://plain.example/a.bin' })], { id: 'd' }),
      packOf([fileOf('a.bin', VOCAB, { url: 'https://me:secret@host.example/a.bin' })], {
        id: 'e',
      }),
      packOf([fileOf('a.bin', VOCAB)], { id: '../f' }),
      packOf([fileOf('a.bin', VOCAB)], { id: 'g', ability: 'sing' }),
      packOf([], { id: 'h', list: 'nowhere' }),
      null,
      good,
    ];
    const read = readCatalogue({ version: 1, packs: [good, ...bad], more: 'of later' });
    expect(read?.rows.map(({ id }) => id)).toEqual([PACK]);
  });

  it('that ships is whole: each pack has a licence, an origin and an address that may be used', () => {
    const shipped = JSON.parse(readFileSync('assets/packs/catalogue.json', 'utf8')) as {
      readonly packs: readonly unknown[];
    };
    const read = readCatalogue(shipped);
    expect(read?.rows).toHaveLength(shipped.packs.length);
    for (const row of read?.rows ?? []) {
      expect(row.licence, row.id).not.toBe('');
      expect(row.origin, row.id).not.toBe('');
    }
    const german = read?.rows.find(({ from, to }) => from === 'en' && to === 'de');
    expect(german?.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)).toBe(21_868_748);
  });
});

async function zipped(folder: string, to: string): Promise<void> {
  const child = spawn(
    'python3',
    ['-m', 'zipfile', '-c', to, 'pack.json', 'model.bin', 'vocab.spm'],
    {
      cwd: folder,
    },
  );
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}
