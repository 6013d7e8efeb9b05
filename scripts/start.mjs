// npm start: Electron where its binary is, else the same program in the browser shell.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { electronBinary, fetchElectron } from './electron.mjs';
import { ensureBuilt, ensureInstalled, fail, root, say } from './ready.mjs';
import { relay } from './relay.mjs';

const HELP = `Usage: npm start -- [options]

  --shell electron|browser  choose the shell (default: Electron where its binary is)
  --no-open                 browser shell: print the one-time address, open no window
  --data DIR                keep all data in DIR
  --help                    show this text
`;

/** An Electron that ends sooner than this, and badly, could not start here. */
const EARLY_EXIT = 10000;

function readOptions(args) {
  const options = { shell: null, open: true, data: null };
  for (let i = 0; i < args.length; i += 1) {
    if (args[i] === '--help') {
      process.stdout.write(HELP);
      process.exit(0);
    } else if (args[i] === '--no-open') {
      options.open = false;
    } else if (args[i] === '--shell' && ['electron', 'browser'].includes(args[i + 1])) {
      options.shell = args[(i += 1)];
    } else if (args[i] === '--data' && args[i + 1]) {
      options.data = args[(i += 1)];
    } else {
      fail('"' + args[i] + '" is not an option, or its value is missing. See npm start -- --help', 2);
    }
  }
  return options;
}

function hasDisplay() {
  return (
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** Resolves to false when Electron could not start here, and exits with it otherwise. */
function runElectron(binary, options) {
  const started = Date.now();
  const args = [root].concat(options.data ? ['--data', options.data] : []);
  return new Promise(function (resolve) {
    const child = spawn(binary, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(false));
    child.on('exit', function (code) {
      if (code !== 0 && Date.now() - started < EARLY_EXIT) resolve(false);
      else process.exit(code === null ? 1 : code);
    });
  });
}

const options = readOptions(process.argv.slice(2));
ensureInstalled();
ensureBuilt();

const wantsElectron =
  options.shell === 'electron' || (options.shell === null && options.open && hasDisplay());
if (wantsElectron) {
  const binary = electronBinary() || (await fetchElectron());
  if (binary !== null) {
    await runElectron(binary, options);
    say('Electron could not start here; the browser shell is used.');
  }
  if (options.shell === 'electron') {
    fail('The Electron shell was asked for, and Electron cannot run here.');
  }
}
const args = [];
if (!options.open) args.push('--no-open');
if (options.data) args.push('--data', options.data);
await relay(join(root, 'dist', 'main', 'browser.js'), args);
