// npm run package [-- --dir]: makes the installable app where Electron's binary is.
// DRAGOMAN_UPDATE_FEED=https://… makes one that asks there for newer versions; without it none asks.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { electronBinary, fetchElectron } from './electron.mjs';
import { build, ensureInstalled, fail, node, root, say } from './ready.mjs';
import { relayTo } from './relay.mjs';

const feed = process.env.DRAGOMAN_UPDATE_FEED || '';
if (feed !== '' && !feed.startsWith('https://'))
  fail('DRAGOMAN_UPDATE_FEED must be an https:// address.', 2);
ensureInstalled();
// What is passed on is built from what is here, and not with packages of known faults.
build();
const audit = spawnSync(process.execPath, [join(root, 'scripts', 'audit.mjs')], {
  stdio: ['ignore', 2, 2],
});
if (audit.status === 1) fail('Not packaged: a dependency has known vulnerabilities.');
if (audit.status !== 0) say('continuing without an audit.');
const binary = electronBinary() || (await fetchElectron(true));
if (binary === null && !process.argv.some((word) => word.startsWith('-c.electronDist='))) {
  fail('Packaging needs the Electron binary, which could not be downloaded.');
}
const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
const publish = feed === '' ? [] : ['-c.publish.provider=generic', '-c.publish.url=' + feed];
const args = [builder, '--publish', 'never'].concat(publish, process.argv.slice(2));
relayTo(node(), args, { cwd: root });
