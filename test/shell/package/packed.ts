import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildInto } from './fresh-build.ts';
import { writeStandIn } from './stand-in.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');

/** Why nothing can be packed here; null where it can. */
export const packingObstacle: string | null = existsSync(builder)
  ? null
  : 'electron-builder is not installed';

const PARTS = ['assets', 'electron-builder.yml', 'LICENSE', 'package.json', 'packaging'];

/** The app's folder, packed for Linux around the stand-in, without a network. */
export async function pack(folder: string): Promise<string> {
  const project = join(folder, 'project');
  mkdirSync(project);
  await buildInto(join(project, 'dist'));
  for (const name of PARTS) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const electron = readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8');
  const standIn = join(folder, 'electron');
  writeStandIn(standIn, (JSON.parse(electron) as { readonly version: string }).version);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [builder, '--linux', 'dir', '--publish', 'never', `-c.electronDist=${standIn}`],
    { cwd: project, encoding: 'utf8', timeout: 240_000 },
  );
  if (status !== 0) throw new Error(`Packing failed: ${stdout}${stderr}`);
  return join(project, 'release', 'linux-unpacked');
}
