import type { ServerResponse } from 'node:http';
import type { ServiceError } from './service-error.ts';

/** Answers with the error body, where nothing has been sent yet. */
export function sendError(outgoing: ServerResponse, error: ServiceError): void {
  if (outgoing.headersSent) return;
  const body = JSON.stringify(error.body);
  outgoing.writeHead(error.status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...error.headers,
  });
  outgoing.end(body);
}
