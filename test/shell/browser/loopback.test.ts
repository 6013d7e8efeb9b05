import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLaunchPass } from '../../../main/shell/browser/launch-pass.ts';
import type { LoopbackServer } from '../../../main/shell/browser/loopback-server.ts';
import { startLoopbackServer } from '../../../main/shell/browser/loopback-server.ts';
import { createPageCount } from '../../../main/shell/browser/page-count.ts';
import { serve } from '../../../main/rpc/serve.ts';
import { offeredProtocols, PAGE_HEADER } from '../../../preload/contract/page-secret.ts';
import { openPageFiles } from '../../../main/shell/page-files.ts';
import { createReceivedFiles } from '../../../main/shell/received-files.ts';
import type { TicketBook } from '../../../main/shell/ticket-book.ts';
import { createTicketBook } from '../../../main/shell/ticket-book.ts';
import { createHandlers } from '../../fakes/handlers.ts';
import { writePage } from './page.ts';

const LIMIT = 100_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let folder: string;
let scratch: string;
let server: LoopbackServer;
let tickets: TicketBook;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'));
  scratch = await mkdtemp(join(tmpdir(), 'dragoman-test-'));
  await writePage(folder);
  tickets = createTicketBook();
  server = await startLoopbackServer({
    pass: createLaunchPass(),
    files: await openPageFiles(folder),
    received: createReceivedFiles(scratch, tickets, LIMIT),
    pages: createPageCount(),
    onPage: (pipe) => void serve(pipe, createHandlers({}), { write: () => undefined }),
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await rm(scratch, { recursive: true });
});

/** Sends exactly what is given: no path is normalised and no header is added. */
async function send(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body: Iterable<Uint8Array> | null = null,
): Promise<Answer> {
  const { hostname, port, host } = new URL(server.origin);
  const sent = request({ hostname, port, path, method, headers: { host, ...headers } });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // A refused upload may be cut while it is still being sent.
  sent.on('error', () => undefined);
  if (body) Readable.from(body).pipe(sent);
  else sent.end();
  const [response] = await answered;
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

/** Uses the launch address as a browser would; answers with what its page then has. */
async function enterPage(): Promise<{ readonly cookie: string; readonly secret: string }> {
  const { pathname, search } = new URL(server.launchAddress);
  const answer = await send(pathname + search);
  expect(answer.status).toBe(303);
  const [, secret = ''] = /^\/#page=([\w-]{43})$/.exec(answer.headers.location ?? '') ?? [];
  expect(secret).not.toBe('');
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^dragoman-[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  return { cookie: cookie.split(';')[0] ?? '', secret };
}

const enter = async () => (await enterPage()).cookie;

/** The headers of our page for what it uploads. */
async function pageHeaders(): Promise<Record<string, string>> {
  const { cookie, secret } = await enterPage();
  return { cookie, origin: server.origin, [PAGE_HEADER]: secret };
}

/** The status that refuses an upgrade, or 101. */
async function upgrade(
  path: string,
  headers: Record<string, string>,
  protocols: readonly string[] = [],
): Promise<number> {
  const address = `${server.origin.replace('http', 'ws')}${path}`;
  const socket = new WebSocket(address, [...protocols], { headers });
  const status = new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  try {
    return await status;
  } finally {
    socket.terminate();
  }
}

describe('the launch address', () => {
  test('carries 32 random bytes and no other server has the same', () => {
    const token = new URL(server.launchAddress).searchParams.get('t') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(createLaunchPass().token).not.toBe(createLaunchPass().token);
  });

  test('lets one browser in, which may reload and open further pages', async () => {
    const cookie = await enter();
    for (const path of ['/', '/', '/index.html', '/assets/page.js']) {
      expect((await send(path, { cookie })).status).toBe(200);
    }
    expect((await send('/', { cookie: `theme=dark; ${cookie}; a=b` })).status).toBe(200);
  });

  test('works only once, even for the browser that used it', async () => {
    const cookie = await enter();
    const { pathname, search } = new URL(server.launchAddress);
    expect((await send(pathname + search)).status).toBe(403);
    expect((await send(pathname + search, { cookie })).status).toBe(403);
  });

  test('says so in words when it is used up, or when somebody else comes', async () => {
    await enter();
    const { pathname, search } = new URL(server.launchAddress);
    for (const path of [pathname + search, '/']) {
      const answer = await send(path);
      expect(answer.status).toBe(403);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('start it again');
    }
  });

  test('says so in the language of the browser, and shows the way back to the one that was let in', async () => {
    const cookie = await enter();
    const { pathname, search } = new URL(server.launchAddress);
    const said = async (headers: Record<string, string>) => {
      const answer = await send(pathname + search, headers);
      expect(answer.status).toBe(403);
      const nonce = /<style nonce="([^"]+)"/.exec(answer.body)?.[1] ?? 'none';
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(answer.body).toContain('light dark');
      return answer.body;
    };
    expect(await said({ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' })).toContain('lang="de"');
    expect(await said({ 'accept-language': 'ar' })).toContain('dir="rtl"');
    expect(await said({ 'accept-language': '<script>,toString,nl' })).toContain('lang="en"');
    expect(await said({})).not.toContain('href="/"');
    expect(await said({ cookie })).toContain('href="/"');
  });

  test('is not used up by a wrong token or a HEAD request', async () => {
    const { pathname, search } = new URL(server.launchAddress);
    expect((await send('/open?t=wrong')).status).toBe(403);
    expect((await send('/open')).status).toBe(403);
    expect((await send(pathname + search, {}, 'HEAD')).status).toBe(403);
    await enter();
  });
});

describe('strangers', () => {
  test('a second browser is refused everywhere', async () => {
    const cookie = await enter();
    const [name] = cookie.split('=');
    for (const other of ['', `${name ?? ''}=`, `${name ?? ''}=x`, cookie.toUpperCase()]) {
      for (const path of ['/', '/assets/page.js', '/nothing']) {
        expect((await send(path, { cookie: other })).status).toBe(403);
      }
    }
  });

  test('another host name is rejected', async () => {
    const cookie = await enter();
    const { port } = new URL(server.origin);
    for (const host of ['evil.example', `localhost:${port}`, '127.0.0.1', `127.0.0.1:${port}.`]) {
      expect((await send('/', { cookie, host })).status).toBe(421);
      expect((await send('/wait', { host })).status).toBe(421);
    }
  });

  test('another origin is rejected', async () => {
    const cookie = await enter();
    const { port } = new URL(server.origin);
    for (const origin of ['https://evil.example', 'null', `http://localhost:${port}`]) {
      expect((await send('/', { cookie, origin })).status).toBe(403);
    }
    expect((await send('/', { cookie, origin: server.origin })).status).toBe(200);
  });

  test('no path leads out of the table', async () => {
    const cookie = await enter();
    const paths = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/..\\..\\secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/',
      '/assets',
      '/__proto__',
      '/constructor',
      '/index.html%00',
      '/notes.unknown',
    ];
    for (const path of paths) {
      expect([403, 404], path).toContain((await send(path, { cookie })).status);
    }
    for (const path of ['http://evil.example/', '//secret.txt', '//', 'http://[', '*']) {
      expect([400, 404], path).toContain((await send(path, { cookie })).status);
    }
  });

  test('other methods are refused', async () => {
    const cookie = await enter();
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const answer = await send('/', { cookie, origin: server.origin }, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
    const post = await send('/', { cookie, origin: server.origin }, 'POST');
    expect(post.status).toBe(405);
  });
});

describe('every answer', () => {
  test('has the policy and its companions', async () => {
    const cookie = await enter();
    const answers = [
      await send('/', { cookie }),
      await send('/', { cookie }, 'HEAD'),
      await send('/wait'),
      await send('/'),
      await send('/', { host: 'evil.example' }),
      await send('/nothing', { cookie }),
      await send('/open?t=x'),
      await send('/', { cookie }, 'PUT'),
    ];
    for (const { headers } of answers) {
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('puts a fresh nonce into page and policy', async () => {
    const cookie = await enter();
    const nonces = [];
    for (let load = 0; load < 2; load += 1) {
      const { headers, body } = await send('/', { cookie });
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(body).not.toContain('__NONCE__');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  test('to HEAD has no body', async () => {
    const cookie = await enter();
    const { body, headers } = await send('/assets/page.js', { cookie }, 'HEAD');
    expect(body).toBe('');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('the connection of the page', () => {
  test('needs the cookie, the page secret, the exact origin and host, and the right path', async () => {
    const { cookie, secret } = await enterPage();
    const { origin } = server;
    const { port } = new URL(origin);
    const ours = offeredProtocols(secret);
    expect(await upgrade('/rpc', { cookie, origin }, ours)).toBe(101);
    expect(await upgrade('/rpc', { origin }, ours)).toBe(403);
    expect(await upgrade('/rpc', { cookie }, ours)).toBe(403);
    expect(await upgrade('/rpc', { cookie, origin: 'https://evil.example' }, ours)).toBe(403);
    expect(await upgrade('/rpc', { cookie, origin: `http://localhost:${port}` }, ours)).toBe(403);
    expect(await upgrade('/rpc', { cookie, origin, host: 'evil.example' }, ours)).toBe(421);
    expect(await upgrade('/', { cookie, origin }, ours)).toBe(404);
  });

  test('is out of reach for a program on another port that sees the cookie of every request', async () => {
    const { cookie, secret } = await enterPage();
    const { origin } = server;
    const token = new URL(server.launchAddress).searchParams.get('t') ?? '';
    const guesses = [
      [],
      ['dragoman'],
      offeredProtocols('x'),
      offeredProtocols(token),
      offeredProtocols(secret.slice(1)),
      offeredProtocols(cookie.split('=')[1] ?? ''),
    ];
    for (const protocols of guesses) {
      expect(await upgrade('/rpc', { cookie, origin }, protocols), protocols.join()).toBe(403);
    }
    const upload = { cookie, origin };
    const bytes = [Buffer.from('theirs')];
    expect((await send('/files?name=a', upload, 'POST', bytes)).status).toBe(403);
    const guessed = { ...upload, [PAGE_HEADER]: token };
    expect((await send('/files?name=a', guessed, 'POST', bytes)).status).toBe(403);
    expect(await readdir(scratch)).toEqual([]);
    // No file that the cookie serves says the secret, nor does any header.
    for (const path of ['/', '/index.html', '/assets/page.js', '/wait', `/open?t=${token}`]) {
      expect(JSON.stringify(await send(path, { cookie })), path).not.toContain(secret);
    }
  });

  test('agrees on the subprotocol that gives nothing away', async () => {
    const { cookie, secret } = await enterPage();
    const { origin } = server;
    const address = `${origin.replace('http', 'ws')}/rpc`;
    const socket = new WebSocket(address, offeredProtocols(secret), {
      headers: { cookie, origin },
    });
    await once(socket, 'open');
    expect(socket.protocol).toBe('dragoman');
    socket.terminate();
  });
});

describe('files', () => {
  const post = (headers: Record<string, string>, body: Iterable<Uint8Array>) =>
    send('/files?name=caf%C3%A9.txt', headers, 'POST', body);
  const chunks = (count: number) => Array.from({ length: count }, () => new Uint8Array(10_000));

  test('are streamed to a private file and taken by ticket', async () => {
    const bytes = Buffer.from('one two '.repeat(1000));
    const answer = await post(await pageHeaders(), [bytes]);
    expect(answer.status).toBe(200);
    const { ticket } = JSON.parse(answer.body) as { ticket: string };
    const file = tickets.take(ticket);
    expect(file).toMatchObject({ name: 'café.txt', size: bytes.length });
    if (!file) throw new Error('no file');
    expect(await text(file.open())).toBe(bytes.toString());
    const [kept = ''] = await readdir(scratch);
    expect((await stat(join(scratch, kept))).mode & 0o777).toBe(0o600);
    await file.discard();
    expect(tickets.take(ticket)).toBeNull();
    expect(await readdir(scratch)).toEqual([]);
  });

  test('need cookie, page secret and origin', async () => {
    const { cookie, origin = '', ...secret } = await pageHeaders();
    expect((await post({ cookie: cookie ?? '', ...secret }, chunks(1))).status).toBe(403);
    expect((await post({ origin, ...secret }, chunks(1))).status).toBe(403);
    expect((await post({ cookie: cookie ?? '', origin }, chunks(1))).status).toBe(403);
    const elsewhere = { cookie: cookie ?? '', origin: 'https://evil.example', ...secret };
    expect((await post(elsewhere, chunks(1))).status).toBe(403);
    expect(await readdir(scratch)).toEqual([]);
  });

  test('beyond the limit are refused by count, whatever length was announced', async () => {
    const headers = await pageHeaders();
    expect((await post(headers, chunks(11))).status).toBe(413);
    const announced = { ...headers, 'content-length': String(LIMIT + 1) };
    expect((await send('/files?name=a', announced, 'POST', [])).status).toBe(413);
    await vi.waitFor(async () => expect(await readdir(scratch)).toEqual([]));
    expect((await post(headers, chunks(10))).status).toBe(200);
  });

  test('of a page that went away half-way leave nothing', async () => {
    const headers = await pageHeaders();
    const { hostname, port, host } = new URL(server.origin);
    const sent = request({
      hostname,
      port,
      path: '/files?name=a',
      method: 'POST',
      headers: { ...headers, host },
    });
    sent.on('error', () => undefined);
    sent.write(new Uint8Array(5000));
    await vi.waitFor(async () => expect(await readdir(scratch)).toHaveLength(1));
    sent.destroy();
    await vi.waitFor(async () => expect(await readdir(scratch)).toEqual([]));
  });

  test('cannot be named by path', async () => {
    const headers = await pageHeaders();
    const path = '/files?name=..%2F..%2Fetc%2Fpasswd&path=%2Fetc%2Fpasswd';
    const answer = await send(path, headers, 'POST', [Buffer.from('mine')]);
    const file = tickets.take((JSON.parse(answer.body) as { ticket: string }).ticket);
    expect(file?.name).toBe('passwd');
    if (file) expect(await text(file.open())).toBe('mine');
  });
});
