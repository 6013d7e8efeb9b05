import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Translation, TranslationOptions } from '../../../preload/contract/text.ts';
import type { MemoryRig } from '../local-memories/feature-with-memory.ts';
import { startMemoryRig } from '../local-memories/feature-with-memory.ts';
import { all } from '../rig.ts';

let rig: MemoryRig;
let id: string;
beforeEach(async () => {
  rig = await startMemoryRig();
  id = await rig.memory({
    'The door is open.': 'Die Tür ist offen.',
    'Print the page.': 'Drucken Sie die Seite.',
    'One thing. And another.': 'Eins und noch eins.',
  });
});
afterEach(() => rig.close());

const options = (more: TranslationOptions = {}): TranslationOptions => ({
  local: { memories: [id], threshold: 75 },
  ...more,
});
async function run(
  text: string,
  more: TranslationOptions = {},
  source: string | null = 'en',
): Promise<Translation> {
  const request = { text, source, target: 'de', options: options(more) };
  return (await all(rig.watch('text.translate', request))).at(-1) as Translation;
}
/** Characters that are sent. */
const cost = async (text: string, more: TranslationOptions = {}) => {
  const { characters, sent: billed = characters } = await costs(text, more);
  return billed;
};
const costs = (text: string, more: TranslationOptions = {}) =>
  rig.ask('text.cost', { text, source: 'en', target: 'de', options: options(more) });
const requests = () =>
  rig.builtIn.seen
    .filter(({ path }) => path === '/v2/translate')
    .map(({ body }) => body['text'] as string[]);
const sent = () => requests().flat();
/** Segments with what they stand for on both sides. */
const pieces = (text: string, { text: target, segments }: Translation) =>
  segments.map(({ kind, source, target: range }) => [
    kind,
    text.slice(...source),
    target.slice(...range),
  ]);

describe('a text that the memory has wholly', () => {
  it('is translated without asking the service, with its origins and the saving', async () => {
    const text = '  The door is open. Print  the page!\n\nOne thing. And another.\n';
    const value = await run(text);
    expect(value).toMatchObject({
      state: 'done',
      text: '  Die Tür ist offen. Drucken Sie die Seite.\n\nEins und noch eins.\n',
      billed: 0,
      detected: null,
      savedCharacters: 17 + 16 + 23,
      chunks: { done: 0, all: 0 },
    });
    expect(value.segments).toEqual([
      {
        kind: 'memory-exact',
        isLocal: true,
        percent: 100,
        memory: 'Mine',
        stored: 'The door is open.',
        source: [2, 19],
        target: [2, 20],
      },
      expect.objectContaining({ kind: 'memory-fuzzy', percent: 99, stored: 'Print the page.' }),
      expect.objectContaining({ kind: 'memory-exact', stored: 'One thing. And another.' }),
    ]);
    expect(rig.builtIn.seen).toEqual([]);
    expect(await cost(text)).toBe(0);
  });

  it('tells in which words it differs from what is stored', async () => {
    const value = await run('The window is open.', { local: { memories: [id], threshold: 60 } });
    expect(value.segments).toMatchObject([
      { kind: 'memory-fuzzy', changes: [{ stored: 'door', source: 'window' }] },
    ]);
  });
});

describe('a text of which the memory has a part', () => {
  it('sends the rest alone, with line breaks kept and every origin', async () => {
    const text =
      'First I say this.\nThe door is open. Then I go on. And on.\n\n\tPrint the page.\n';
    const value = await run(text);
    expect(sent()).toEqual(['First I say this.', 'Then I go on. And on.']);
    expect(value.text).toBe(
      'First I say this.\nDie Tür ist offen. Then I go on. And on.\n\n\tDrucken Sie die Seite.\n',
    );
    expect(pieces(text, value)).toEqual([
      ['not-reported', 'First I say this.', 'First I say this.'],
      ['memory-exact', 'The door is open.', 'Die Tür ist offen.'],
      ['not-reported', 'Then I go on. And on.', 'Then I go on. And on.'],
      ['memory-exact', 'Print the page.', 'Drucken Sie die Seite.'],
    ]);
    expect(value).toMatchObject({
      billed: 38,
      savedCharacters: 32,
      detected: 'EN',
      chunks: { done: 2, all: 2 },
    });
    expect(await costs(text)).toEqual({ characters: text.trim().length, sent: 38 });
  });

  it('keeps context and options of what is sent, and says nothing of local memories', async () => {
    const text = 'Before it. The door is open. After it. Print the page. At last.';
    await run(text, { context: 'About doors.', neighbours: 1 });
    const [first, second, third] = rig.builtIn.seen
      .map(({ body }) => body)
      .toSorted((a, b) => text.indexOf(String(a['text'])) - text.indexOf(String(b['text'])));
    expect(first?.['context']).toBe('About doors.\nThe door is open.');
    expect(second?.['context']).toBe('About doors.\nThe door is open.\nPrint the page.');
    expect(third?.['context']).toBe('About doors.\nPrint the page.');
    expect(JSON.stringify(first)).not.toContain(id);
    expect(first).not.toHaveProperty('local');
  });

  it('sends small pieces together, the first request being small, each at its place', async () => {
    const pieces = Array.from({ length: 120 }, (_, n) => `Piece ${n} ${'goes on '.repeat(9)}here.`);
    const text = pieces.join(' The door is open. ');
    const value = await run(text);
    expect(value).toMatchObject({ state: 'done', chunks: { done: 120, all: 120 } });
    expect(value.text).toBe(text.replaceAll('The door is open.', 'Die Tür ist offen.'));
    const sizes = requests().map((texts) => texts.join('').length);
    expect(sizes.length).toBeLessThan(8);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8000);
    expect(Math.min(...sizes)).toBeLessThanOrEqual(2000);
    expect(Math.max(...requests().map((texts) => texts.length))).toBeLessThanOrEqual(50);
    expect(value.billed).toBe(pieces.join('').length);
  });

  it('keeps what memories have when the service fails', async () => {
    rig.builtIn.answer(() => ({ status: 403, json: {} }));
    const value = await run('The door is open. And this is not there.');
    expect(value).toMatchObject({ state: 'failed', text: 'Die Tür ist offen.' });
  });

  it('takes nothing below the threshold, and says that nothing was saved', async () => {
    const value = await run('The door was shut.');
    expect(value.savedCharacters).toBe(0);
    expect(sent()).toEqual(['The door was shut.']);
    expect(await cost('The door was shut.')).toBe(18);
  });
});

it('is translated as ever where local memories are not asked', async () => {
  const request = {
    text: 'The door is open.',
    source: 'en',
    target: 'de',
    options: { local: 'off' as const },
  };
  const value = (await all(rig.watch('text.translate', request))).at(-1);
  expect(value).not.toHaveProperty('savedCharacters');
  expect(sent()).toEqual(['The door is open.']);
});

it('asks the memories that are assigned where none is named', async () => {
  const none = { local: { memories: [], threshold: 75 } };
  expect((await run('Print the page.', none)).savedCharacters).toBe(15);
  await rig.ask('local-memories.assign', { id, assigned: [] });
  expect(await run('Print the page.', none)).not.toHaveProperty('savedCharacters');
});

it('asks the memories that are assigned where nothing is said of local ones', async () => {
  const request = { text: 'Print the page.', source: 'en', target: 'de', options: {} };
  const value = (await all(rig.watch('text.translate', request))).at(-1);
  expect(value?.savedCharacters).toBe(15);
});

it('finds what is stored since it last looked, and what is changed', async () => {
  expect(await cost('A new thing.')).toBe(12);
  await rig.ask('local-memories.change-unit', {
    id,
    unit: null,
    source: 'A new thing.',
    targets: { de: 'Neues.' },
  });
  expect(await cost('A new thing.')).toBe(0);
});

it('works where the source is not known, and leaves its detection to the service', async () => {
  const value = await run('The door is open. And more.', {}, null);
  expect(value).toMatchObject({ text: 'Die Tür ist offen. And more.', detected: 'EN' });
  expect(rig.builtIn.seen.at(-1)?.body).not.toHaveProperty('source_lang');
});

describe('with markup', () => {
  const html: TranslationOptions = { tagHandling: 'html' };
  const xml: TranslationOptions = { tagHandling: 'xml' };

  it('keeps tags around and inside of what is stored, and counts no markup', async () => {
    const text = '<p class="a">The <b>door</b> is open.</p>\n<ul><li>Print the page.</li></ul>';
    const value = await run(text, html);
    expect(sent()).toEqual([]);
    expect(value.text).toBe(
      '<p class="a">Die <b>Tür</b> ist offen.</p>\n<ul><li>Drucken Sie die Seite.</li></ul>',
    );
    expect(value.savedCharacters).toBe(17 + 15);
    expect(value.segments).toMatchObject([{ kind: 'memory-fuzzy' }, { kind: 'memory-exact' }]);
  });

  it('sends whole elements or what is between them, never half of one', async () => {
    const text =
      '<div><p>Not here yet. The door is open.</p><p>Nor is <i>this</i>.</p><p>Nor that.</p></div>';
    const value = await run(text, xml);
    expect(sent()).toEqual(['Not here yet.', '<p>Nor is <i>this</i>.</p><p>Nor that.</p>']);
    expect(value.text).toBe(text.replace('The door is open.', 'Die Tür ist offen.'));
    expect(await cost(text, xml)).toBe(13 + 12 + 9);
  });

  it('sends a match too that lies inside of a pair that goes on', async () => {
    const text =
      '<p><b>And here it begins. The door is open. And ends</b> there. Print the page.</p>';
    const value = await run(text, xml);
    expect(sent()).toEqual(['<b>And here it begins. The door is open. And ends</b> there.']);
    expect(value.text).toBe(text.replace('Print the page.', 'Drucken Sie die Seite.'));
    expect(value.savedCharacters).toBe(15);
  });

  it('escapes what is stored as its place asks for', async () => {
    await rig.ask('local-memories.change-unit', {
      id,
      unit: null,
      source: 'Salt & pepper.',
      targets: { de: 'Salz & <Pfeffer>.' },
    });
    const value = await run('<p>Salt &amp; pepper.</p>', xml);
    expect(value.text).toBe('<p>Salz &amp; &lt;Pfeffer&gt;.</p>');
  });

  it('leaves malformed markup to the service', async () => {
    await run('<p>The door is open.', xml);
    expect(sent()).toEqual(['<p>The door is open.']);
  });
});
