import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openMemories } from '../../../main/engine/memory/store.ts';

function memoriesWith(pairs: readonly (readonly [string, string])[], languages = ['en', 'de']) {
  const memories = openMemories(new DatabaseSync(':memory:'));
  const [source = '', target = ''] = languages;
  const { id } = memories.create({ name: 'Terms', source, targets: [target] });
  memories.add(
    id,
    pairs.map(([one, other]) => ({ source: one, targets: { [target]: other } })),
  );
  const search = (segment: string) =>
    memories.fragments([id], { segment, targetLanguage: target, limit: 6 });
  return Object.assign((segment: string) => search(segment).list, { search });
}

test('a passage is told with what all targets of three different sources have in common', () => {
  const find = memoriesWith([
    ['Press the emergency stop button.', 'Drücken Sie den Not-Aus-Schalter.'],
    ['The emergency stop button is red.', 'Der Not-Aus-Schalter ist rot.'],
    ['Reset the emergency stop button first.', 'Setzen Sie zuerst den Not-Aus-Schalter zurück.'],
    ['Nothing else is here.', 'Sonst ist hier nichts.'],
  ]);
  const [first] = find('Check whether the emergency stop button works.');
  expect(first).toMatchObject({
    text: 'the emergency stop button',
    target: 'Not-Aus-Schalter',
    isAligned: true,
    memory: 'Terms',
  });
  expect('Check whether the emergency stop button works.'.slice(...(first?.at ?? [0, 0]))).toBe(
    'the emergency stop button',
  );
});

test('a unit that is the passage says what it becomes; one that only holds it is told as a whole', () => {
  const find = memoriesWith([
    ['safety instructions', 'Sicherheitshinweise'],
    ['Keep the safety valve closed at all times.', 'Das Ventil immer geschlossen halten.'],
  ]);
  expect(find('Read the safety instructions and keep the safety valve shut.')).toMatchObject([
    { text: 'safety instructions', target: 'Sicherheitshinweise', isAligned: true },
    {
      text: 'keep the safety valve',
      target: 'Das Ventil immer geschlossen halten.',
      isAligned: false,
    },
  ]);
});

test('a match of the whole segment is no passage, and no passage goes across a number', () => {
  const find = memoriesWith([
    ['Insert up to 250 sheets of paper.', 'Bis zu 250 Blatt Papier einlegen.'],
    ['It holds 250 sheets of paper in all.', 'Insgesamt 250 Blatt Papier.'],
  ]);
  expect(find('Insert up to 300 sheets of paper.').map(({ text }) => text)).toEqual([
    'sheets of paper',
  ]);
});

test('scripts without spaces are found sign by sign', () => {
  const find = memoriesWith([['非常停止ボタン', 'emergency stop button']], ['ja', 'en']);
  expect(find('装置の非常停止ボタンを押す。')).toMatchObject([
    { text: '非常停止ボタン', target: 'emergency stop button', isAligned: true },
  ]);
});

test('a passage is found wherever a long segment holds it', () => {
  const find = memoriesWith([['the red emergency brake', 'die rote Notbremse']]);
  const before = Array.from({ length: 45 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}`);
  const found = find.search(`${before.join(' ')} uses the red emergency brake here.`);
  expect(found).toMatchObject({ list: [{ text: 'the red emergency brake' }], isCut: false });
});

test('what is added, changed and removed after a search counts in the next one', () => {
  const memories = openMemories(new DatabaseSync(':memory:'));
  const { id } = memories.create({ name: 'Terms', source: 'en', targets: ['de'] });
  const of = (source: string) => ({ source, targets: { de: source.toUpperCase() } });
  memories.add(
    id,
    Array.from({ length: 4200 }, (_, n) => of(`padding number${n.toString(36)} here`)),
  );
  const { unit } = memories.confirm(id, of('grease the upper bearing'));
  const texts = () =>
    memories
      .fragments([id], {
        segment: 'First grease the upper bearing again.',
        targetLanguage: 'de',
        limit: 6,
      })
      .list.map(({ text }) => text);
  expect(texts()).toEqual(['grease the upper bearing']);
  memories.removeUnits([unit]);
  expect(texts()).toEqual([]);
  memories.confirm(id, of('the upper bearing'));
  expect(texts()).toEqual(['the upper bearing']);
});

test('words that very many units hold are looked for in the newest, and that is told', () => {
  const oldest = ['of the in all', 'davon alles'] as const;
  const many = Array.from({ length: 9000 }, (_, n) =>
    n % 2 === 0
      ? ([`of the part${n.toString(36)}`, `Teil ${n}`] as const)
      : ([`the in side${n.toString(36)} of`, `Seite ${n}`] as const),
  );
  const segment = 'Remove of the in here.';
  const few = memoriesWith([oldest, ...many.slice(0, 100)]).search(segment);
  expect(few.isCut).toBe(false);
  expect(few.list[0]?.text).toBe('of the in');
  const cut = memoriesWith([oldest, ...many, ...many]).search(segment);
  expect(cut.isCut).toBe(true);
  expect(cut.list.map(({ text }) => text)).not.toContain('of the in');
  // A passage of other words is not touched by it.
  expect(
    memoriesWith([oldest, ...many, ...many]).search('Keep the partaa of the in side1 of it.').list,
  ).not.toEqual([]);
});

test('what is made ready in steps finds the same, whatever is removed meanwhile', () => {
  const letter = (at: number) => 'bcdfghjklm'[at % 10] ?? '';
  const words = Array.from({ length: 60 }, (_, at) => `${letter(at)}o${letter((at / 10) | 0)}ana`);
  const pairs = Array.from({ length: 20_000 }, (_, at): [string, string] => {
    const sentence = [at % 60, (at * 7) % 60, (at * 11) % 60, (at * 13) % 60].map(
      (one) => words[one],
    );
    return [`${sentence.join(' ')} here.`, `Ziel ${at}.`];
  });
  const segment = [777, 15_001].map((at) => pairs[at]?.[0].replace(' here.', '')).join(' und ');
  const query = { segment, targetLanguage: 'de', limit: 6 };
  const open = () => {
    const database = new DatabaseSync(':memory:');
    const memories = openMemories(database);
    const { id } = memories.create({ name: 'Terms', source: 'en', targets: ['de'] });
    memories.add(
      id,
      pairs.map(([source, de]) => ({ source, targets: { de } })),
    );
    memories.warm([id]);
    const units = memories.browse(id, null, 40).units.map(({ unit }) => unit);
    return { memories, id, units };
  };
  const atOnce = open();
  atOnce.memories.removeUnits(atOnce.units);
  const inSteps = open();
  let steps = 0;
  for (let part: number | null = 0; part !== null;) {
    part = inSteps.memories.prepareFragments([inSteps.id], part);
    steps += 1;
    if (steps === 2) inSteps.memories.removeUnits(inSteps.units);
  }
  expect(steps).toBeGreaterThan(3);
  const plain = ({ list }: ReturnType<typeof atOnce.memories.fragments>) =>
    list.map(({ text, target, source }) => ({ text, target, source }));
  const found = inSteps.memories.fragments([inSteps.id], query);
  expect(found.list.length).toBeGreaterThan(0);
  expect(plain(found)).toEqual(plain(atOnce.memories.fragments([atOnce.id], query)));
});
