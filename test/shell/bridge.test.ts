import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge, Preloaded } from '../../preload/contract/bridge.ts';
import { serve } from '../../main/rpc/serve.ts';
import { createLaunchPass } from '../../main/shell/browser/launch-pass.ts';
import { startLoopbackServer } from '../../main/shell/browser/loopback-server.ts';
import { createPageCount } from '../../main/shell/browser/page-count.ts';
import { createReceivedFiles } from '../../main/shell/received-files.ts';
import type { TicketBook } from '../../main/shell/ticket-book.ts';
import { createTicketBook } from '../../main/shell/ticket-book.ts';
import type { PacedPipe } from '../../main/system/channel/paced-pipe.ts';
import { connectRpc } from '../../renderer/rpc/client.ts';
import { createElectronBridge } from '../../renderer/rpc/electron-bridge.ts';
import type { HandedFile } from '../../main/system/files.ts';
import { createHandlers } from '../fakes/handlers.ts';
import type { FakeFrame } from '../fakes/electron.ts';
import { createElectron, createPageWindow } from '../fakes/electron.ts';
import { createCookieBridge } from './browser/cookie-bridge.ts';

const LIMIT = 3_000_000;

interface Rig {
  readonly bridge: Bridge;
  readonly tickets: TicketBook;
  stop(): Promise<void>;
}

let folder: string;
const contentOf = (file: HandedFile | null) => (file ? text(file.open()) : null);
const onPage = (pipe: PacedPipe) => {
  const handlers = createHandlers({
    'text.detect': ({ text }) =>
      Promise.resolve({ outcome: 'success', language: text.slice(0, 2), by: 'local' }),
  });
  serve(pipe, handlers, { write: () => undefined });
};

async function createElectronRig(fake = createElectron()): Promise<Rig> {
  vi.resetModules();
  vi.doMock('electron', () => fake.named);
  const page = createPageWindow('app://dragoman');
  vi.stubGlobal('window', page);
  const { receivePorts } = await import('../../main/shell/electron/port-hand-over.ts');
  // From the same load of modules as the hand-over, which tells errors apart by their class.
  const { createReceivedFiles } = await import('../../main/shell/received-files.ts');
  const { receiveFiles } = await import('../../main/shell/electron/file-hand-over.ts');
  await import('../../preload/preload.ts');
  const tickets = createTicketBook();
  receivePorts(onPage);
  receiveFiles(tickets, createReceivedFiles(folder, tickets, LIMIT));
  const preloaded = fake.recorded.exposed.get('dragoman') as Preloaded;
  return {
    bridge: createElectronBridge(preloaded, page),
    tickets,
    stop() {
      vi.unstubAllGlobals();
      return Promise.resolve();
    },
  };
}

async function createBrowserRig(): Promise<Rig> {
  const tickets = createTicketBook();
  const server = await startLoopbackServer({
    pass: createLaunchPass(),
    files: { find: () => Promise.resolve(null) },
    received: createReceivedFiles(folder, tickets, LIMIT),
    pages: createPageCount(),
    onPage,
  });
  return { bridge: await createCookieBridge(server), tickets, stop: () => server.close() };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['electron', createElectronRig],
  ['browser', createBrowserRig],
] as const)('the bridge of the %s shell', (shell, createRig) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await createRig();
  });
  afterEach(() => rig.stop());

  test('names its shell and connects, more than once', async () => {
    expect(rig.bridge.shell).toBe(shell);
    for (const words of ['de', 'fr']) {
      const rpc = await connectRpc(rig.bridge);
      const detection = await rpc.ask('text.detect', { text: words });
      expect(detection.language).toBe(words);
      rpc.close();
      await rpc.lost;
    }
  });

  test('hands over a file without a path, with progress', async () => {
    const words = 'one two three '.repeat(100_000);
    const shares: number[] = [];
    const file = new File([words], 'notes ü.txt');
    const ticket = await rig.bridge.hand(file, (share) => shares.push(share));
    const handed = rig.tickets.take(ticket);
    expect(handed).toMatchObject({ name: 'notes ü.txt', size: words.length });
    expect(await contentOf(handed)).toBe(words);
    expect(shares.at(-1)).toBe(1);
    await handed?.discard();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('hands over an empty file', async () => {
    const ticket = await rig.bridge.hand(new File([], 'empty'));
    expect(rig.tickets.take(ticket)).toMatchObject({ name: 'empty', size: 0 });
  });

  test('refuses a file beyond the limit and keeps nothing of it', async () => {
    const file = new File([new Uint8Array(LIMIT + 1)], 'large');
    await expect(rig.bridge.hand(file)).rejects.toEqual({ code: 'file-too-large' });
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });
});

describe('in Electron', () => {
  let rig: Rig;
  let fake: ReturnType<typeof createElectron>;
  beforeEach(async () => {
    fake = createElectron();
    rig = await createElectronRig(fake);
  });
  afterEach(() => rig.stop());

  const strangers: readonly (readonly [string, FakeFrame | null])[] = [
    ['another site', { url: 'https://evil.example/', parent: null }],
    ['a host that starts alike', { url: 'app://dragoman.evil/', parent: null }],
    ['a frame inside our page', { url: 'app://dragoman/', parent: {} }],
    ['a frame that has gone', null],
  ];
  test.each(strangers)('%s gets neither a connection nor a ticket', async (_, frame) => {
    fake.world.frame = frame;
    const { port1, port2 } = new MessageChannel();
    const closed = once(port2, 'close');
    fake.ipcRenderer.postMessage('dragoman:rpc', null, [port1]);
    await closed;
    await expect(rig.bridge.hand(new File(['x'], 'x'))).rejects.toEqual({
      code: 'file-unreadable',
    });
  });

  test('a file with a path is handed over by it and stays where it is', async () => {
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'dear all');
    const file = new File(['not read by the page'], 'letter.txt');
    fake.world.paths.set(file, path);
    const ticket = await rig.bridge.hand(file);
    expect(ticket).not.toContain('letter');
    const handed = rig.tickets.take(ticket);
    expect(await contentOf(handed)).toBe('dear all');
    await handed?.discard();
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  test('a path that is no readable file is refused', async () => {
    for (const path of [folder, join(folder, 'gone.txt'), 'relative.txt']) {
      const file = new File([''], 'x');
      fake.world.paths.set(file, path);
      await expect(rig.bridge.hand(file)).rejects.toEqual({ code: 'file-unreadable' });
    }
  });

  test('messages of other shapes are refused', async () => {
    const upload = crypto.randomUUID();
    const messages = [
      null,
      'x',
      { path: 7 },
      { begin: 'x', path: '/etc/passwd' },
      { upload, end: true },
      { upload, bytes: 'text' },
      { upload: '__proto__', end: true },
    ];
    for (const message of messages) {
      const answer = await fake.ipcRenderer.invoke('dragoman:file', message);
      expect(answer).toEqual({ failure: { code: 'file-unreadable' } });
    }
  });

  test('an upload that is given up leaves nothing', async () => {
    const invoke = (message: unknown) => fake.ipcRenderer.invoke('dragoman:file', message);
    const begun = (await invoke({ begin: 'x' })) as { upload: string };
    await invoke({ upload: begun.upload, bytes: new Uint8Array(10) });
    expect(readdirSync(folder)).toHaveLength(1);
    const answer = await invoke({ upload: begun.upload, abort: true });
    expect(answer).toEqual({ failure: { code: 'file-unreadable' } });
    expect(readdirSync(folder)).toEqual([]);
  });
});
