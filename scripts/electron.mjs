// Finds Electron's binary, or fetches it within limits.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { node, root, say } from './ready.mjs';

const home = join(root, 'node_modules', 'electron');
const failure = join(root, 'node_modules', '.cache', 'dragoman', 'electron-not-fetched');
const DAY = 24 * 60 * 60 * 1000;
const FETCH_LIMIT = 5 * 60 * 1000;
const REACH_LIMIT = 3000;

/** What the package writes down once it has fetched the binary; its name in a folder that was given. */
function binaryName() {
  try {
    return readFileSync(join(home, 'path.txt'), 'utf8').trim();
  } catch (error) {
    if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
    return process.platform === 'win32' ? 'electron.exe' : 'electron';
  }
}

/** The binary's path, or null. Looks without importing the package, which would download. */
export function electronBinary() {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH || join(home, 'dist');
  const path = join(folder, binaryName());
  return existsSync(path) ? path : null;
}

function failedToday() {
  const stat = statSync(failure, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < DAY;
}

/** Whether the place it is fetched from answers at all; a proxy cannot be probed this way. */
function reachable() {
  const mirror = process.env.ELECTRON_MIRROR || process.env.npm_config_electron_mirror;
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return Promise.resolve(true);
  const url = new URL(mirror || 'https://github.com');
  return new Promise(function (resolve) {
    const port = url.port ? Number(url.port) : url.protocol === 'http:' ? 80 : 443;
    const socket = connect({ host: url.hostname, port, timeout: REACH_LIMIT });
    const done = function (answer) {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => done(true));
    socket.on('error', () => done(false));
    socket.on('timeout', () => done(false));
  });
}

/**
 * Fetches the binary if its source can be reached. A failure is remembered for a day, unless the
 * person asks for Electron by name.
 */
export async function fetchElectron(asked) {
  if (!existsSync(home) || (!asked && failedToday())) return null;
  if (await reachable()) {
    say('downloading Electron (once) …');
    spawnSync(node(), [join(home, 'install.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: FETCH_LIMIT,
      env: { ...process.env, ELECTRON_GET_USE_PROXY: '1' },
    });
  }
  const binary = electronBinary();
  if (binary === null) {
    mkdirSync(join(failure, '..'), { recursive: true });
    writeFileSync(failure, new Date().toISOString() + '\n');
    say('Electron could not be downloaded; the next attempt will be in 24 hours.');
  }
  return binary;
}
