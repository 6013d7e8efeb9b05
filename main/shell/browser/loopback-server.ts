import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MAX_FRAME_BYTES } from '../../../preload/contract/limits.ts';
import {
  PAGE_FRAGMENT,
  PAGE_HEADER,
  PAGE_PROTOCOL,
  secretOf,
} from '../../../preload/contract/page-secret.ts';
import type { PacedPipe } from '../../system/channel/paced-pipe.ts';
import type { PageFiles } from '../page-files.ts';
import { createNonce, pageHeaders } from '../page-headers.ts';
import type { ReceivedFiles } from '../received-files.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import { TooManyBytes } from '../received-files.ts';
import type { LaunchPass } from './launch-pass.ts';
import type { PageCount } from './page-count.ts';
import { shutPage } from './shut-page.ts';
import { createSocketPipe } from './socket-pipe.ts';
import { guarded, inBackground } from '../../system/background.ts';

/** What the server answers from. */
export interface LoopbackParts {
  readonly pass: LaunchPass;
  readonly files: PageFiles;
  readonly received: ReceivedFiles;
  readonly pages: PageCount;
  /** Called for each page that connects. */
  readonly onPage: (pipe: PacedPipe) => void;
}

/** The server of the browser shell. */
export interface LoopbackServer {
  /** Such as `http://127.0.0.1:8123`. */
  readonly origin: string;
  /** The address that lets one browser in, once. */
  readonly launchAddress: string;
  /** Shows that Dragoman starts; needs no pass and gives nothing away. */
  readonly waitAddress: string;
  close(): Promise<void>;
}

/** WebSocket close code for a server that goes away (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** Milliseconds that pages and uploads get to end by themselves when the server closes. */
const CLOSE_GRACE = 500;

const HTML = 'text/html; charset=utf-8';
const WAITING =
  '<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>Dragoman</title></html>';

const forbidden: Reply = { status: 403 };
const notAllowed: Reply = { status: 405, headers: { allow: 'GET, HEAD' } };
const ok = (type: string, body: Uint8Array | string): Reply => ({
  status: 200,
  headers: { 'content-type': type },
  body,
});

/**
 * Serves the page, its files and its connection on a random port of 127.0.0.1. Only the browser
 * that used the launch address is served, and only its page, which has the page secret, gets a
 * connection and may upload; a request for another host name (DNS rebinding) or from another origin is
 * refused whoever sends it.
 * @param port a certain port instead; rejects when it is taken
 */
export async function startLoopbackServer(parts: LoopbackParts, port = 0): Promise<LoopbackServer> {
  const { pass, files, received, pages, onPage } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // Never the one that holds the secret.
    handleProtocols: () => PAGE_PROTOCOL,
  });
  const server = createServer((request, response) =>
    inBackground('loopbackServer.answer', () => answer(request, response)),
  );
  server.on('upgrade', upgrade);
  // An upload may take longer than Node's five minutes; headers and idle connections stay limited.
  server.requestTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const nonce = createNonce();
    const reply = await replyTo(request, nonce);
    if (!response.destroyed) sendReply(response, pageHeaders(nonce), reply);
  }

  /** The status that refuses a request, or null. */
  function refusal(request: IncomingMessage, mustNameOrigin: boolean): number | null {
    if (request.headers.host !== host) return 421;
    const from = request.headers.origin;
    return from === origin || (from === undefined && !mustNameOrigin) ? null : 403;
  }

  async function replyTo(request: IncomingMessage, nonce: string): Promise<Reply> {
    const posts = request.method === 'POST';
    const refused = refusal(request, posts);
    if (refused !== null) return { status: refused };
    const url = URL.parse(request.url ?? '', origin);
    /** For a person who opens an address that was used before, or mistyped. */
    const shut = (mayGoOn: boolean): Reply => ({
      status: 403,
      headers: { 'content-type': HTML },
      body: shutPage(request.headers['accept-language'], nonce, mayGoOn),
    });
    // A target such as `//host/` names another server.
    if (url?.origin !== origin) return { status: 400 };
    const isAdmitted = pass.admits(request.headers.cookie);
    if (posts) {
      if (url.pathname !== '/files') return notAllowed;
      const secret = request.headers[PAGE_HEADER];
      if (!isAdmitted || typeof secret !== 'string' || !pass.isPage(secret)) {
        return { ...forbidden, headers: UNREAD };
      }
      return receive(request, url.searchParams.get('name') ?? '');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed;
    if (url.pathname === '/wait') return ok(HTML, WAITING);
    if (url.pathname === '/open') {
      const claim = request.method === 'GET' ? pass.claim(url.searchParams.get('t') ?? '') : null;
      if (claim === null) return shut(isAdmitted);
      const location = `/#${PAGE_FRAGMENT}${claim.pageSecret}`;
      return { status: 303, headers: { 'set-cookie': claim.cookie, location } };
    }
    if (!isAdmitted) return url.pathname === '/' ? shut(false) : forbidden;
    const file = await files.find(url.pathname, nonce);
    return file ? ok(file.type, file.body) : { status: 404 };
  }

  async function receive(request: IncomingMessage, name: string): Promise<Reply> {
    if (Number(request.headers['content-length'] ?? 0) > received.limit) {
      return { status: 413, headers: UNREAD };
    }
    try {
      const ticket = await received.receive(name, request);
      return ok('application/json', JSON.stringify({ ticket }));
    } catch (error) {
      const status = error instanceof TooManyBytes ? 413 : isDiskFull(error) ? 507 : 500;
      return { status, headers: UNREAD };
    }
  }

  const isOurPage = ({ headers }: IncomingMessage) =>
    pass.admits(headers.cookie) && pass.isPage(secretOf(headers['sec-websocket-protocol']));

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = URL.parse(request.url ?? '', origin)?.pathname;
    const status =
      refusal(request, true) ?? (isOurPage(request) ? (path === '/rpc' ? null : 404) : 403);
    if (status === null) {
      sockets.handleUpgrade(request, socket, head, (page) => {
        pages.opened();
        page.once('close', () => pages.closed());
        onPage(createSocketPipe(page));
      });
      return;
    }
    const always = Object.entries(pageHeaders(createNonce()));
    const lines = [...always, ['connection', 'close'], ['content-length', '0']];
    const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} Refused\r\n${fields}\r\n`);
  }

  return {
    origin,
    launchAddress: `${origin}/open?t=${pass.token}`,
    waitAddress: `${origin}/wait`,
    async close() {
      for (const page of sockets.clients) page.close(GOING_AWAY);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const cutOff = () => {
        for (const page of sockets.clients) page.terminate();
        server.closeAllConnections();
      };
      const cut = setTimeout(guarded('loopback.close', cutOff), CLOSE_GRACE);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** An upload that is refused is not read to its end, so its connection cannot be used again. */
const UNREAD = { connection: 'close' };

/** One answer of the loopback server, besides the headers that every answer has. */
interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

/** Sends an answer; `headers` of the reply win over those of every answer. */
function sendReply(
  response: ServerResponse,
  always: Readonly<Record<string, string>>,
  reply: Reply,
): void {
  const body = reply.body ?? '';
  response.writeHead(reply.status, {
    ...always,
    'content-length': Buffer.byteLength(body),
    ...reply.headers,
  });
  response.end(body);
}
