import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../../../main/rpc/serve.ts';
import type { AppWindow } from '../../../main/shell/browser/app-window.ts';
import { openAppWindow } from '../../../main/shell/browser/app-window.ts';
import { findBrowser } from '../../../main/shell/browser/find-browser.ts';
import { createLaunchPass } from '../../../main/shell/browser/launch-pass.ts';
import type { LoopbackServer } from '../../../main/shell/browser/loopback-server.ts';
import { startLoopbackServer } from '../../../main/shell/browser/loopback-server.ts';
import { createPageCount } from '../../../main/shell/browser/page-count.ts';
import { openPageFiles } from '../../../main/shell/page-files.ts';
import { createReceivedFiles } from '../../../main/shell/received-files.ts';
import { createTicketBook } from '../../../main/shell/ticket-book.ts';
import { createHandlers } from '../../fakes/handlers.ts';
import { writePage } from './page.ts';
import { unless } from '../../app/unless.ts';

const facts = { platform: process.platform, env: process.env, home: homedir() };
const browser = findBrowser(facts);
const screen = (process.env['PATH'] ?? '')
  .split(':')
  .map((folder) => join(folder, 'Xvfb'))
  .find((path) => existsSync(path));
const reason =
  process.platform !== 'linux'
    ? 'needs Linux'
    : !('path' in browser)
      ? `no usable browser here (${browser.missing})`
      : screen === undefined
        ? 'no Xvfb here'
        : null;

/** Joined by the page, so that the page's own files do not hold it. */
const TYPED = ['unlikely', 'typed', 'words'].join('-');

/** Types as a person does, as far as the editor and the session can tell, then says so. */
const SCRIPT = `
  const area = document.getElementById('text');
  area.focus();
  document.execCommand('insertText', false, ['unlikely', 'typed', 'words'].join('-'));
  const standalone = matchMedia('(display-mode: standalone)').matches;
  const secret = location.hash.replace('#page=', '');
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/rpc', ['dragoman', 'dragoman.page.' + secret]);
  socket.onopen = () => fetch('/files?name=' + encodeURIComponent(JSON.stringify({ typed: area.value.length, standalone })), { method: 'POST', body: 'x', headers: { 'x-dragoman-page': secret } });
`;

describe('the app window', unless(reason), () => {
  let display: ChildProcess;
  let folder: string;
  let scratch: string;
  let server: LoopbackServer;
  let window: AppWindow;
  let pages: ReturnType<typeof createPageCount>;
  let reported: Promise<unknown>;

  beforeAll(async () => {
    display = spawn(screen ?? '', ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
    process.env['DISPLAY'] = `:${number.toString().trim()}`;
  });
  afterAll(async () => {
    display.kill();
    await once(display, 'exit');
  });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    scratch = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    await writePage(folder, SCRIPT);
    pages = createPageCount();
    const tickets = createTicketBook();
    const received = createReceivedFiles(scratch, tickets);
    const report = Promise.withResolvers<unknown>();
    reported = report.promise;
    server = await startLoopbackServer({
      pass: createLaunchPass(),
      files: await openPageFiles(folder),
      received: {
        limit: received.limit,
        async receive(name, bytes) {
          report.resolve(JSON.parse(name));
          return received.receive('x', bytes);
        },
      },
      pages,
      onPage: (pipe) => void serve(pipe, createHandlers({}), { write: () => undefined }),
    });
    window = await openAppWindow({
      browser: 'path' in browser ? browser.path : '',
      scratch,
      waitAddress: server.waitAddress,
      launchAddress: server.launchAddress,
    });
  });
  afterEach(async () => {
    await window.close();
    await server.close();
    rmSync(folder, { recursive: true });
    rmSync(scratch, { recursive: true });
  });

  const argumentsOf = (id: string): string => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'latin1');
    } catch {
      return '';
    }
  };
  /** Processes of a browser, by the profile they name. */
  const processes = (folder: string) =>
    readdirSync('/proc').filter(
      (id) => /^\d+$/.test(id) && argumentsOf(id).includes(`--user-data-dir=${folder}`),
    );
  const filesHolding = (needle: string) => {
    const forms = [Buffer.from(needle), Buffer.from(needle, 'utf16le')];
    return readdirSync(scratch, { recursive: true, encoding: 'utf8' })
      .map((name) => join(scratch, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
      .filter((path) => forms.some((form) => readFileSync(path).includes(form)));
  };

  test('opens as a separate window, with the token neither in arguments nor on disk', async () => {
    expect(await reported).toEqual({ typed: TYPED.length, standalone: true });
    const token = new URL(server.launchAddress).searchParams.get('t') ?? '';
    for (const id of processes(scratch)) {
      expect(argumentsOf(id)).not.toContain(token);
    }
    expect(filesHolding(token)).toEqual([]);
    await window.raise();
  });

  test('leaves no typed text on disk when it is killed', async () => {
    await reported;
    // The session files of an ordinary profile are written within some seconds.
    await sleep(5_000);
    for (const id of processes(scratch)) {
      try {
        process.kill(Number(id), 'SIGKILL');
      } catch {
        // Gone with its parent.
      }
    }
    expect(readdirSync(scratch).some((name) => name.startsWith('window-'))).toBe(true);
    expect(filesHolding(TYPED)).toEqual([]);
    await window.closed;
    await pages.quiet(100);
  });

  test('takes its processes and its profile with it', async () => {
    await reported;
    await window.close();
    await window.closed;
    // A process that was ended is in the system's list for a moment longer.
    await vi.waitFor(() => expect(processes(scratch)).toEqual([]), { timeout: 50_000 });
    expect(readdirSync(scratch).filter((name) => name.startsWith('window-'))).toEqual([]);
  });

  test('ends the whole program when it is closed', async () => {
    const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'main', 'browser.js');
    const data = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
    const child = spawn(process.execPath, [program, '--data', data], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    const log = () => readFileSync(join(data, 'dragoman.log'), 'utf8');
    await vi.waitFor(() => expect(log()).toContain('"window":true'), { timeout: 50_000 });
    // What a closed window does: its browser ends.
    const [browserOfIt] = processes(data).filter((id) => !argumentsOf(id).includes('--type='));
    process.kill(Number(browserOfIt), 'SIGTERM');
    expect((await exited)[0]).toBe(0);
    expect(existsSync(join(data, 'scratch'))).toBe(false);
    rmSync(data, { recursive: true });
  });
});
