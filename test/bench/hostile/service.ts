import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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

const USAGE = '{"character_count":1,"character_limit":1000000}';

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
    } else if (url.startsWith('/v2/usage')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(USAGE);
    } else response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
});
server.on('connection', (socket) => socket.setMaxListeners(0).on('error', () => undefined));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (next: Order) => {
  order = next;
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
