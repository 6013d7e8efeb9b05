import { describe, expect, it } from 'vitest';
import { probedText } from '../../../../../renderer/features/text/probe/probed-text.ts';
import { createProbeStore } from '../../../../../renderer/features/text/probe/store.ts';
import { memoriesRpc } from '../../local-memories/memories-rpc.ts';

const INPUT = { text: 'Hello.', source: 'en', target: 'de', memory: 'm1', threshold: 75 };

describe('the probe of a memory', () => {
  it('keeps one answer for each target until it is closed', async () => {
    const probe = { verdict: 'changed', with: 'Hallo.', without: 'Guten Tag.', billed: 12 };
    const { rpc, inputs } = memoriesRpc({ 'memories.probe': () => probe });
    const store = createProbeStore(rpc);
    await store.ask(INPUT, 'Office');
    await store.ask({ ...INPUT, target: 'fr' }, 'Office');
    expect(inputs('memories.probe')).toEqual([INPUT, { ...INPUT, target: 'fr' }]);
    expect(store.state.getState()['de']).toMatchObject({
      memory: 'Office',
      attempt: { state: 'done', value: probe },
    });
    store.close('de');
    expect(Object.keys(store.state.getState())).toEqual(['fr']);
    store.forget();
    expect(store.state.getState()).toEqual({});
  });

  it('that was closed meanwhile does not come back', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { rpc } = memoriesRpc({ 'memories.probe': () => answer.promise });
    const store = createProbeStore(rpc);
    const asking = store.ask(INPUT, 'Office');
    store.close('de');
    answer.resolve({ verdict: 'same', with: '', without: '', billed: null });
    await asking;
    expect(store.state.getState()).toEqual({});
  });
});

describe('probedText', () => {
  it('is the text, or the first paragraph of a long one, since it is billed twice', () => {
    expect(probedText(' Hello.\nYou. ')).toEqual({ text: 'Hello.\nYou.', isPart: false });
    const long = `First one.\n${'x'.repeat(1000)}`;
    expect(probedText(long)).toEqual({ text: 'First one.', isPart: true });
    expect(probedText('x'.repeat(30_000)).text).toHaveLength(20_000);
  });
});
