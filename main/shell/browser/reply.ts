import type { ServerResponse } from 'node:http';

/** One answer of the loopback server, besides the headers that every answer has. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

/** Sends an answer; `headers` of the reply win over those of every answer. */
export function sendReply(
  response: ServerResponse,
  always: Readonly<Record<string, string>>,
  reply: Reply,
): void {
  const body = reply.body ?? '';
  response.writeHead(reply.status, {
    ...always,
    'content-length': Buffer.byteLength(body),
    ...reply.headers,
  });
  response.end(body);
}
