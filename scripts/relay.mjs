// Runs one of our programs under the right Node and ends as it ends.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { node, runsHere } from './ready.mjs';

/** Runs a program in this process where its Node can, else in a child that gets our signals. */
export async function relay(file, args) {
  if (runsHere()) {
    process.argv = [process.execPath, file].concat(args);
    await import(pathToFileURL(file).href);
    return;
  }
  relayTo(node(), [file].concat(args));
}

/** Starts a child on our own standard streams, passes signals on, and exits with its code. */
export function relayTo(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, function () {
      child.kill(signal);
    });
  }
  child.on('exit', function (code, signal) {
    process.exit(code === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : code);
  });
  return child;
}
