import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Rig } from '../rig.ts';
import { startRig } from '../rig.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const input = { text: 'Door', source: 'en', target: 'de', memory: 'm-1', threshold: 80 };

/** Answers by whether the memory is asked. */
function answer(withMemory: object, without: object = { text: 'Tür' }) {
  rig.builtIn.answer(({ path, body }) => {
    if (path !== '/v2/translate') return null;
    const said = 'translation_memory_id' in body ? withMemory : without;
    const usual = { text: 'Tür', detected_source_language: 'EN', billed_characters: 4 };
    return { json: { translations: [{ ...usual, ...said }] } };
  });
}
const origin = (kind: string) => ({
  origin: { segments: [{ kind, source: [0, 4], target: [0, 3] }] },
});

it.each([
  ['acted', origin('memory-fuzzy'), origin('engine')],
  ['changed', { text: 'Pforte' }, {}],
  ['changed', { ...origin('engine'), text: 'Tor' }, origin('engine')],
  ['same', origin('engine'), origin('engine')],
  ['not-reported', {}, {}],
])('says %s of %j and %j', async (verdict, withMemory, without) => {
  answer(withMemory, without);
  const probe = await rig.ask('memories.probe', input);
  expect(probe).toMatchObject({ verdict, billed: 8, without: 'Tür' });
});

it('asks twice, with and without the memory and nothing else', async () => {
  await rig.ask('memories.probe', input);
  const bodies = rig.builtIn.seen.filter(({ path }) => path === '/v2/translate');
  const usual = { text: ['Door'], source_lang: 'en', target_lang: 'de', untranslated: 'keep' };
  expect(bodies.map(({ body }) => body)).toEqual([
    { ...usual, show_billed_characters: true },
    {
      ...usual,
      show_billed_characters: true,
      translation_memory_id: 'm-1',
      translation_memory_threshold: 80,
    },
  ]);
});

it('knows no cost where the service does not say it', async () => {
  answer({ billed_characters: undefined });
  expect((await rig.ask('memories.probe', input)).billed).toBeNull();
});
