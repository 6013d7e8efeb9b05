import { expect, it } from 'vitest';
import { createTermsStore } from '../../../../renderer/features/spoken-terms/store.ts';
import { fakeTermsRpc } from './terms-rpc.ts';

const EN_DE = { id: 'sea', source: 'en', target: 'de' };
const EN_FR = { id: 'sea', source: 'en', target: 'fr' };

function openStore() {
  const fake = fakeTermsRpc({
    dictionaries: { 'sea en de': [['jetty', 'Steg']], 'sea en fr': [['jetty', 'jetée']] },
  });
  const store = createTermsStore(fake.rpc, { hand: (file) => Promise.resolve(file.name) });
  return { fake, store, get: store.state.getState };
}

it('reads the dictionary that offers its terms', async () => {
  const { store, get } = openStore();
  await store.openDictionary(EN_DE);
  expect(get()).toMatchObject({
    dictionary: EN_DE,
    entries: { state: 'done', value: [['jetty', 'Steg']] },
  });
  store.forget();
  expect(get()).toMatchObject({ dictionary: null, entries: { state: 'idle' } });
});

it('tells why a dictionary cannot be read, and tries again', async () => {
  const { fake, store, get } = openStore();
  fake.failNext('glossaries.entries', { code: 'timeout' });
  await store.openDictionary(EN_DE);
  expect(get().entries).toMatchObject({ state: 'failed', failure: { code: 'timeout' } });
  await store.openDictionary(EN_DE);
  expect(get().entries).toMatchObject({ state: 'done' });
});

it('shows no entries of the dictionary before', async () => {
  const { fake, store, get } = openStore();
  const release = fake.hold();
  const first = store.openDictionary(EN_DE);
  // Only what was asked before waits on.
  fake.hold()();
  await store.openDictionary(EN_FR);
  release();
  await first;
  expect(get()).toMatchObject({
    dictionary: EN_FR,
    entries: { state: 'done', value: [['jetty', 'jetée']] },
  });
});
