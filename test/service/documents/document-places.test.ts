import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDocumentPlaces } from '../../../main/service/documents/document-places.ts';

it('a later start deletes files without an owner, and leaves the folders of the queue beside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-places-'));
  try {
    // The app keeps what waits in its queue in the same folder.
    mkdirSync(join(folder, '0b9f-queue'));
    writeFileSync(join(folder, '0b9f-queue', 'source'), 'x');
    const places = createDocumentPlaces(folder);
    for (const id of ['A', 'B']) writeFileSync(places.source(id), 'x');
    await places.keepOnly(['A']);
    expect(readdirSync(folder).toSorted()).toEqual(['0b9f-queue', 'A.source']);
    expect(existsSync(join(folder, '0b9f-queue', 'source'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
