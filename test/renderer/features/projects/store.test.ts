import { describe, expect, it } from 'vitest';
import {
  activeProject,
  createProjectsStore,
} from '../../../../renderer/features/projects/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const project = { id: 'p1', name: 'Annual report', tag: 'annual-report' };

describe('the projects store', () => {
  it('shows what main says, and which project is at work', async () => {
    const main = scriptedRpc();
    const store = createProjectsStore(main.rpc);
    const leaving = new AbortController();
    const followed = store.follow(leaving.signal);
    const get = store.state.getState;
    expect(activeProject(get())).toBeNull();
    await main.emit('projects.watch', { all: [project], active: null });
    await expect.poll(() => get().projects?.all).toEqual([project]);
    expect(activeProject(get())).toBeNull();
    await main.emit('projects.watch', { all: [project], active: 'p1' });
    await expect.poll(() => activeProject(get())).toEqual(project);
    leaving.abort();
    await followed;
  });

  it('keeps why a project was not saved until its form is left', async () => {
    const main = scriptedRpc();
    const store = createProjectsStore(main.rpc);
    const saved = store.save({ name: 'A', tag: 'a b' });
    main.last('projects.save').reject({ code: 'invalid-input' });
    expect(await saved).toBeNull();
    expect(store.state.getState().saving).toMatchObject({
      state: 'failed',
      failure: { code: 'invalid-input' },
    });
    store.leaveForm();
    expect(store.state.getState().saving.state).toBe('idle');
  });

  it('answers with the id of what was saved', async () => {
    const main = scriptedRpc();
    const store = createProjectsStore(main.rpc);
    const saved = store.save({ name: 'A', tag: 'a' });
    main.last('projects.save').resolve({ id: 'p7' });
    expect(await saved).toBe('p7');
  });

  it('says whether choosing and removing was done', async () => {
    const main = scriptedRpc();
    const store = createProjectsStore(main.rpc);
    const chosen = store.choose(null);
    expect(main.last('projects.choose').input).toEqual({ id: null });
    main.last('projects.choose').resolve(null);
    expect(await chosen).toBe(true);
    const removed = store.remove('p1');
    main.last('projects.remove').reject({ code: 'not-found' });
    expect(await removed).toBe(false);
    await settle();
    expect(store.state.getState().removing.state).toBe('failed');
  });
});
