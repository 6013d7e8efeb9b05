import { WebSocket } from 'ws';
import type { NetworkRoute } from '../../system/network.ts';
import type { OpenSocket } from './stream-ports.ts';

const HANDSHAKE_MS = 5_000;
const MAX_PAYLOAD = 16 * 1024 * 1024;

/** Sockets over the one way to the network: proxy and trusted certificates as for HTTP. */
export function createOpenSocket(network: NetworkRoute, userAgent: string): OpenSocket {
  return (url, listener) => {
    let socket: WebSocket | null = null;
    let isOver = false;
    const close = () => {
      if (isOver) return;
      isOver = true;
      listener.onClose();
    };

    const start = async () => {
      const connection = await network.connect(url, AbortSignal.timeout(HANDSHAKE_MS));
      if (isOver) {
        connection.destroy();
        return;
      }
      const opened = new WebSocket(url, {
        createConnection: () => connection,
        perMessageDeflate: false,
        handshakeTimeout: HANDSHAKE_MS,
        maxPayload: MAX_PAYLOAD,
        followRedirects: false,
        headers: { 'user-agent': userAgent },
      });
      socket = opened;
      opened.on('open', () => {
        if (!isOver) listener.onOpen();
      });
      opened.on('message', (data: Buffer, isBinary: boolean) => {
        if (!isOver) listener.onMessage(data, isBinary);
      });
      opened.on('pong', (data: Buffer) => {
        if (!isOver) listener.onPong(data);
      });
      opened.on('error', close);
      opened.on('close', close);
    };
    start().catch(close);

    return {
      get waitingBytes() {
        return socket?.bufferedAmount ?? 0;
      },
      send: (frame) => socket?.send(frame, ignore),
      ping: (payload) => socket?.ping(payload, undefined, ignore),
      cut() {
        isOver = true;
        socket?.terminate();
      },
    };
  };
}

/** A frame that could not be written is noticed by the close that follows. */
const ignore = () => undefined;
