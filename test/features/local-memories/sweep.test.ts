import { expect, it } from 'vitest';
import { sweepExports } from '../../../main/features/local-memories/export-memory.ts';
import type { OutputFolder } from '../../../main/system/output-folder.ts';

it('what a crash left of exports is deleted, and nothing else', async () => {
  const gone: string[] = [];
  const output = {
    list: () => Promise.resolve(['memory-1', '5f0c', 'memory-2.new']),
    discard: (id: string) => Promise.resolve(void gone.push(id)),
  } as Partial<OutputFolder> as OutputFolder;
  await sweepExports(output);
  expect(gone).toEqual(['memory-1', 'memory-2.new']);
});
