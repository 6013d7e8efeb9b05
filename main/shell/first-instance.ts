import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** How a later start reaches the one that holds the data folder. */
export interface FirstInstance {
  close(): void;
}

const FILE = 'instance.json';
const WAIT = 2_000;

/**
 * Listens for later starts with the same data folder and shows the window for them. The secret in
 * the data folder opens nothing else. The caller holds the data folder's lock.
 * @param show answers whether there was a window to show
 */
export async function listenForLaterStarts(
  data: string,
  show: () => Promise<boolean>,
): Promise<FirstInstance> {
  const secret = randomBytes(24).toString('hex');
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(WAIT, () => socket.destroy());
    socket.once('data', (given) => {
      if (given.toString('latin1') !== secret) socket.destroy();
      else void show().then((shown) => socket.end(shown ? 'shown' : 'running'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = join(data, FILE);
  writeFileSync(path, JSON.stringify({ port, secret }), { mode: 0o600 });
  server.unref();
  return {
    close() {
      rmSync(path, { force: true });
      server.close();
    },
  };
}

/** Asks the holder of the data folder to show its window; false when it has none or is silent. */
export async function askFirstInstance(data: string): Promise<boolean> {
  try {
    const told = JSON.parse(readFileSync(join(data, FILE), 'utf8')) as Record<string, unknown>;
    const socket = connect(Number(told['port']), '127.0.0.1');
    socket.setTimeout(WAIT, () => socket.destroy(new Error('silent')));
    socket.write(String(told['secret']));
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer === 'shown';
  } catch {
    return false;
  }
}
