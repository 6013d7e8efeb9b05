import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocumentsRig } from './rig.ts';
import { startDocumentsRig } from './rig.ts';

let rig: DocumentsRig;
beforeEach(() => (rig = startDocumentsRig()));
afterEach(() => rig.close());

it('gives the original of a document while it is kept', async () => {
  const [kept = '', other = ''] = await rig.add(['a.txt', 'b.png']);
  const name = 'a.txt';
  expect(await rig.feature.originalOf(kept)).toEqual({
    name,
    path: rig.folders.pathOf(kept, 'source'),
  });
  await rig.untilAll('done');
  // What can be shown beside its translation stays; a picture cannot.
  expect(await rig.feature.originalOf(kept)).toMatchObject({ name });
  await rig.clock.until(() => rig.folders.list().length === 1);
  expect(await rig.feature.originalOf(other)).toBeNull();
  expect(await rig.feature.originalOf('unknown')).toBeNull();
});
