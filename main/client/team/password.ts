import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { TeamAddress } from './connect.ts';

/** The password that PostgreSQL's own password file has for an address; null where it has none. */
export function passwordFromFile({ host, port, database, user }: TeamAddress): string | null {
  const path = process.env['PGPASSFILE'] ?? join(homedir(), '.pgpass');
  let text: string;
  try {
    // As PostgreSQL's programs do: a file that others can read is not used.
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) return null;
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const wanted = [host, String(port), database, user];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#')) continue;
    const fields = (line.match(/(?:\\.|[^:\\])+/g) ?? []).map((field) =>
      field.replace(/\\(.)/g, '$1'),
    );
    if (fields.length < 5) continue;
    if (wanted.every((value, index) => fields[index] === '*' || fields[index] === value)) {
      return fields.slice(4).join(':');
    }
  }
  return null;
}

/** Asks on the terminal, without showing what is typed; null where there is none. */
export async function askSecretly(words: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(`${words}: `);
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
