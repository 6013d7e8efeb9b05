// The program that `npm run dev` starts again and again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { devFolder } from './dev-builds.mjs';

/** A port of this machine that nobody listens on now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** @param session see `readDevSession` in main/shell/browser/dev-session.ts */
export function createDevHost({ args, session }) {
  let child = null;
  let turn = Promise.resolve(null);

  async function stop() {
    if (child !== null && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    child = null;
  }

  async function start() {
    const env = { ...process.env, DRAGOMAN_DEV_SESSION: session };
    const file = join(devFolder, 'main', 'browser.js');
    const started = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    child = started;
    return new Promise((resolve) => {
      createInterface(started.stdout).on('line', (line) => {
        resolve(/^dragoman: open (\S+)$/.exec(line)?.[1] ?? null);
      });
      started.on('exit', () => resolve(null));
    });
  }

  return {
    /** Answers with the address that lets one browser in; null when it did not start. */
    restart() {
      turn = turn.then(stop).then(start);
      return turn;
    },
    stop() {
      turn = turn.then(stop);
      return turn;
    },
  };
}
