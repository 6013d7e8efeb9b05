import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { FaultMenu } from '../faults/fault-menu.ts';
import { strike } from '../faults/strike.ts';
import { createApplication } from './application.ts';
import type { ApplicationPorts } from './application.ts';
import { refuseForeign } from './local-only.ts';
import { invalidRequest } from './refusals.ts';
import { sendError } from './send-error.ts';
import { ServiceError } from './service-error.ts';
import { createTraceId, TRACE_HEADER } from './trace.ts';

/** Bytes of all headers of a request; more is refused with 431. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Faults never strike these paths, so that they can be taken away again. */
const CONTROL = '/control/';

export interface ListeningServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the endpoints over HTTP on 127.0.0.1.
 * @param port 0 takes a free one
 * @throws NodeJS.ErrnoException such as `EADDRINUSE`
 */
export async function listen(
  port: number,
  ports: ApplicationPorts & {
    readonly faults: FaultMenu;
    /** Takes a connection over; the status that refuses it, or null when it did. */
    readonly upgrade?: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => number | null;
  },
): Promise<ListeningServer> {
  const application = createApplication(ports);
  const serve = getRequestListener((request, env) => application.fetch(request, env), {
    overrideGlobalObjects: false,
    // Only a request line that is no URL comes here: everything else the application answers.
    errorHandler: () =>
      Response.json(invalidRequest('the request cannot be read').body, { status: 400 }),
  });
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    // A request without Host gets our own refusal, with a body.
    requireHostHeader: false,
    keepAliveTimeout: 65_000,
    // Java's client offers HTTP/2 with every call; who may not upgrade is answered as ever.
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });

  let ownPort = port;
  const admit = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    outgoing.setHeader(TRACE_HEADER, createTraceId());
    outgoing.setHeader('Cache-Control', 'no-store');
    const foreign = refuseForeign(incoming, ownPort);
    if (foreign !== null) {
      sendError(outgoing, foreign);
      return;
    }
    const path = incoming.url?.split('?')[0] ?? '/';
    const fault = path.startsWith(CONTROL) ? null : ports.faults.next(path);
    if (fault === null || (await strike(fault, incoming, outgoing)))
      await serve(incoming, outgoing);
  };
  const onRequest: RequestListener = (incoming, outgoing) => {
    admit(incoming, outgoing).catch((error: unknown) => {
      ports.onFault('http.request', error);
      sendError(outgoing, new ServiceError(500, 'internal', 'Internal error'));
    });
  };
  server.on('request', onRequest);
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const foreign = refuseForeign(incoming, ownPort);
    const status = foreign?.status ?? ports.upgrade?.(incoming, socket, head) ?? null;
    if (status !== null || ports.upgrade === undefined) {
      answerRaw(socket, status ?? 404, 'Refused', 'This connection is not possible');
    }
  });
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) => {
    outgoing.setHeader(TRACE_HEADER, createTraceId());
    sendError(outgoing, new ServiceError(417, 'invalid_request', 'Expectation failed'));
  });
  server.on('connect', (_incoming, socket) => {
    answerRaw(socket, 405, 'Method Not Allowed', 'Method not allowed');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'HPE_HEADER_OVERFLOW') {
      answerRaw(socket, 431, 'Request Header Fields Too Large', 'The headers exceed 16 KiB');
    } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      answerRaw(socket, 408, 'Request Timeout', 'The request did not arrive in time');
    } else {
      answerRaw(socket, 400, 'Bad Request', 'Bad request. Reason: this is not valid HTTP');
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      ownPort = (server.address() as AddressInfo).port;
      resolve();
    });
  });
  return {
    port: ownPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers on a connection whose request never came to be. */
function answerRaw(socket: Duplex, status: number, reason: string, message: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const code = status === 431 ? 'payload_too_large' : 'invalid_request';
  const body = JSON.stringify({ message, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${TRACE_HEADER}: ${createTraceId()}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
