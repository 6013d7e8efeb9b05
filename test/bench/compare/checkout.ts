import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** Another commit of this project, installed and built in a folder of its own. */
export interface Checkout extends AsyncDisposable {
  readonly folder: string;
  /** Its full name. */
  readonly commit: string;
}

/**
 * Puts a commit beside the project, until it is disposed of. Packages are shared where both lock the
 * same ones.
 * @throws Error that says what failed, or the signal's reason; nothing is left behind then
 */
export async function openCheckout(
  root: string,
  name: string,
  signal: AbortSignal,
): Promise<Checkout> {
  const never = new AbortController().signal;
  const git = (args: readonly string[], until: AbortSignal) =>
    runProgram('git', ['-C', root, ...args], { folder: root, signal: until });
  const named = await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], signal);
  const commit = named.output.trim();
  if (named.code !== 0 || commit === '') throw new Error(`There is no commit "${name}" here.`);

  const parent = mkdtempSync(join(tmpdir(), 'dragoman-compare-'));
  const folder = join(parent, commit.slice(0, 10));
  const packages = join(folder, 'node_modules');
  const dispose = async () => {
    // First of all: the packages behind the link are those of this project.
    if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      unlinkSync(packages);
    }
    rmSync(parent, { recursive: true, force: true });
    // Forgets the worktree whose folder is gone.
    await git(['worktree', 'prune'], never);
  };
  const step = async (what: string, command: string, args: readonly string[]) => {
    process.stderr.write(`${what} …\n`);
    const { code, output } = await runProgram(command, args, { folder, signal });
    if (code !== 0) throw new Error(`${what}: this failed.\n${output}`);
  };
  try {
    const added = await git(['worktree', 'add', '--quiet', '--detach', folder, commit], signal);
    if (added.code !== 0) throw new Error(`"${name}" could not be put into ${folder}.`);
    const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
    else {
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      await step(`installing the packages of ${name}`, 'npm', ['ci', ...quiet]);
    }
    const vite = join(packages, 'vite', 'bin', 'vite.js');
    const building = [vite, 'build', '--app', '--logLevel', 'warn'];
    await step(`building ${name}`, process.execPath, building);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { folder, commit, [Symbol.asyncDispose]: dispose };
}
