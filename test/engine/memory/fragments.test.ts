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
  return (segment: string) =>
    memories.fragments([id], { segment, targetLanguage: target, limit: 6 });
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
