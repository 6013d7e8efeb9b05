// Saves drafts as fast as it can and says which one is saved; a test kills it.
import { setImmediate as turn } from 'node:timers/promises';
import { createDraft } from '../../../main/features/text/draft.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { openDatabase } from '../../../main/system/database.ts';

const database = openDatabase(process.argv[2] ?? '');
database.migrate(MIGRATIONS);
const draft = createDraft(database, () => false);
const call = { signal: new AbortController().signal };
for (let number = 1; ; number += 1) {
  const text = `draft ${number} ${'text '.repeat(number % 2000)}`;
  const input = {
    text,
    source: null,
    targets: [{ language: 'de', options: {} }],
    options: {},
    elsewhere: {},
  };
  await draft.handlers['text.save-draft'](input, call);
  process.stdout.write(`${number}\n`);
  await turn();
}
