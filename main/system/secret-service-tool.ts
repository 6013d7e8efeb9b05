import type { ProgramEnd } from './node-program.ts';
import { runProgram } from './node-program.ts';
import type { SecretServiceFacts, StoreTrial } from './secret-trial.ts';
import { SecretUnavailable } from './secrets.ts';

/** Time for a person to answer the store's own unlock dialog. */
const ANSWER_MS = 60_000;
const PROBE_ID = 'probe';

/**
 * The Secret Service of the desktop (GNOME Keyring, KWallet and others) through libsecret's
 * `secret-tool`. Secrets pass through standard input and output, never through arguments, which
 * every process of the machine can read.
 */
export async function createSecretToolSecrets(
  facts: Required<SecretServiceFacts>,
): Promise<StoreTrial> {
  const run = (args: readonly string[], limitMs: number, input?: string) =>
    runProgram('secret-tool', {
      args,
      // Its messages are read below, so they must not be translated.
      env: { ...facts.env, LC_ALL: 'C', LANGUAGE: 'C' },
      limitMs,
      ...(input === undefined ? {} : { input }),
    });
  const attributes = (id: string) => ['application', 'dragoman', 'connection', id];
  const store = (id: string, secret: string, limitMs: number) =>
    run(['store', '--label=Dragoman', ...attributes(id)], limitMs, secret);
  const lookup = (id: string, limitMs: number) => run(['lookup', ...attributes(id)], limitMs);
  const clear = (id: string, limitMs: number) => run(['clear', ...attributes(id)], limitMs);

  const fails = await firstFailure(facts.probeMs, [
    (limitMs) => store(PROBE_ID, 'works', limitMs),
    (limitMs) => lookup(PROBE_ID, limitMs),
    (limitMs) => clear(PROBE_ID, limitMs),
  ]);
  if (fails !== null) return { fails };
  return {
    works: {
      storage: { kept: 'store', backend: 'secret-service' },
      async get(id) {
        const end = await lookup(id, ANSWER_MS);
        // `lookup` exits with 1 both when nothing is kept and when the store cannot be asked; it says
        // something only in the second case.
        if (end.code !== 0 && (end.outcome !== 'exited' || end.errors.trim() !== '')) {
          throw new SecretUnavailable();
        }
        return end.code === 0 && end.output !== '' ? end.output.replace(/\n$/, '') : null;
      },
      async set(id, secret) {
        succeeded(await store(id, secret, ANSWER_MS));
      },
      async delete(id) {
        // `clear` exits with 1 when nothing was kept, which is what the caller wants.
        await clear(id, ANSWER_MS);
      },
      isUnavailable: () => false,
    },
  };
}

/** Runs the steps within one time limit; null when all exit with 0. */
async function firstFailure(
  limitMs: number,
  steps: readonly ((limitMs: number) => Promise<ProgramEnd>)[],
): Promise<'absent' | 'locked' | null> {
  // A clock that never jumps.
  const deadline = performance.now() + limitMs;
  for (const step of steps) {
    const end = await step(Math.max(1, deadline - performance.now()));
    if (end.outcome === 'timed-out' || /locked/i.test(end.errors)) return 'locked';
    if (end.code !== 0) return 'absent';
  }
  return null;
}

function succeeded(end: ProgramEnd): void {
  if (end.code !== 0)
    throw new Error(`the secret store refused: ${end.outcome}, code ${end.code ?? 'none'}`);
}
