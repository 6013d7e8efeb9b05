import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endedSession } from '../../../main/features/voice/ended-session.ts';
import { createSessionStore } from '../../../main/features/voice/session-store.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import { startVoiceRig, START_DATE } from './rig.ts';

test('what was said goes to the history, as a person left it', async () => {
  const rig = await startVoiceRig({ start: { title: 'Staff', targets: ['de'] } });
  await rig.speak(3);
  await rig.finish();
  const ended = endedSession(rig.session, rig.session.connection);
  expect(ended).toMatchObject({
    kind: 'voice',
    connection: 'work',
    id: rig.session.id,
    title: 'Staff',
    source: 'en',
    target: 'de',
  });
  expect(ended.ended).toBeGreaterThan(START_DATE);
  const [row] = rig.session.transcript.rows;
  expect(row?.kind === 'speech' && ended.spoken.startsWith(row.source.text)).toBe(true);
  rig.session.enter({ t: 'edit', i: row?.index ?? 0, c: 'source', x: 'Changed.' });
  expect(endedSession(rig.session, null).spoken).toContain('Changed.');
});

test('a session that was left in the middle is told of once; a removed one always', async () => {
  const root = mkdtempSync(join(tmpdir(), 'voice-found-'));
  try {
    const id = '00000000-0000-4000-8000-000000000001';
    const folders = createSessionFolders(root);
    const rig = await startVoiceRig({ folder: folders.open(id), start: { title: 'Left' } });
    await rig.speak(3);
    const told: string[] = [];
    const listeners = {
      onFound: (kept: { id: string; connection: string | null }) =>
        told.push(`found ${kept.id} ${kept.connection ?? ''}`),
      onRemoved: (id: string) => told.push(`removed ${id}`),
      onDamaged: () => undefined,
    };
    await createSessionStore(folders, listeners).load();
    const store = createSessionStore(folders, listeners);
    await store.load();
    expect(told).toEqual([`found ${id} work`]);
    store.remove(id);
    expect(told.at(-1)).toBe(`removed ${id}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
