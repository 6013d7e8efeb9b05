import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';

/** A way to a server on loopback that breaks when it is told to. */
export interface CuttingProxy {
  readonly port: number;
  /** Breaks each connection after so many more bytes of the server; null: never. */
  cutAfter(bytes: number | null): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<CuttingProxy> {
  let left: number | null = null;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    }
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (left !== null) left -= chunk.length;
      if (left !== null && left < 0) end();
      else client.write(chunk);
    });
    client.on('close', end);
    upstream.on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cutAfter(bytes) {
      left = bytes;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
