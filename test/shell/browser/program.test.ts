import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { decodeFrame, encodeFrame } from '../../../main/rpc/codec.ts';
import { offeredProtocols } from '../../../preload/contract/page-secret.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'main', 'browser.js');

let data: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  // A helper may still be writing when its parent was killed.
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  running.push(child);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exited };
}

/** Starts without a window and answers with the printed address. */
async function startPrinted(env?: NodeJS.ProcessEnv) {
  const started = start(['--no-open', '--data', data], env);
  const output: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    started.child.stdout.on('data', (bytes: Buffer) => {
      output.push(bytes.toString());
      const found = /^dragoman: open (\S+)\n/.exec(output.join(''));
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void started.exited.then((code) => reject(new Error(`ended with ${code ?? 'a signal'}`)));
  });
  return { ...started, address, output };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function about(address: string): Promise<unknown> {
  const entered = await fetch(address, { redirect: 'manual' });
  expect(entered.status).toBe(303);
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const secret = entered.headers.get('location')?.replace('/#page=', '') ?? '';
  const { origin } = new URL(address);
  const page = await fetch(origin, { headers: { cookie } });
  expect(await page.text()).toContain('<div id="root">');
  const rpc = `${origin.replace('http', 'ws')}/rpc`;
  const socket = new WebSocket(rpc, offeredProtocols(secret), { headers: { cookie, origin } });
  await once(socket, 'open');
  socket.send(encodeFrame({ id: 1, route: 'app.about' }));
  const [message] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  return decodeFrame(message);
}

test('prints one line, serves the features, and ends cleanly on a signal', async () => {
  const { address, output, child, exited } = await startPrinted();
  expect(await about(address)).toMatchObject({ id: 1, value: { shell: 'browser' } });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(output.join('')).toBe(`dragoman: open ${address}\n`);
  expect(existsSync(join(data, 'scratch'))).toBe(false);
  expect(existsSync(join(data, 'instance.json'))).toBe(false);
  const token = new URL(address).searchParams.get('t') ?? 'none';
  expect(readFileSync(join(data, 'dragoman.log'), 'utf8')).not.toContain(token);
});

test.for(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  '%s twice, while it is still starting, ends it cleanly',
  async (signal) => {
    const { child, exited } = await startPrinted();
    child.kill(signal);
    child.kill(signal);
    expect(await exited).toBe(0);
    expect(existsSync(join(data, 'instance.json'))).toBe(false);
  },
);

test('a second start with the same data says so and ends; the first goes on', async () => {
  const { address } = await startPrinted();
  const second = start(['--no-open', '--data', data]);
  const said = await text(second.child.stderr);
  expect(await second.exited).toBe(1);
  expect(said).toContain('already running');
  expect(await about(address)).toMatchObject({ value: { shell: 'browser' } });
});

test('starts again after it was killed', async () => {
  const first = await startPrinted();
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await startPrinted();
  expect(await about(second.address)).toMatchObject({ value: { shell: 'browser' } });
});

test('a session for development outlives the program', async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    DRAGOMAN_DEV_SESSION: `${port}:${randomBytes(32).toString('base64url')}`,
  };
  const first = await startPrinted(env);
  const entered = await fetch(first.address, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  first.child.kill('SIGTERM');
  await first.exited;
  const second = await startPrinted(env);
  expect(second.address).toBe(first.address);
  const { origin } = new URL(second.address);
  expect(origin).toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(origin, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(origin)).status).toBe(403);
});

test('the page that is built for people never reloads itself', () => {
  const page = join(program, '..', '..', 'renderer', 'assets');
  const scripts = readdirSync(page).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const name of scripts) {
    expect(readFileSync(join(page, name), 'utf8')).not.toMatch(/method:\s*["'`]HEAD/);
  }
});

test('an unknown option is refused with a sentence', async () => {
  const { child, exited } = start(['--nope']);
  expect(await text(child.stderr)).toContain("'--nope'");
  expect(await exited).toBe(2);
});

test('without a display the address is printed', async () => {
  const child = spawn(process.execPath, [program, '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  });
  running.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toMatch(
    /^dragoman: open http:\/\/127\.0\.0\.1:\d+\/open\?t=[\w-]{43}\n$/,
  );
});
