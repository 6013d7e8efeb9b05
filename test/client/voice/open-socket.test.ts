import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { SentAttempt } from '../../../main/client/sent-attempt.ts';
import { createOpenSocket } from '../../../main/client/voice/open-socket.ts';

const clock = { now: () => 0, date: () => 0, sleep: () => Promise.resolve() };
const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
let answers: (isGranted: boolean, status?: string) => void;
let attempts: SentAttempt[];
let url: string;

beforeEach(async () => {
  attempts = [];
  let isGranted = true;
  let refused = '401 Unauthorized';
  answers = (next, status = refused) => {
    isGranted = next;
    refused = status;
  };
  server.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => {
    if (isGranted) sockets.handleUpgrade(request, socket, head, () => undefined);
    else socket.end(`HTTP/1.1 ${refused}\r\nx-trace-id: trace-9\r\n\r\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `ws://127.0.0.1:${port}/v3/voice/realtime/connect?token=canary-token`;
});
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

function open(address: string) {
  const heard = Promise.withResolvers<'open' | 'closed'>();
  const message = Promise.withResolvers<null>();
  const over = Promise.withResolvers<Failure | null>();
  const line = Promise.withResolvers<Socket>();
  const openSocket = createOpenSocket({
    network: {
      dispatcher: () => Promise.reject(new Error('not here')),
      async connect(to) {
        const { hostname, port } = new URL(to);
        const connection = connect(Number(port), hostname);
        await once(connection, 'connect');
        line.resolve(connection);
        return connection;
      },
      close: () => Promise.resolve(),
    },
    userAgent: 'test/1',
    clock,
    onAttempt: (attempt) => void attempts.push(attempt),
  });
  const socket = openSocket(address, {
    onOpen: () => heard.resolve('open'),
    onMessage: () => message.resolve(null),
    onPong: () => undefined,
    onClose: (why) => {
      heard.resolve('closed');
      over.resolve(why);
    },
  });
  return {
    socket,
    heard: heard.promise,
    line: line.promise,
    message: message.promise,
    over: over.promise,
  };
}

const told = () => attempts.map(({ path, status, code }) => ({ path, status, code }));

it('tells of a socket that was opened, once, without its token', async () => {
  const { socket, heard } = open(url);
  expect(await heard).toBe('open');
  socket.cut();
  expect(told()).toEqual([{ path: '/v3/voice/realtime/connect', status: 101, code: null }]);
  expect(JSON.stringify(attempts)).not.toContain('canary');
});

it('tells how the service refused one', async () => {
  answers(false);
  expect(await open(url).heard).toBe('closed');
  expect(told()).toEqual([
    { path: '/v3/voice/realtime/connect', status: 401, code: 'stream-lost' },
  ]);
  expect(attempts[0]?.traceId).toBe('trace-9');
});

it('tells of one that nobody answered, and of one that was given up', async () => {
  expect(await open('ws://127.0.0.1:1/v3/voice/realtime/connect').heard).toBe('closed');
  open(url).socket.cut();
  expect(told().map(({ status, code }) => [status, code])).toEqual([
    [null, 'unreachable'],
    [null, 'cancelled'],
  ]);
});

it('answers no more pings while 64 KiB of answers wait', async () => {
  const { socket, heard, line, message } = open(url);
  await heard;
  const [peer] = sockets.clients;
  const connection = await line;
  // Nothing is written any more, as to a peer that reads nothing.
  connection.cork();
  for (let ping = 0; ping < 5_000; ping += 1) peer?.ping(Buffer.alloc(125));
  peer?.send('the last');
  await message;
  expect(socket.waitingBytes).toBeGreaterThan(60 * 1024);
  expect(socket.waitingBytes).toBeLessThan(65 * 1024);

  let pongs = 0;
  peer?.on('pong', () => (pongs += 1));
  connection.uncork();
  socket.send('the last');
  if (peer !== undefined) await once(peer, 'message');
  expect(pongs).toBeGreaterThan(400);
  expect(pongs).toBeLessThan(600);
});

it('is closed by a message of ever more fragments', async () => {
  const { heard, over } = open(url);
  await heard;
  const [peer] = sockets.clients;
  peer?.on('error', () => undefined);
  for (let fragment = 0; fragment < 20_000; fragment += 1) peer?.send('x', { fin: false });
  await over;
});

it.each([
  ['401 Unauthorized', 'stream-lost', 401],
  ['429 Too Many Requests', 'rate-limited', 429],
  ['502 Bad Gateway', 'service-unavailable', 502],
])('says why one that was refused by %s is gone', async (refused, code, status) => {
  answers(false, refused);
  expect(await open(url).over).toEqual({ code, status, traceId: 'trace-9' });
});

it.each([
  [1000, null],
  [1001, null],
  [1006, null],
  [1011, { code: 'service-error', traceId: 'trace-3' }],
  [1012, { code: 'service-unavailable', traceId: 'trace-3' }],
  [1013, { code: 'service-unavailable', traceId: 'trace-3' }],
])('says why one that was closed by %d is gone', async (said, why) => {
  const addTrace = (headers: string[]) => void headers.push('x-trace-id: trace-3');
  sockets.once('headers', addTrace);
  const { heard, over } = open(url);
  await heard;
  for (const peer of sockets.clients) {
    if (said === 1006) peer.terminate();
    else peer.close(said);
  }
  expect(await over).toEqual(why);
});
