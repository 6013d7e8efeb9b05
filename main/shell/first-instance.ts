import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { LaunchRequest } from '../system/outside.ts';
import { inBackground } from '../system/background.ts';

/** How a later start reaches the one that holds the data folder. */
export interface FirstInstance {
  close(): void;
}

/**
 * Exit code of an Electron whose start was refused after the person was told why: `npm start` tries
 * the other shell after every other failure, and would hand the same request over a second time.
 */
export const REFUSED_EXIT = 3;

const FILE = 'instance.json';
const WAIT = 2_000;
/** UTF-16 units of the secret before a launch request, and more than that. */
const MOST_SECRET = 100;
/**
 * Listens for later starts with the same data folder and passes on what they want. The secret in the
 * data folder opens nothing else. The caller holds the data folder's lock.
 * @param take answers whether there was a window to show
 */
export async function listenForLaterStarts(
  data: string,
  take: (launch: LaunchRequest) => Promise<boolean>,
): Promise<FirstInstance> {
  // Its schemas are read here, where no window waits for them.
  const { MAX_SENT, parseLaunchRequest } = await import('./forwarded-launch.ts');
  const secret = randomBytes(24).toString('hex');
  const server = createServer((socket) => {
    let message = '';
    socket.on('error', () => socket.destroy());
    socket.setTimeout(WAIT, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('data', (given: string) => {
      message += given;
      if (message.length > MAX_SENT + MOST_SECRET) return void socket.destroy();
      // One line: the secret, and behind it what is wanted.
      if (!message.endsWith('\n')) return;
      socket.removeAllListeners('data');
      const isOurs = message.slice(0, secret.length) === secret;
      const launch = isOurs ? parseLaunchRequest(message.slice(secret.length)) : null;
      if (launch === null) socket.destroy();
      else
        inBackground('firstInstance.take', () =>
          take(launch).then((shown) => socket.end(shown ? 'shown' : 'running')),
        );
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

/** Asks the holder of the data folder for something; false when it has no window or is silent. */
export async function askFirstInstance(
  data: string,
  launch: LaunchRequest = { kind: 'show' },
): Promise<boolean> {
  try {
    const told = JSON.parse(readFileSync(join(data, FILE), 'utf8')) as Record<string, unknown>;
    const socket = connect(Number(told['port']), '127.0.0.1');
    socket.setTimeout(WAIT, () => socket.destroy(new Error('silent')));
    socket.write(`${String(told['secret'])}${JSON.stringify(launch)}\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer === 'shown';
  } catch {
    return false;
  }
}
