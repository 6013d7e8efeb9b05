import { describe, expect, it } from 'vitest';
import type { AskName, Rpc, Input, Output } from '../../../../preload/contract/api.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { createAddTermStore } from '../../../../renderer/features/glossaries/add-term/store.ts';
import { createGlossariesStore } from '../../../../renderer/features/glossaries/store.ts';
import {
  chosenGlossary,
  entriesOf,
  glossaryBytes,
  hasUnsaved,
  pairsOf,
  shownDictionary,
} from '../../../../renderer/features/glossaries/state.ts';
import { createFakeGlossaries } from '../../../fakes/glossaries.ts';
import { settle } from '../../scripted-rpc.ts';

function context() {
  const { asks } = createFakeGlossaries();
  const asked: { readonly route: AskName; readonly input: unknown }[] = [];
  const refused = new Map<AskName, Failure>();
  let changes = 0;
  const rpc: Rpc = {
    ask(route, input) {
      asked.push({ route, input });
      const failure = refused.get(route);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- main rejects with Failure values
      if (failure !== undefined) return Promise.reject(failure);
      const answer = asks[route] as (input: unknown) => Output<typeof route>;
      return Promise.resolve(structuredClone(answer(input)));
    },
    watch: () => {
      throw new Error('nothing is watched');
    },
  };
  const adding = createAddTermStore(rpc);
  const store = createGlossariesStore(rpc, {
    adding,
    marks: { outdate: () => undefined },
    hand: () => Promise.resolve('ticket'),
    changed: () => void (changes += 1),
  });
  const sent = () =>
    asked
      .map(({ route }) => route)
      .filter((route) => /replace|merge$|create|remove|rename|add-term|undo/.test(route));
  const last = <K extends AskName>(route: K) =>
    asked.findLast((one) => one.route === route)?.input as Input<K> | undefined;
  const grid = () => {
    const found = shownDictionary(store.state.getState())?.grid;
    if (found === undefined || found === null) throw new Error('no grid');
    return found;
  };
  return { store, adding, asked, refused, sent, last, grid, changes: () => changes };
}

async function opened() {
  const all = context();
  await all.store.refresh();
  await settle();
  return all;
}

const file = (name: string) => ({ name }) as File;
const EN_DE = { source: 'en', target: 'de' };

describe('the list', () => {
  it('shows the first glossary and reads all its dictionaries, for the limit of bytes', async () => {
    const { store } = await opened();
    const now = store.state.getState();
    const glossary = chosenGlossary(now);
    expect(glossary?.name).toBe('Legal');
    expect(glossary && glossaryBytes(now, glossary).unread).toBe(0);
    expect(shownDictionary(now)?.grid?.entries()[0]).toEqual(['contract', 'Vertrag']);
  });

  it('remembers what was chosen before the glossaries were there', async () => {
    const { store, grid } = context();
    store.choose('g2', EN_DE);
    store.findEntries('Dragoman');
    await store.refresh();
    await settle();
    expect(chosenGlossary(store.state.getState())?.id).toBe('g2');
    expect(grid().state.getState().view).toEqual([1]);
  });

  it('makes a glossary with its first entry, renames it and deletes it', async () => {
    const { store, last, changes } = await opened();
    store.describe({ name: ' Neu ', ...EN_DE, term: 'a', translation: 'A' });
    await store.create();
    expect(last('glossaries.create')).toEqual({
      name: 'Neu',
      dictionaries: [{ ...EN_DE, entries: [['a', 'A']] }],
    });
    const { chosen } = store.state.getState();
    store.typeName('Other');
    await store.rename();
    expect(chosenGlossary(store.state.getState())?.name).toBe('Other');
    await store.remove(chosen ?? '');
    expect(store.state.getState().all?.some(({ id }) => id === chosen)).toBe(false);
    expect(store.state.getState().removed).toBe('Other');
    expect(changes()).toBe(3);
  });

  it('shows why a name was refused and keeps it', async () => {
    const { store, refused } = await opened();
    refused.set('glossaries.rename', { code: 'quota-exceeded' });
    store.typeName('Other');
    await store.rename();
    const { renaming, name } = store.state.getState();
    expect(renaming).toMatchObject({ state: 'failed', failure: { code: 'quota-exceeded' } });
    expect(name).toBe('Other');
  });

  it('leaves a glossary without its last dictionary in the list', async () => {
    const { store } = await opened();
    store.choose('g2');
    await settle();
    await store.removePair('g2', EN_DE);
    const now = store.state.getState();
    expect(chosenGlossary(now)?.dictionaries).toEqual([]);
    expect(now.pair).toBeNull();
  });
});

describe('how many entries a dictionary has', () => {
  it('follows what stands here, also before it is saved and after it is discarded', async () => {
    const { store, grid } = await opened();
    const glossary = chosenGlossary(store.state.getState());
    if (glossary === null) throw new Error('no glossary');
    const entries = () => entriesOf(store.state.getState(), glossary, EN_DE);
    const before = grid().entries().length;
    expect(entries()).toBe(before);
    grid().addRow();
    grid().begin('quay');
    grid().keep('stay');
    expect(entries()).toBe(before + 1);
    await store.discard();
    expect(entries()).toBe(before);
    // What was not read yet is counted by the service.
    const unread = { ...store.state.getState(), dictionaries: {} };
    expect(entriesOf(unread, glossary, EN_DE)).toBe(
      glossary.dictionaries.find(({ source, target }) => source === 'en' && target === 'de')
        ?.entries,
    );
  });
});

describe('saving', () => {
  it('counts both ways and sends nothing before it is confirmed', async () => {
    const { store, grid, sent } = await opened();
    grid().begin('x');
    grid().keep('stay');
    expect(hasUnsaved(store.state.getState(), 'g1')).toBe(true);
    await store.askSave();
    const changes = shownDictionary(store.state.getState())?.saving?.changes;
    expect(changes).toMatchObject({
      state: 'done',
      value: {
        replace: { added: 1, changed: 0, removed: 1, same: 7 },
        merge: { added: 1, changed: 0, removed: 0, same: 8 },
      },
    });
    store.leaveSave();
    expect(sent()).toEqual([]);
  });

  it('replaces: what stands here is saved', async () => {
    const { store, grid, sent, last, changes } = await opened();
    grid().begin('x');
    grid().keep('stay');
    await store.askSave();
    await store.save();
    expect(sent()).toEqual(['glossaries.replace']);
    expect(last('glossaries.replace')?.entries[0]).toEqual(['x', 'Vertrag']);
    expect(hasUnsaved(store.state.getState(), 'g1')).toBe(false);
    expect(shownDictionary(store.state.getState())?.notice?.kind).toBe('saved');
    expect(changes()).toBe(1);
  });

  it('merges: what stays at the service is there again', async () => {
    const { store, grid, sent } = await opened();
    grid().begin('x');
    grid().keep('stay');
    await store.askSave();
    store.setMode('merge');
    await store.save();
    expect(sent()).toEqual(['glossaries.merge']);
    expect(grid().entries()).toHaveLength(9);
    expect(hasUnsaved(store.state.getState(), 'g1')).toBe(false);
  });

  it('keeps everything when the service refuses', async () => {
    const { store, grid, refused } = await opened();
    grid().begin('x');
    grid().keep('stay');
    await store.askSave();
    refused.set('glossaries.replace', { code: 'quota-exceeded' });
    await store.save();
    const dictionary = shownDictionary(store.state.getState());
    expect(dictionary?.saving?.sending.state).toBe('failed');
    expect(dictionary?.isUnsaved).toBe(true);
    expect(grid().entries()[0]).toEqual(['x', 'Vertrag']);
  });

  it('sends no entries with problems', async () => {
    const { store, grid } = await opened();
    grid().begin(' ');
    grid().keep('stay');
    await store.askSave();
    expect(shownDictionary(store.state.getState())?.saving).toBeNull();
  });

  it('adds a dictionary that the service did not have without comparing', async () => {
    const { store, grid, asked, sent } = await opened();
    store.addPair({ source: 'de', target: 'fr' });
    grid().begin('a');
    grid().keep('next');
    grid().begin('b');
    grid().keep('stay');
    const before = asked.length;
    await store.askSave();
    expect(asked).toHaveLength(before);
    await store.save();
    expect(sent()).toEqual(['glossaries.replace']);
    const glossary = chosenGlossary(store.state.getState());
    expect(glossary?.dictionaries.at(-1)).toEqual({ source: 'de', target: 'fr', entries: 1 });
  });

  it('discards and brings back', async () => {
    const { store, grid } = await opened();
    grid().begin('x');
    grid().keep('stay');
    await store.discard();
    expect(grid().entries()[0]).toEqual(['contract', 'Vertrag']);
    store.undoDiscard();
    expect(grid().entries()[0]).toEqual(['x', 'Vertrag']);
    expect(hasUnsaved(store.state.getState(), 'g1')).toBe(true);
  });

  it('keeps what is not saved while another connection is used', async () => {
    const { store, grid } = await opened();
    grid().begin('x');
    grid().keep('stay');
    store.forget();
    expect(store.state.getState().all).toBeNull();
    await store.load();
    await settle();
    expect(grid().entries()[0]).toEqual(['x', 'Vertrag']);
    const glossary = chosenGlossary(store.state.getState());
    expect(glossary && pairsOf(store.state.getState(), glossary)).toHaveLength(4);
  });
});

describe('importing', () => {
  it('looks at a file, counts, and sends each dictionary as it was said', async () => {
    const { store, sent, last } = await opened();
    const { importing } = store;
    await store.openFile(file('terms.csv'));
    expect(sent()).toEqual([]);
    expect(importing.state.getState().counts['en de']).toMatchObject({
      state: 'done',
      value: { merge: { added: 1, removed: 0 }, replace: { added: 1, removed: 1 } },
    });
    importing.setMode('en fr', 'replace');
    importing.setMode('de fr', 'leave');
    await importing.send();
    expect(sent()).toEqual(['glossaries.merge', 'glossaries.replace']);
    expect(last('glossaries.replace')).toMatchObject({ id: 'g1', source: 'en', target: 'fr' });
    expect(importing.state.getState().finished).toEqual({
      name: 'Legal',
      entries: 9,
      forbidden: 1,
    });
    expect(importing.state.getState().file).toBeNull();
  });

  it('makes one glossary of all of them, named after the file', async () => {
    const { store, sent, last } = await opened();
    await store.openFile(file('office terms.csv'));
    store.importing.setDestination({ kind: 'new', name: store.importing.nameOfFile() });
    await store.importing.send();
    expect(sent()).toEqual(['glossaries.create']);
    expect(last('glossaries.create')?.name).toBe('office terms');
    expect(last('glossaries.create')?.dictionaries).toHaveLength(3);
    expect(chosenGlossary(store.state.getState())?.name).toBe('office terms');
  });

  it('takes the languages that a person chose where the file names none', async () => {
    const { store, last } = await opened();
    await store.openFile(file('plain.tsv'));
    expect(store.importing.state.getState().pair).toEqual(EN_DE);
    store.importing.setPair({ source: 'en', target: 'it' });
    await store.importing.send();
    expect(last('glossaries.replace')).toMatchObject({ source: 'en', target: 'it' });
  });

  it('does not send again what was taken before a refusal', async () => {
    const { store, sent, refused } = await opened();
    await store.openFile(file('terms.csv'));
    refused.set('glossaries.replace', { code: 'quota-exceeded' });
    await store.importing.send();
    expect(store.importing.state.getState().sending.state).toBe('failed');
    expect(sent()).toEqual(['glossaries.merge', 'glossaries.merge', 'glossaries.replace']);
    refused.clear();
    await store.importing.send();
    expect(sent()).toEqual([
      'glossaries.merge',
      'glossaries.merge',
      'glossaries.replace',
      'glossaries.replace',
    ]);
  });

  it('leaves what is not saved in a dictionary alone', async () => {
    const { store, grid } = await opened();
    grid().begin('x');
    grid().keep('stay');
    await store.openFile(file('terms.csv'));
    await store.importing.send();
    expect(grid().entries()[0]).toEqual(['x', 'Vertrag']);
    expect(hasUnsaved(store.state.getState(), 'g1')).toBe(true);
  });
});

describe('adding a term', () => {
  const draft = {
    ...EN_DE,
    term: ' contract ',
    translation: 'Kontrakt',
    glossary: { id: 'g1', name: 'Legal' },
  };

  it('adds it, says what stood there, and takes it back', async () => {
    const { adding, last, changes } = await opened();
    adding.open(draft);
    await adding.send('My terms');
    expect(last('glossaries.add-term')).toMatchObject({ entry: ['contract', 'Kontrakt'] });
    expect(adding.state.getState().added).toMatchObject({ before: 'Vertrag', name: 'Legal' });
    expect(adding.state.getState().draft).toBeNull();
    await adding.undo();
    expect(last('glossaries.undo-term')).toMatchObject({ term: 'contract', before: 'Vertrag' });
    expect(changes()).toBe(2);
  });

  it('shows it in the dictionary that is open', async () => {
    const { adding, grid } = await opened();
    adding.open({ ...draft, term: 'seller', translation: 'Verkäufer' });
    await adding.send('My terms');
    await settle();
    expect(grid().entries().at(-1)).toEqual(['seller', 'Verkäufer']);
  });

  it('makes a glossary where there is none, and takes that back as a whole', async () => {
    const { adding, sent } = await opened();
    adding.open({ ...draft, glossary: null });
    await adding.send('My terms');
    await adding.undo();
    expect(sent()).toEqual(['glossaries.create', 'glossaries.remove']);
  });

  it('sends nothing that the service would refuse', async () => {
    const { adding, sent } = await opened();
    adding.open({ ...draft, translation: ' ' });
    await adding.send('My terms');
    expect(sent()).toEqual([]);
  });
});
