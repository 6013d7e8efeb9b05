import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quotaExceeded } from '../http/refusals.ts';
import { sendError } from '../http/send-error.ts';
import { ServiceError } from '../http/service-error.ts';
import type { Fault } from './fault.ts';

const SLOW_MS = 3000;

/**
 * Lets a fault happen to a request.
 * @returns whether the request is to be served all the same
 */
export async function strike(
  fault: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const headers: Record<string, string> =
    fault.ms === undefined ? {} : { 'Retry-After': String(Math.ceil(fault.ms / 1000)) };
  switch (fault.kind) {
    case '429':
      sendError(
        outgoing,
        new ServiceError(429, 'rate_limited', 'Too many requests. Wait and resend.', { headers }),
      );
      return false;
    case '503':
      sendError(
        outgoing,
        new ServiceError(503, 'unavailable', 'Resource currently unavailable. Try again later.', {
          headers,
        }),
      );
      return false;
    case 'quota':
      sendError(outgoing, quotaExceeded());
      return false;
    case 'empty':
      outgoing.writeHead(500, { 'Content-Length': 0 }).end();
      return false;
    case 'edge':
      sendText(outgoing, 502, '{"error":{"message":"Bad Gateway."}}');
      return false;
    case 'malformed':
      sendText(outgoing, 200, '{"translations":[{"detected_source_langua');
      return false;
    case 'reset':
      incoming.socket.resetAndDestroy();
      return false;
    case 'no-answer':
      return false;
    case 'slow':
      await sleep(fault.ms ?? SLOW_MS, undefined, { ref: false });
      return !outgoing.destroyed;
  }
}

function sendText(outgoing: ServerResponse, status: number, body: string): void {
  outgoing
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
