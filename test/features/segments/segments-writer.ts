// Confirms segments as fast as it can and says which one is confirmed; a test kills it.
import { setImmediate as turn } from 'node:timers/promises';
import { createEditedProject } from '../../../main/features/segments/edited-project.ts';
import { editSegment } from '../../../main/features/segments/edit-segment.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';

const [, , data = '', id = ''] = process.argv;
const project = createEditedProject({
  id,
  database: openSegmentFolders(data).open(id),
  isHeld: false,
  clock: { sleep: () => Promise.resolve() },
  inProject: () => ({
    project: id,
    document: id,
    own: [],
    into: null,
    threshold: 75,
    memories: null,
    glossaries: [],
    styleRule: null,
    instructions: [],
    qaProfile: 'default',
    blocksExport: false,
    otherVersion: null,
  }),
  onChange: () => undefined,
});
for (let number = 0; ; number += 1) {
  const target = `Zeile ${number}.`;
  const edit = { id, number, target, origin: 'typed' as const, percent: null, memory: null };
  editSegment(
    project,
    { ...edit, confirm: true, ownStep: false, propagation: 'identical', store: true },
    { at: Date.now(), author: null },
    'memory',
  );
  process.stdout.write(`${number}\n`);
  await turn();
}
