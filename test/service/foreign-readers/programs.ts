import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Which of the programs that a test needs are missing, in words; null where all are installed. */
export function missingPrograms(...programs: string[]): string | null {
  const missing = programs.filter((program) => !existsSync(`/usr/bin/${program}`));
  return missing.length === 0 ? null : `not installed: ${missing.join(', ')}`;
}

/** Standard output of a program; throws with its complaints when it fails. */
export function run(program: string, args: readonly string[], input?: string): string {
  return execFileSync(`/usr/bin/${program}`, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(input !== undefined && { input }),
  });
}
