import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import type { NetworkRoute } from '../../system/network.ts';
import type { Clock } from '../clock.ts';
import type { OnAttempt } from '../sent-attempt.ts';
import { beginAttempt } from '../sent-attempt.ts';
import { traceOf } from '../trace-id.ts';
import { MAX_MESSAGE_BYTES } from './messages.ts';
import type { OpenSocket } from './stream-ports.ts';

const HANDSHAKE_MS = 5_000;
/** Answers to pings that may wait to be written; a peer that reads none gets no more. */
const MOST_WAITING_PONGS = 64 * 1024;

export interface OpenSocketPorts {
  readonly network: NetworkRoute;
  readonly userAgent: string;
  readonly clock: Clock;
  /** Told of every attempt to open a socket; the frames that follow are not counted. */
  readonly onAttempt?: OnAttempt | undefined;
}

/** Sockets over the one way to the network: proxy and trusted certificates as for HTTP. */
export function createOpenSocket(ports: OpenSocketPorts): OpenSocket {
  const { network, userAgent } = ports;
  return (url, listener) => {
    let socket: WebSocket | null = null;
    let isOver = false;
    const { host, pathname: path } = new URL(url);
    const begun = beginAttempt({ host, method: 'GET', path, attempt: 1 }, ports);
    let isTold = false;
    const tell = (outcome: Parameters<typeof begun.end>[0]) => {
      if (!isTold) begun.end(outcome);
      isTold = true;
    };
    /** Why it is closed, where the service says so. */
    let why: Failure | null = null;
    let trace: Pick<Failure, 'traceId'> = {};
    const close = () => {
      tell({ code: 'unreachable' });
      if (isOver) return;
      isOver = true;
      listener.onClose(why);
    };
    /** The service answered the handshake by something else than a socket. */
    const refused = (answer: IncomingMessage) => {
      const { statusCode: status = 0, headers } = answer;
      why = { code: codeOfRefusal(status), status, ...traceOf({ headers }) };
      tell(why);
      socket?.terminate();
    };

    const start = async () => {
      // Code for voice is read when somebody speaks.
      const { WebSocket } = await import('ws');
      const connection = await network.connect(url, AbortSignal.timeout(HANDSHAKE_MS));
      if (isOver) {
        connection.destroy();
        return;
      }
      const opened = new WebSocket(url, {
        createConnection: () => connection,
        perMessageDeflate: false,
        handshakeTimeout: HANDSHAKE_MS,
        maxPayload: MAX_MESSAGE_BYTES,
        autoPong: false,
        followRedirects: false,
        headers: { 'user-agent': userAgent },
      });
      socket = opened;
      opened.on('unexpected-response', (_, answer) => refused(answer));
      opened.on('upgrade', ({ headers }) => {
        trace = traceOf({ headers });
        tell({ status: 101, ...trace });
      });
      opened.on('open', () => {
        if (!isOver) listener.onOpen();
      });
      opened.on('message', (data: Buffer, isBinary: boolean) => {
        if (!isOver) listener.onMessage(data, isBinary);
      });
      opened.on('pong', (data: Buffer) => {
        if (!isOver) listener.onPong(data);
      });
      opened.on('ping', (data: Buffer) => {
        if (opened.bufferedAmount < MOST_WAITING_PONGS) opened.pong(data, undefined, ignore);
      });
      opened.on('error', close);
      opened.on('close', (said: number) => {
        const code = CLOSED[said];
        if (code !== undefined) why ??= { code, ...trace };
        close();
      });
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
        tell({ code: 'cancelled' });
        socket?.terminate();
      },
    };
  };
}

/** What a service closes a socket with where the fault is its own (RFC 6455, and the registry of IANA). */
const CLOSED: Readonly<Record<number, FailureCode>> = {
  1011: 'service-error',
  1012: 'service-unavailable',
  1013: 'service-unavailable',
  1014: 'service-unavailable',
};

/** A service that is busy takes the session again later; whatever else it says, the stream is gone. */
const codeOfRefusal = (status: number): FailureCode =>
  status === 429 ? 'rate-limited' : status >= 500 ? 'service-unavailable' : 'stream-lost';

/** A frame that could not be written is noticed by the close that follows. */
const ignore = () => undefined;
