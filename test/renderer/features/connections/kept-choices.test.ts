import { expect, test } from 'vitest';
import { keptChoices } from '../../../../renderer/features/connections/kept-choices.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

function openChoices() {
  const fake = scriptedRpc();
  const shown: unknown[] = [];
  const choices = keptChoices(fake.rpc, 'documents', (kept) => shown.push(kept));
  return { fake, shown, choices };
}

test('what was chosen with a connection is shown again, and kept under its name', async () => {
  const { fake, shown, choices } = openChoices();
  void choices.open('a');
  fake.last('connection-choices.read').resolve({ glossaries: ['g'] });
  await settle();
  expect(shown).toEqual([{ glossaries: ['g'] }]);
  choices.keep({ glossaries: [] });
  expect(fake.last('connection-choices.keep').input).toEqual({
    screen: 'documents',
    connection: 'a',
    choices: { glossaries: [] },
  });
});

test('the choices of a connection that was left are not shown under the next one', async () => {
  const { fake, shown, choices } = openChoices();
  void choices.open('a');
  const old = fake.last('connection-choices.read');
  void choices.open('b');
  old.resolve({ glossaries: ['of a'] });
  fake.last('connection-choices.read').resolve(null);
  await settle();
  expect(shown).toEqual([]);
});

test('somebody who chooses at once is not overruled', async () => {
  const { fake, shown, choices } = openChoices();
  void choices.open('a');
  const reading = fake.last('connection-choices.read');
  choices.keep({ threshold: 90 });
  reading.resolve({ threshold: 50 });
  await settle();
  expect(shown).toEqual([]);
});

test('what was chosen before anyone knew the connection is kept for it, and not overruled', async () => {
  const { fake, shown, choices } = openChoices();
  choices.keep({ threshold: 90 });
  const opened = choices.open('a');
  expect(fake.last('connection-choices.keep').input).toEqual({
    screen: 'documents',
    connection: 'a',
    choices: { threshold: 90 },
  });
  await opened;
  // The next connection is read as ever.
  void choices.open('b');
  fake.last('connection-choices.read').resolve({ threshold: 60 });
  await settle();
  expect(shown).toEqual([{ threshold: 60 }]);
});
