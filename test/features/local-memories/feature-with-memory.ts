import { DatabaseSync } from 'node:sqlite';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileTickets } from '../../../main/system/files.ts';
import type { MemoryImported } from '../../../preload/contract/local-memories.ts';
import type { Rig } from '../rig.ts';
import { all, startRig } from '../rig.ts';
import { openInMemory } from './in-memory.ts';

/** The feature over memories of the test, with a folder for files and results. */
export interface MemoryRig extends Rig {
  readonly folder: string;
  /** Where the memories are. */
  readonly memories: DatabaseSync;
  /** Puts a file into the folder; answers with its ticket. */
  file(name: string, text: string): string;
  /** Tickets that are still good. */
  readonly tickets: ReadonlySet<string>;
  /** A new memory en → de with these units. */
  memory(units?: Readonly<Record<string, string>>, name?: string): Promise<string>;
  /** Imports a file; answers with everything that was told. */
  take(
    name: string,
    text: string,
    into: { readonly id: string } | { readonly name: string },
  ): Promise<MemoryImported[]>;
}

export async function startMemoryRig(): Promise<MemoryRig> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-local-memories-'));
  const memories = new DatabaseSync(':memory:');
  const tickets = new Set<string>();
  const files: FileTickets = {
    take: (ticket) =>
      tickets.has(ticket)
        ? {
            name: ticket.slice('ticket of '.length),
            size: null,
            // As a shell keeps it: under a name that says nothing.
            path: join(folder, `kept-${ticket.length}-${Buffer.from(ticket).toString('hex')}`),
            open: () => createReadStream('/nowhere'),
            discard: () => Promise.resolve(void tickets.delete(ticket)),
            ...(ticket.includes(' opened ') && { isOpened: true }),
          }
        : null,
  };
  const rig = await startRig({
    files,
    output: join(folder, 'out'),
    openMemories: openInMemory(memories),
  });
  const file = (name: string, text: string) => {
    const ticket = `ticket of ${name}`;
    tickets.add(ticket);
    writeFileSync(files.take(ticket)?.path ?? '', text);
    return ticket;
  };
  return {
    ...rig,
    folder,
    memories,
    tickets,
    file,
    async memory(units = {}, name = 'Mine') {
      const { id } = await rig.ask('local-memories.create', {
        name,
        source: 'en',
        targets: ['de'],
      });
      for (const [source, de] of Object.entries(units)) {
        await rig.ask('local-memories.change-unit', { id, unit: null, source, targets: { de } });
      }
      return id;
    },
    take: (name, text, into) =>
      all(rig.watch('local-memories.import', { ticket: file(name, text), name, into })),
    async close() {
      await rig.close();
      memories.close();
      rmSync(folder, { recursive: true });
    },
  };
}
