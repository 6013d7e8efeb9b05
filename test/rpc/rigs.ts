import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import type { Handlers } from '../../preload/contract/api.ts';
import { encodeFrame } from '../../main/rpc/codec.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import { createPortPipe } from '../../main/system/channel/port-pipe.ts';
import type { Served } from '../../main/system/channel/serve.ts';
import { serve } from '../../main/rpc/serve.ts';
import { createSocketPipe } from '../../main/shell/browser/socket-pipe.ts';
import type { Bridge } from '../../preload/contract/bridge.ts';
import { createBrowserBridge } from '../../renderer/rpc/browser-bridge.ts';
import { pipeOf } from '../../renderer/rpc/electron-bridge.ts';

/** A page that keeps to no rule. */
export interface RawPage {
  /** Sends a value as a frame. */
  frame(value: unknown): void;
  /** Sends a message as it is. */
  message(bytes: Uint8Array | string): void;
  readonly received: unknown[];
  readonly closed: Promise<number | null>;
}

/** One main that serves the same handlers to any number of pages over one transport. */
export interface Rig {
  readonly bridge: Bridge;
  readonly served: Served[];
  readonly events: string[];
  raw(): Promise<RawPage>;
  stop(): Promise<void>;
}

const noFiles = () => Promise.reject(new Error('no files here'));

export function createPortRig(handlers: Handlers): Promise<Rig> {
  const served: Served[] = [];
  const events: string[] = [];
  const open = new Set<{ close(): void }>();
  const channel = () => {
    const { port1, port2 } = new MessageChannel();
    open.add(port2);
    served.push(
      serve(
        createPortPipe(port1, (frame) => frame),
        handlers,
        { write: (event) => events.push(event) },
      ),
    );
    return port2;
  };
  return Promise.resolve({
    served,
    events,
    bridge: {
      shell: 'electron',
      // Node's port has all of the page's port that the pipe uses.
      connect: () => Promise.resolve(pipeOf(channel() as unknown as MessagePort)),
      hand: noFiles,
    },
    raw() {
      const port = channel();
      const received: unknown[] = [];
      port.on('message', (frame) => received.push(frame));
      return Promise.resolve({
        frame: (value) => port.postMessage(value),
        message: (bytes) => port.postMessage(bytes),
        received,
        closed: once(port, 'close').then(() => null),
      });
    },
    stop() {
      for (const port of open) port.close();
      return Promise.resolve();
    },
  });
}

export async function createSocketRig(handlers: Handlers): Promise<Rig> {
  const served: Served[] = [];
  const events: string[] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ server, path: '/rpc', maxPayload: MAX_FRAME_BYTES });
  sockets.on('connection', (socket) => {
    served.push(
      serve(createSocketPipe(socket), handlers, { write: (event) => events.push(event) }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    served,
    events,
    bridge: createBrowserBridge(origin, () => Promise.resolve('secret')),
    async raw() {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`);
      const received: unknown[] = [];
      socket.on('message', (data) => received.push(data));
      // A server that cuts an oversized message short resets the connection.
      socket.on('error', () => undefined);
      await once(socket, 'open');
      return {
        frame: (value) => socket.send(encodeFrame(value)),
        message: (message: Uint8Array | string) => socket.send(message),
        received,
        closed: once(socket, 'close').then(([code]) => code as number),
      };
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
