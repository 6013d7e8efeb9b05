import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../main/system/database.ts';
import type { Database } from '../../../main/system/database.ts';
import type { Projects } from '../../../preload/contract/projects.ts';
import type { Rig } from '../rig.ts';
import { failureOfAsking, firstOf, startRig } from '../rig.ts';

let database: Database;
let rig: Rig;
beforeEach(async () => {
  database = openDatabase(':memory:');
  rig = await startRig({ database });
});
afterEach(async () => {
  await rig.close();
  database.close();
});

const now = (): Promise<Projects> => firstOf(rig.watch('projects.watch', undefined), () => true);

describe('projects', () => {
  it('keep their tag as it is sent, over a restart, and one may be at work', async () => {
    const { id } = await rig.ask('projects.save', { name: ' Site ', tag: ' ACME-1 ' });
    await rig.ask('projects.save', { name: 'Book', tag: 'book' });
    await rig.ask('projects.choose', { id });
    await rig.close();
    rig = await startRig({ database });
    expect(await now()).toEqual({
      all: [
        { id, name: 'Site', tag: 'acme-1' },
        { id: expect.any(String) as string, name: 'Book', tag: 'book' },
      ],
      active: id,
    });
    await rig.ask('projects.save', { id, name: 'Site', tag: 'acme-2' });
    expect((await now()).all[0]?.tag).toBe('acme-2');
    await rig.ask('projects.choose', { id: null });
    expect((await now()).active).toBeNull();
  });

  it('that is at work leaves none at work when it is removed', async () => {
    const { id } = await rig.ask('projects.save', { name: 'Site', tag: 'a' });
    await rig.ask('projects.choose', { id });
    await rig.ask('projects.remove', { id });
    expect(await now()).toEqual({ all: [], active: null });
  });

  it('refuse a tag that no request can carry, and an id that is not there', async () => {
    for (const tag of ['two words', 'grün', 'a\u0007b']) {
      const failure = await failureOfAsking(rig.ask('projects.save', { name: 'Site', tag }));
      expect(failure).toMatchObject({ code: 'invalid-input', params: { field: 'reportingTag' } });
    }
    const missing = [
      rig.ask('projects.save', { id: 'x', name: 'Site', tag: 'a' }),
      rig.ask('projects.remove', { id: 'x' }),
      rig.ask('projects.choose', { id: 'x' }),
    ];
    for (const asking of missing) expect((await failureOfAsking(asking)).code).toBe('not-found');
    expect(await now()).toEqual({ all: [], active: null });
  });

  it('stay when the texts are wiped, as connections do', async () => {
    await rig.ask('projects.save', { name: 'Site', tag: 'a' });
    await rig.ask('privacy.wipe', undefined);
    expect((await now()).all).toHaveLength(1);
  });
});
