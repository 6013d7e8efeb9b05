import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoopbackServer } from '../../client/loopback-server.ts';
import { startLoopbackServer } from '../../client/loopback-server.ts';

/** Bytes that hash differently for each seed, and do not pack well. */
export function noise(bytes: number, seed = 1): Buffer {
  const made = Buffer.alloc(bytes);
  let state = seed;
  for (let at = 0; at < bytes; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    made[at] = state >>> 16;
  }
  return made;
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How a file is served; what is left out is done as a good host does. */
export interface Serving {
  readonly bytes: Buffer;
  /** Ends the connection after so many bytes, this many times. */
  readonly cuts?: { readonly after: number; times: number };
  /** Says nothing more from this byte of the file on; the connection stays. */
  readonly silentFrom?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers a request for a part with the whole, as some hosts do. */
  readonly ignoresRange?: boolean;
  /** Waits for it before it ends. */
  readonly until?: Promise<unknown>;
}

/** A host of packs; a path that is not served answers 404. */
export interface PackServer extends LoopbackServer {
  readonly files: Map<string, Serving>;
  /** Byte ranges that were asked for, in turn; '' for a whole file. */
  readonly ranges: (path: string) => readonly string[];
}

export async function startPackServer(): Promise<PackServer> {
  const files = new Map<string, Serving>();
  const server = await startLoopbackServer(({ method, url, headers }, response) => {
    const serving = files.get(url);
    if (serving === undefined) response.writeHead(404).end();
    else serve(serving, method, headers, response);
  });
  return {
    ...server,
    requests: server.requests,
    files,
    ranges: (path) =>
      server.requests
        .filter(({ url, method }) => url === path && method === 'GET')
        .map(({ headers }) => headers.range ?? ''),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function serve(
  serving: Serving,
  method: string,
  asked: IncomingMessage['headers'],
  response: ServerResponse,
): void {
  const { bytes, cuts, silentFrom, status = 200, ignoresRange = false, until } = serving;
  if (status !== 200) {
    response.writeHead(status, serving.headers ?? {}).end();
    return;
  }
  const etag = serving.headers?.['etag'] ?? `"${sha256(bytes).slice(0, 8)}"`;
  const isSame = asked['if-range'] === undefined || asked['if-range'] === etag;
  const wanted = /^bytes=(\d+)-$/.exec(asked.range ?? '')?.[1];
  const from = ignoresRange || !isSame || wanted === undefined ? 0 : Number(wanted);
  const part = bytes.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    etag,
    'content-length': part.length,
    ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    ...serving.headers,
  });
  if (method === 'HEAD') {
    response.end();
    return;
  }
  if (cuts !== undefined && cuts.times > 0) {
    cuts.times -= 1;
    // Whoever reads gets what was sent before the end comes.
    response.write(part.subarray(0, cuts.after), () =>
      setTimeout(() => response.socket?.end(), 50),
    );
  } else if (silentFrom !== undefined) {
    response.write(part.subarray(0, Math.max(0, silentFrom - from)));
  } else if (until !== undefined) {
    response.write(part.subarray(0, 1000));
    void until.then(() => response.end(part.subarray(1000)));
  } else {
    response.end(part);
  }
}
