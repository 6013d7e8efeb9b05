// npm run package [-- --dir]: makes the installable app where Electron's binary is.
import { join } from 'node:path';
import { electronBinary, fetchElectron } from './electron.mjs';
import { ensureBuilt, ensureInstalled, fail, node, root } from './ready.mjs';
import { relayTo } from './relay.mjs';

ensureInstalled();
ensureBuilt();
const binary = electronBinary() || (await fetchElectron(true));
if (binary === null && !process.argv.some((word) => word.startsWith('-c.electronDist='))) {
  fail('Packaging needs the Electron binary, and it could not be fetched here.');
}
const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
relayTo(node(), [builder, '--publish', 'never'].concat(process.argv.slice(2)), { cwd: root });
