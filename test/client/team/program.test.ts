import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../main/team.ts', import.meta.url));

interface Ended {
  readonly code: number | string;
  readonly output: string;
  readonly errors: string;
}

const run = (...args: readonly string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

describe('the command line of npm run team', () => {
  it('shows its help', async () => {
    const { code, output, errors } = await run('--help');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Usage: npm run team -- <command>\n/);
  });

  it.each([
    [['--nonsense'], /^Unknown option '--nonsense'\.\nUsage: /],
    [['member', '--name'], /^Option '--name <value>' argument missing\nUsage: /],
    [['dance', 'postgres://admin@127.0.0.1/x'], /^Usage: /],
    [[], /^Usage: /],
  ])('says what is wrong with %j, and how it is used', async (args, expected) => {
    const { code, output, errors } = await run(...args);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(expected);
    expect(errors).not.toContain('    at ');
  });

  it('says in a sentence why a database could not be used', async () => {
    // Nothing listens on the port of discarded data.
    const { code, output, errors } = await run('status', 'postgres://admin:x@127.0.0.1:9/x');
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('No database server responds at this address. Check the name');
    expect(errors).toContain('(connect ECONNREFUSED 127.0.0.1:9)');
  });
});
