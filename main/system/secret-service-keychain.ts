import type { ProgramEnd } from './node-program.ts';
import { runProgram } from './node-program.ts';
import type { SecretServiceFacts, StoreTrial } from './secret-trial.ts';
import { SecretUnavailable } from './secrets.ts';

/** Time for a person to answer the keychain's own dialog. */
const ANSWER_MS = 60_000;
const PROBE_ID = 'probe';
/** Exit code of `security` when nothing is kept under a name (errSecItemNotFound). */
const NOT_FOUND = 44;

/**
 * The macOS keychain through `security`. A secret is written by `security -i`, which reads its
 * commands from standard input, so that it stands in no argument. It is kept as base64url: a
 * command line needs no quoting then, and `-w` prints plain ASCII as it is but anything else as
 * hexadecimal.
 */
export async function createKeychainSecrets(
  facts: Required<SecretServiceFacts>,
): Promise<StoreTrial> {
  const run = (args: readonly string[], limitMs: number, input = '') =>
    runProgram('security', { args, input, env: facts.env, limitMs });
  const item = (id: string) => ['-s', 'dragoman', '-a', encoded(id)];
  const lookup = (id: string, limitMs: number) =>
    run(['find-generic-password', ...item(id), '-w'], limitMs);
  const clear = (id: string) => run(['delete-generic-password', ...item(id)], ANSWER_MS);
  // Interactive mode exits with 0 whatever a command did: only reading back tells.
  const store = async (id: string, secret: string, limitMs: number) => {
    const command = ['add-generic-password', '-U', ...item(id), '-w', encoded(secret)].join(' ');
    const written = await run(['-i'], limitMs, `${command}\n`);
    const read = await lookup(id, limitMs);
    return { kept: secretIn(read) === secret, ends: [written, read] };
  };

  const trial = await store(PROBE_ID, 'works', facts.probeMs);
  if (!trial.kept) return { fails: trial.ends.some(isLocked) ? 'locked' : 'absent' };
  await clear(PROBE_ID);
  return {
    works: {
      storage: { kept: 'store', backend: 'keychain' },
      async get(id) {
        const end = await lookup(id, ANSWER_MS);
        if (end.code !== 0 && end.code !== NOT_FOUND) throw new SecretUnavailable();
        return secretIn(end);
      },
      async set(id, secret) {
        const { kept } = await store(id, secret, ANSWER_MS);
        if (!kept) throw new Error('the keychain did not keep the secret');
      },
      async delete(id) {
        await clear(id);
      },
      isUnavailable: () => false,
    },
  };
}

const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

function secretIn(end: ProgramEnd): string | null {
  const line = end.output.trim();
  return end.code === 0 && line !== '' ? Buffer.from(line, 'base64url').toString('utf8') : null;
}

function isLocked(end: ProgramEnd): boolean {
  return end.outcome === 'timed-out' || /interaction|locked/i.test(end.errors);
}
