import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from '@msgpack/msgpack';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Shape, ShapeName } from './shapes.ts';
import { SHAPES } from './shapes.ts';

// A malicious service, in a process of its own: its parent says which path it answers by which shape.
// Whatever else it is asked it answers as a service should.

/** What the parent says. */
export interface Order {
  readonly path: string;
  readonly shape: ShapeName;
}

let order: Order | null = null;

/** What a well-meaning service answers, by the end of the path. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^\/v2\/usage/, '{"character_count":1,"character_limit":1000000,"products":[]}'],
  [/^\/v2\/admin\/developer-keys/, '[]'],
  [/^\/v2\/document$/, '{"document_id":"d","document_key":"k"}'],
  [/^\/v2\/document\/d$/, '{"document_id":"d","status":"done","billed_characters":5}'],
];
/** Bytes that wait for a client before more are made. */
const MOST_WAITING = 4 * 1024 * 1024;

async function answer(shape: Shape, socket: Socket, response: ServerResponse): Promise<void> {
  if (shape.raw !== undefined) {
    socket.write('HTTP/1.1 200 OK\r\n');
    while (!socket.destroyed) {
      if (!socket.write(shape.raw)) await once(socket, 'drain');
    }
    return;
  }
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  response.writeHead(shape.status ?? 200, { 'content-type': 'application/json', ...shape.headers });
  for (const piece of shape.body?.() ?? []) {
    if (gone.signal.aborted) return;
    if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal });
  }
  response.end();
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const { socket, url = '' } = request;
    if (order !== null && url.startsWith(order.path)) {
      // Whoever is asked hangs up at some point.
      void answer(SHAPES[order.shape], socket, response).catch(() => socket.destroy());
      return;
    }
    const json = { 'content-type': 'application/json' };
    const plain = PLAIN.find(([path]) => path.test(url))?.[1];
    if (plain !== undefined) response.writeHead(200, json).end(plain);
    else if (url.startsWith('/v3/voice/realtime')) {
      const { port } = server.address() as AddressInfo;
      const granted = {
        streaming_url: `ws://127.0.0.1:${port}/stream`,
        token: 't',
        session_id: 's',
      };
      response.writeHead(200, json).end(JSON.stringify(granted));
    } else response.writeHead(404, json).end('{}');
  });
});
const streams = new WebSocketServer({ server, path: '/stream' });
streams.on('connection', (socket) => {
  socket.on('error', () => undefined);
  const shape: Shape | undefined = order === null ? undefined : SHAPES[order.shape];
  if (shape?.messages !== undefined) void flood(socket, shape.messages()).catch(() => undefined);
});

/** Sends everything at the pace at which it is read; the app asks for MessagePack. */
async function flood(socket: WebSocket, messages: Iterable<object>): Promise<void> {
  let last: object | null = null;
  let bytes = new Uint8Array(0);
  for (const message of messages) {
    if (message !== last) bytes = encode(message);
    last = message;
    while (socket.bufferedAmount > MOST_WAITING) await sleep(5);
    if (socket.readyState !== socket.OPEN) return;
    socket.send(bytes);
  }
}

server.on('connection', (socket) => socket.setMaxListeners(0).on('error', () => undefined));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (next: Order) => {
  order = next;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
