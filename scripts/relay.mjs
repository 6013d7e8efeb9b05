// Runs one of our programs under the right Node and ends as it ends.
import { spawn } from 'node:child_process';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, runsHere } from './ready.mjs';

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const PARENT_CHECK = 500;

/**
 * Runs a program in this process, with its arguments. Where this Node is too old, the running
 * script is first started again under the right one.
 */
export async function relay(file, args) {
  if (!runsHere()) {
    relayTo(node(), process.argv.slice(1));
    return;
  }
  endWithParent();
  process.argv = [process.execPath, file].concat(args);
  await import(pathToFileURL(file).href);
}

/** Starts a child on our own standard streams, passes signals on, and exits with its code. */
export function relayTo(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, function () {
      child.kill(signal);
    });
  }
  endWithParent();
  child.on('exit', function (code, signal) {
    process.exit(code === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : code);
  });
  return child;
}

/**
 * Ends this program when the one that started it is gone. npm passes a signal to its shell only,
 * and the shell to nobody (https://github.com/npm/cli/issues/6684), so a killed `npm start` would
 * leave its program behind.
 */
function endWithParent() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK).unref();
}

/** A path as the person meant it: npm runs scripts in the project, not where it was called. */
export function fromCaller(path) {
  return isAbsolute(path) ? path : resolve(process.env.INIT_CWD || process.cwd(), path);
}
