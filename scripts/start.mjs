// npm start: Electron where its binary is, else the same program in the browser shell.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { electronBinary, fetchElectron } from './electron.mjs';
import { ensureBuilt, ensureInstalled, fail, root, say } from './ready.mjs';
import { fromCaller, relay } from './relay.mjs';

const HELP = `Usage: npm start -- [options] [files]

  --shell electron|browser  choose the shell (default: Electron if its binary is available)
  --no-open                 browser shell: print the one-time address instead of opening a window
  --data DIR                store all data in DIR
  --out DIR                 save translated documents to DIR (default: your downloads folder)
  --translate-clipboard     open Quick translate with the clipboard text
  dragoman://...            open a link: translate?text=TEXT&to=LANGUAGE, or open/SCREEN
  FILE...                   add a translation memory (tmx) to import or documents to translate
  --help                    show this help
`;

/** An Electron that ends sooner than this, and badly, could not start here. */
const EARLY_EXIT = 10000;
/** Of an Electron that told the person why it does not start (main/shell/first-instance.ts). */
const REFUSED_EXIT = 3;

function readOptions(args) {
  const options = { shell: null, open: true, data: null, out: null, requests: [], files: [] };
  for (let i = 0; i < args.length; i += 1) {
    if (args[i] === '--help') {
      process.stdout.write(HELP);
      process.exit(0);
    } else if (args[i] === '--no-open') {
      options.open = false;
    } else if (args[i] === '--shell') {
      options.shell = args[(i += 1)];
      if (!['electron', 'browser'].includes(options.shell)) {
        fail('--shell must be electron or browser. See npm start -- --help', 2);
      }
    } else if (args[i] === '--data' || args[i] === '--out') {
      const name = args[i];
      const folder = args[(i += 1)];
      if (!folder || folder.startsWith('--')) fail(name + ' requires a folder.', 2);
      options[name.slice(2)] = fromCaller(folder);
    } else if (args[i] === '--translate-clipboard' || /^dragoman:/i.test(args[i])) {
      options.requests.push(args[i]);
    } else if (args[i] === '--') {
      for (const file of args.slice(i + 1)) options.files.push(fileFromCaller(file));
      return options;
    } else if (!args[i].startsWith('-')) {
      options.files.push(fileFromCaller(args[i]));
    } else {
      fail('Unknown option "' + args[i] + '". See npm start -- --help', 2);
    }
  }
  return options;
}

function fileFromCaller(given) {
  const path = fromCaller(given);
  if (!existsSync(path)) fail('"' + given + '" is neither an option nor a file. See --help', 2);
  return path;
}

function hasDisplay() {
  return (
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** The folders that were asked for, and what to open, as both shells take them. */
function sharedArguments(options) {
  const folders = ['data', 'out'].flatMap((name) =>
    options[name] ? ['--' + name, options[name]] : [],
  );
  return folders.concat(options.requests, options.files);
}

/** Resolves to false when Electron could not start here, and exits with it otherwise. */
function runElectron(binary, options) {
  const started = Date.now();
  const args = [root].concat(sharedArguments(options));
  return new Promise(function (resolve) {
    const child = spawn(binary, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', () => resolve(false));
    child.on('exit', function (code) {
      if (code === REFUSED_EXIT) process.exit(1);
      else if (code !== 0 && Date.now() - started < EARLY_EXIT) resolve(false);
      else process.exit(code === null ? 1 : code);
    });
  });
}

const options = readOptions(process.argv.slice(2));
if (options.shell === 'electron' && !options.open) {
  fail('--no-open is for the browser shell; Electron always opens its window.', 2);
}
ensureInstalled();
ensureBuilt();

const wantsElectron =
  options.shell === 'electron' || (options.shell === null && options.open && hasDisplay());
if (wantsElectron) {
  const binary = electronBinary() || (await fetchElectron(options.shell === 'electron'));
  if (binary !== null) {
    await runElectron(binary, options);
    say('Electron could not be started.');
  }
  if (options.shell === 'electron') {
    fail('The Electron binary is not installed and could not be downloaded.');
  }
  say('Using the browser shell instead.');
}
const args = sharedArguments(options);
if (!options.open) args.push('--no-open');
await relay(join(root, 'dist', 'main', 'browser.js'), args);
