import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServiceError } from './service-error.ts';

/** Answers with a JSON value. To HEAD only its headers go out. */
export function sendJson(
  outgoing: ServerResponse,
  status: number,
  value: unknown,
  headers?: OutgoingHttpHeaders,
): void {
  const body = JSON.stringify(value);
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  outgoing.end(body);
}

/** Answers with the error body, where nothing has been sent yet. */
export function sendError(outgoing: ServerResponse, error: ServiceError): void {
  if (outgoing.headersSent) return;
  sendJson(outgoing, error.status, error.body, error.headers);
}
