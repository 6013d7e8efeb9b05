// npm run bench -- <name> [--quick]: one benchmark; its last line is one JSON object.
// npm run bench -- compare <commit>: the quick ones of another commit and of this tree, in turns.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, node, root } from './ready.mjs';
import { relayTo } from './relay.mjs';

const folder = join(root, 'test', 'bench');
const name = process.argv[2] || '';
const file = join(folder, name + '.ts');
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder)
    .filter((entry) => /^[a-z]+\.ts$/.test(entry) && entry !== 'measured.ts')
    .map((entry) => entry.replace('.ts', ''));
  fail('Usage: npm run bench -- ' + names.join('|') + ' [--quick]', 2);
}
ensureInstalled();
ensureBuilt();
relayTo(node(), [file].concat(process.argv.slice(3)), { cwd: root });
