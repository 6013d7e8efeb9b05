import { describe, expect, it } from 'vitest';
import { shownTerms } from '../../../../renderer/features/spoken-terms/list-draft.ts';
import {
  chosenCollection,
  hasUnsaved,
  languagesOf,
  shownList,
} from '../../../../renderer/features/spoken-terms/state.ts';
import { createTermsStore } from '../../../../renderer/features/spoken-terms/store.ts';
import { fakeTermsRpc, type TermsRpcOptions } from './terms-rpc.ts';

async function openTerms(options: TermsRpcOptions = {}) {
  const fake = fakeTermsRpc(options);
  const store = createTermsStore(fake.rpc, { hand: (file) => Promise.resolve(file.name) });
  await store.load();
  const get = store.state.getState;
  await expect.poll(() => get().chosen === null || shownList(get())?.saved).not.toBeNull();
  const list = () => {
    const shown = shownList(get());
    if (shown === null) throw new Error('no list is shown');
    return shown;
  };
  return { fake, store, get, list };
}

const EN = ['Kovač', 'Nakamura', 'O’Leary'];

describe('collections', () => {
  it('are there with the terms of the first list', async () => {
    const { get, list } = await openTerms();
    expect(get().collections?.map(({ name }) => name)).toEqual(['Team names', 'Products']);
    expect(get()).toMatchObject({ chosen: 'team', language: 'en' });
    expect(shownTerms(list())).toEqual(EN);
    expect(get().languages).toEqual({ state: 'done', value: ['en', 'de', 'zh', 'fr', 'ar'] });
  });

  it('are made with a trimmed name, which a failure does not lose', async () => {
    const { fake, store, get } = await openTerms();
    store.typeNewName(' Customers ');
    fake.failNext('spoken-terms.create', { code: 'quota-exceeded', status: 456 });
    await store.create();
    expect(get()).toMatchObject({ newName: ' Customers ', creating: { state: 'failed' } });
    await store.create();
    expect(fake.inputs('spoken-terms.create').at(-1)).toEqual({ name: 'Customers', lists: [] });
    expect(get()).toMatchObject({ newName: null, chosen: 'new-1', language: null });
  });

  it('are renamed', async () => {
    const { fake, store, get } = await openTerms();
    store.typeName('People');
    fake.failNext('spoken-terms.rename', { code: 'timeout' });
    await store.rename();
    expect(get()).toMatchObject({ name: 'People', renaming: { state: 'failed' } });
    await store.rename();
    expect(chosenCollection(get())?.name).toBe('People');
    expect(get().name).toBeNull();
    expect(fake.kept[0]?.name).toBe('People');
  });

  it('come back after deletion, with what was not saved', async () => {
    const { fake, store, get, list } = await openTerms();
    store.type('Kovač\nXentu');
    await store.remove('team', null);
    expect(fake.kept.map(({ id }) => id)).toEqual(['products']);
    expect(get()).toMatchObject({ chosen: 'products', removed: { language: null } });
    await store.undoRemove();
    expect(fake.kept.at(-1)).toMatchObject({ name: 'Team names' });
    expect(fake.kept.at(-1)?.lists).toEqual(
      new Map([
        ['en', EN],
        ['de', ['Straßburger', 'Öztürk']],
      ]),
    );
    expect(get()).toMatchObject({ chosen: 'new-1', removed: null });
    expect(shownTerms(list())).toEqual(['Kovač', 'Xentu']);
    expect(list().saved).toEqual(EN);
  });

  it('stay when their deletion fails', async () => {
    const { fake, store, get } = await openTerms();
    fake.failNext('spoken-terms.remove', { code: 'scope-missing', status: 403 });
    await store.remove('team', null);
    expect(get()).toMatchObject({ chosen: 'team', removed: null, removing: { state: 'failed' } });
    expect(get().collections).toHaveLength(2);
  });

  it('are deleted only when what they hold is known', async () => {
    const { fake, store } = await openTerms();
    fake.failNext('spoken-terms.terms', { code: 'timeout' });
    await store.remove('team', null);
    expect(fake.inputs('spoken-terms.remove')).toEqual([]);
  });

  it('lose one list, and have it back', async () => {
    const { fake, store, get, list } = await openTerms();
    await store.remove('team', 'en');
    expect(fake.kept[0]?.lists.has('en')).toBe(false);
    expect(get()).toMatchObject({ chosen: 'team', language: 'de' });
    expect(chosenCollection(get())?.lists).toEqual([{ language: 'de', count: 2 }]);
    await store.undoRemove();
    expect(fake.kept[0]?.lists.get('en')).toEqual(EN);
    expect(get().language).toBe('en');
    expect(shownTerms(list())).toEqual(EN);
  });

  it('get another language, which the service learns of when it is saved', async () => {
    const { fake, store, get, list } = await openTerms();
    store.addLanguage('fr');
    const collection = chosenCollection(get());
    expect(collection && languagesOf(get(), collection)).toEqual(['en', 'de', 'fr']);
    expect(list().saved).toEqual([]);
    store.type('Éluard');
    await store.save();
    expect(fake.inputs('spoken-terms.replace')).toEqual([
      { id: 'team', list: { language: 'fr', terms: ['Éluard'] } },
    ]);
    expect(chosenCollection(get())?.lists.at(-1)).toEqual({ language: 'fr', count: 1 });
    await store.remove('team', 'fr');
    expect(fake.kept[0]?.lists.has('fr')).toBe(false);
  });
});

describe('a list', () => {
  it('is replaced by what was written', async () => {
    const { fake, store, list } = await openTerms();
    store.type('Kovač\nXentu\n');
    await store.save();
    expect(fake.inputs('spoken-terms.replace')).toEqual([
      { id: 'team', list: { language: 'en', terms: ['Kovač', 'Xentu'] } },
    ]);
    expect(list()).toMatchObject({
      saved: ['Kovač', 'Xentu'],
      text: null,
      notice: { kind: 'saved', count: 2 },
    });
  });

  it('is merged with what was written, and shown as the service has it then', async () => {
    const { fake, store, get, list } = await openTerms();
    store.type('Xentu\nKovač');
    store.setMode('merge');
    await store.save();
    expect(fake.inputs('spoken-terms.merge')).toEqual([
      { id: 'team', list: { language: 'en', terms: ['Xentu', 'Kovač'] } },
    ]);
    expect(fake.inputs('spoken-terms.replace')).toEqual([]);
    expect(shownTerms(list())).toEqual([...EN, 'Xentu']);
    expect(chosenCollection(get())?.lists[0]).toEqual({ language: 'en', count: 4 });
  });

  it('is never sent with a fault, nor unchanged, nor empty', async () => {
    const { fake, store } = await openTerms();
    for (const text of ['Kovač\n\nX', 'Kovač\nKovač', EN.join('\n'), '', 'a'.repeat(301)]) {
      store.type(text);
      await store.save();
    }
    expect(fake.inputs('spoken-terms.replace')).toEqual([]);
  });

  it('keeps what was written when saving fails', async () => {
    const { fake, store, list } = await openTerms();
    store.type('Kovač\nXentu');
    fake.failNext('spoken-terms.replace', { code: 'service-unavailable', status: 503 });
    await store.save();
    expect(list()).toMatchObject({ text: 'Kovač\nXentu', saving: { state: 'failed' } });
    store.type('Kovač\nXentu 2');
    expect(list().saving.state).toBe('idle');
    await store.save();
    expect(fake.kept[0]?.lists.get('en')).toEqual(['Kovač', 'Xentu 2']);
  });

  it('keeps what is typed while it is being saved', async () => {
    const { fake, store, list } = await openTerms();
    store.type('Kovač');
    const release = fake.hold();
    const saving = store.save();
    store.type('Kovač\nXentu');
    expect(list().saving.state).toBe('running');
    await store.save();
    release();
    await saving;
    expect(fake.inputs('spoken-terms.replace')).toHaveLength(1);
    expect(list()).toMatchObject({ saved: ['Kovač'], text: 'Kovač\nXentu' });
  });

  it('is not saved over what somebody else changed meanwhile', async () => {
    const { fake, store, list } = await openTerms();
    store.type('Kovač');
    fake.kept[0]?.lists.set('en', ['Kovač', 'Other']);
    await store.save();
    expect(fake.inputs('spoken-terms.replace')).toEqual([]);
    expect(list()).toMatchObject({
      saved: ['Kovač', 'Other'],
      text: 'Kovač',
      notice: { kind: 'changed-elsewhere' },
    });
    await store.save();
    expect(fake.kept[0]?.lists.get('en')).toEqual(['Kovač']);
  });

  it('stays as it was written while other lists are looked at', async () => {
    const { store, get, list } = await openTerms();
    store.type('Kovač\n');
    store.chooseLanguage('de');
    store.choose('products');
    await store.refresh();
    const team = get().collections?.find(({ id }) => id === 'team');
    expect(team && hasUnsaved(get(), team)).toBe(true);
    store.choose('team');
    store.chooseLanguage('en');
    expect(list().text).toBe('Kovač\n');
  });

  it('can be discarded and tidied up, and both can be taken back', async () => {
    const { store, list } = await openTerms();
    store.type(' Xentu \n\nXentu');
    store.tidy();
    expect(shownTerms(list())).toEqual(['Xentu']);
    store.undo();
    expect(list().text).toBe(' Xentu \n\nXentu');
    store.discard();
    expect(shownTerms(list())).toEqual(EN);
    store.undo();
    expect(list().text).toBe(' Xentu \n\nXentu');
  });

  it('says why it could not be read, and is read again', async () => {
    const { fake, store, list } = await openTerms();
    fake.failNext('spoken-terms.terms', { code: 'timeout' });
    store.chooseLanguage('de');
    await expect.poll(() => list().loading).toMatchObject({ failure: { code: 'timeout' } });
    await store.open();
    expect(list().saved).toEqual(['Straßburger', 'Öztürk']);
  });
});

describe('another connection', () => {
  it('sees nothing of the one before, whose unsaved lists wait for it', async () => {
    const { fake, store, get, list } = await openTerms();
    store.type('Kovač\nXentu');
    const release = fake.hold();
    const late = store.refresh();
    store.forget();
    release();
    await late;
    expect(get()).toMatchObject({ collections: null, chosen: null, listing: { state: 'idle' } });
    await store.load();
    store.choose('team');
    store.chooseLanguage('en');
    expect(list().text).toBe('Kovač\nXentu');
  });
});

describe('files', () => {
  const file = (name: string) => ({ name }) as File;

  it('bring terms into the lists of their languages, unsaved and with a way back', async () => {
    const { fake, store, get, list } = await openTerms({
      files: { 'names.csv': 'en,de,fr\r\nXentu,Öztürk,Éluard\r\nKovač,,\r\n' },
    });
    await store.importFile(file('names.csv'));
    expect(shownTerms(list())).toEqual([...EN, 'Xentu']);
    expect(list().notice).toMatchObject({ kind: 'imported', read: 2, added: 1 });
    store.chooseLanguage('fr');
    expect(shownTerms(list())).toEqual(['Éluard']);
    store.chooseLanguage('de');
    // Nothing new: the list is as the service has it.
    expect(list().text).toBeNull();
    store.chooseLanguage('en');
    store.takeFileOnly();
    expect(shownTerms(list())).toEqual(['Xentu', 'Kovač']);
    store.undo();
    expect(shownTerms(list())).toEqual(EN);
    expect(get().importing.state).toBe('idle');
    expect(fake.inputs('spoken-terms.replace')).toEqual([]);
  });

  it('say why they could not be read', async () => {
    const { fake, store, get } = await openTerms();
    fake.failNext('text.open', { code: 'file-unreadable' });
    await store.importFile(file('names.txt'));
    expect(get().importing).toMatchObject({
      state: 'failed',
      failure: { code: 'file-unreadable' },
    });
  });

  it('are the same terms again after export and import', async () => {
    const { store } = await openTerms();
    const csv = await store.exportFile('csv');
    expect(csv).toMatchObject({ name: 'Team names.csv', type: 'text/csv;charset=utf-8' });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv?.bytes);
    const other = await openTerms({
      collections: [{ id: 'new', name: 'New', lists: new Map([['fr', ['Old']]]) }],
      files: { 'Team names.csv': text },
    });
    await other.store.importFile(file('Team names.csv'));
    for (const [language, terms] of [
      ['en', EN],
      ['de', ['Straßburger', 'Öztürk']],
    ] as const) {
      other.store.chooseLanguage(language);
      expect(shownTerms(other.list())).toEqual(terms);
    }
  });

  it('hold the list on the screen alone as plain text, changes included', async () => {
    const { store } = await openTerms();
    store.type('Kovač\nXentu');
    const txt = await store.exportFile('txt');
    expect(new TextDecoder().decode(txt?.bytes)).toBe('Kovač\nXentu\n');
  });
});

describe('suggestions', () => {
  it('come from the newest sessions, further back when asked', async () => {
    const line: [string, string] = ['the zen to', 'the Xentu'];
    const { store, get } = await openTerms({ sessions: Array.from({ length: 8 }, () => [line]) });
    await store.findCorrections(false);
    expect(get().corrections).toMatchObject({ read: 5, all: 8 });
    expect(get().corrections?.corrections).toHaveLength(5);
    await store.findCorrections(true);
    expect(get().corrections).toMatchObject({ read: 8, all: 8 });
  });

  it('are written below the others, each once', async () => {
    const { store, list } = await openTerms();
    store.addTerms(['Xentu', 'Kovač', 'Zed']);
    store.addTerms(['Xentu']);
    expect(shownTerms(list())).toEqual([...EN, 'Xentu', 'Zed']);
  });

  it('go to the service at once from a transcript, and into a list that is being edited', async () => {
    const { fake, store, get, list } = await openTerms();
    store.type('Kovač');
    await store.addNow({ id: 'team' }, 'en', 'Xentu');
    expect(fake.kept[0]?.lists.get('en')).toEqual([...EN, 'Xentu']);
    expect(list()).toMatchObject({ saved: [...EN, 'Xentu'], text: 'Kovač\nXentu' });
    // Nobody else changed it: it can be saved.
    await store.save();
    expect(fake.kept[0]?.lists.get('en')).toEqual(['Kovač', 'Xentu']);
    await store.addNow({ id: 'products' }, 'de', 'Xentu');
    expect(get().collections?.[1]?.lists).toContainEqual({ language: 'de', count: 1 });
  });

  it('make the first collection where there is none', async () => {
    const { fake, store, get } = await openTerms({ collections: [] });
    await store.addNow({ newName: 'My terms' }, 'en', 'Xentu');
    expect(fake.kept[0]?.lists.get('en')).toEqual(['Xentu']);
    expect(get().collections).toHaveLength(1);
    fake.failNext('spoken-terms.merge', { code: 'bad-request', status: 400 });
    await expect(store.addNow({ id: 'new-1' }, 'en', 'Zed')).rejects.toMatchObject({
      code: 'bad-request',
    });
  });
});
