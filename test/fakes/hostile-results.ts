import { once } from 'node:events';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HostileResults extends AsyncDisposable {
  readonly url: string;
  /** Bytes of results that were given out, and whether every one of them was hung up on. */
  readonly given: () => { readonly bytes: number; readonly open: number };
}

/** How results come: more and more of them, or so many bytes one by one, for hours. */
export type HostileWay = 'endless' | { readonly trickles: number };

/** Milliseconds between two bytes of a result that trickles. */
const BETWEEN_BYTES_MS = 50;

/** A service like another, whose documents have results that nobody should wait for. */
export async function startHostileResults(
  address: string,
  way: HostileWay,
): Promise<HostileResults> {
  const { host } = new URL(address);
  const piece = Buffer.alloc(way === 'endless' ? 64 * 1024 : 1, 'x\n');
  let bytes = 0;
  let open = 0;

  async function give(response: ServerResponse) {
    const gone = new AbortController();
    open += 1;
    response.once('close', () => {
      open -= 1;
      gone.abort();
    });
    response.writeHead(200, {
      'content-type': 'text/plain',
      ...(way !== 'endless' && { 'content-length': String(way.trickles) }),
    });
    while (!gone.signal.aborted) {
      bytes += piece.length;
      if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal });
      if (way !== 'endless') await sleep(BETWEEN_BYTES_MS, undefined, { signal: gone.signal });
    }
  }

  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (/^\/v2\/document\/[^/]+\/result/.test(url)) {
      incoming.resume();
      // Whoever asked hangs up at some point.
      give(response).catch(() => response.destroy());
      return;
    }
    const passed = ask(
      new URL(url, address),
      { method, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given: () => ({ bytes, open }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
