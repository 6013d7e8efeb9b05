import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGlossaries } from '../../../main/features/glossaries/glossaries.ts';
import { createKeptGlossaries } from '../../../main/features/glossaries/kept-glossaries.ts';
import { createStyleRules } from '../../../main/features/style-rules/style-rules.ts';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import { startHere } from '../../features/glossaries/rig.ts';
import type { OneService } from '../../features/one-service.ts';
import { createOneService } from '../../features/one-service.ts';
import { failureOfAsking } from '../../features/rig.ts';
import type { TestService } from '../running-service.ts';
import { startTestService } from '../running-service.ts';

// Main's handlers and the real offline service, each unaware of the other's code.

const PAIR = { source: 'en', target: 'de' };
const THREE = [
  'file,Datei,en,de',
  '"save, then close","speichern, dann schließen",en,de',
  'file,fichier,en,fr',
  'Datei,bestand,de,nl',
  '',
].join('\n');

let service: TestService;
let one: OneService;
let glossaries: ReturnType<typeof createGlossaries>;
let rules: ReturnType<typeof createStyleRules>;
const call = { signal: new AbortController().signal };
const nothing = () => undefined;

beforeAll(async () => {
  service = await startTestService();
  one = createOneService(service);
  const bytes = new TextEncoder().encode(THREE);
  const open = () => Readable.from([bytes]);
  glossaries = createGlossaries({
    services: one.services,
    files: {
      take: () => ({ name: 'a.csv', size: bytes.length, open, discard: () => Promise.resolve() }),
    },
    startHelper: startHere,
    kept: createKeptGlossaries(),
    forbidden: () => [],
    onChange: nothing,
  });
  rules = createStyleRules({
    services: one.services,
    record: nothing,
    reportingTag: () => null,
    onBilled: nothing,
    onChange: nothing,
  });
}, 30_000);
afterAll(async () => {
  await one[Symbol.asyncDispose]();
  await service.close();
});

const create = async (name: string, entries: Entry[]) =>
  glossaries['glossaries.create']({ name, dictionaries: [{ ...PAIR, entries }] }, call);
const entriesOf = (id: string) => glossaries['glossaries.entries']({ id, ...PAIR }, call);

describe('glossaries', () => {
  it('of a vendor-style file come back from the service identically', async () => {
    const { dictionaries } = await glossaries['glossaries.read-file'](
      { ticket: 't', name: 'a.csv', pair: null },
      call,
    );
    const { id } = await glossaries['glossaries.create'](
      { name: 'Three', dictionaries: [...dictionaries] },
      call,
    );
    const exported = await glossaries['glossaries.export'](
      { id, format: 'csv-pairs', pair: null, withForbidden: false },
      call,
    );
    expect(new TextDecoder().decode(exported.bytes)).toBe(THREE);
  });

  it('take terms of 1,024 bytes and no more, whoever counts', async () => {
    const full = `${'ü'.repeat(510)}水x`;
    const { id } = await create(full, [[full, `${full.slice(0, -1)}y`]]);
    expect(await entriesOf(id)).toEqual([[full, `${full.slice(0, -1)}y`]]);
    expect(await failureOfAsking(create('x', [[`${full}x`, 'y']]))).toMatchObject({
      params: { reason: 'too-long' },
    });
    const refused = await service.call('PATCH', `/v3/glossaries/${id}`, {
      json: {
        dictionaries: [
          { source_lang: 'en', target_lang: 'de', entries: `${full}x\ty`, entries_format: 'tsv' },
        ],
      },
    });
    expect(refused.status).toBe(400);
  });

  it('change as was counted before, and undo is exact', async () => {
    const entries: Entry[] = [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ];
    const { id } = await create('Changes', entries);
    const given: Entry[] = [
      ['b', 'zwei'],
      ['d', '4'],
    ];
    const input = { id, ...PAIR, entries: given };
    expect(await glossaries['glossaries.compare']({ ...input, mode: 'merge' }, call)).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
      same: 0,
    });
    await glossaries['glossaries.merge'](input, call);
    expect(await entriesOf(id)).toEqual([
      ['a', '1'],
      ['b', 'zwei'],
      ['c', '3'],
      ['d', '4'],
    ]);
    await glossaries['glossaries.replace']({ id, ...PAIR, entries }, call);
    for (const entry of [
      ['b', 'x'],
      ['e', 'x'],
    ] satisfies Entry[]) {
      const term = { id, ...PAIR };
      const { before } = await glossaries['glossaries.add-term']({ ...term, entry }, call);
      expect(new Map(await entriesOf(id)).get(entry[0])).toBe('x');
      await glossaries['glossaries.undo-term']({ ...term, term: entry[0], before }, call);
      expect(await entriesOf(id)).toEqual(entries);
    }
  });

  it('mark the terms that the service applies', async () => {
    const { id } = await create('Applied', [
      ['meeting', 'Zusammenkunft'],
      ['report', 'Protokoll'],
    ]);
    const text = 'The meeting starts at ten o’clock.';
    const { json } = await service.call('POST', '/v2/translate', {
      json: { text: [text], source_lang: 'EN', target_lang: 'DE', glossary_id: id },
    });
    const translation = json.translations[0].text;
    const choice = { glossaries: [id], ...PAIR };
    const marks = await glossaries['terms.marks']({ ...choice, text, translation }, call);
    expect(marks).toMatchObject([{ term: 'meeting', outcome: 'used' }]);
  });
});

describe('style rules', () => {
  it('are ordered, configured and tried', async () => {
    const { id } = await rules['style-rules.create'](
      {
        name: 'House',
        language: 'en',
        rules: {},
        instructions: ['A', 'B', 'C'].map((label) => ({
          label,
          prompt: `Do ${label}.`,
          sourceLanguage: null,
        })),
      },
      call,
    );
    const before = await rules['style-rules.get']({ id }, call);
    const order = before.instructions.map((instruction) => instruction.id).toReversed();
    const after = await rules['style-rules.order-instructions']({ id, order }, call);
    expect(after.instructions.map(({ label }) => label)).toEqual(['C', 'B', 'A']);
    expect(after.version).toBeGreaterThan(before.version ?? Infinity);

    const { categories } = await rules['style-rules.catalogue'](undefined, call);
    for (const category of categories) {
      const configured = {
        [category.id]: Object.fromEntries(
          category.rules.map((rule) => [rule.id, rule.options.at(-1) ?? '']),
        ),
      };
      const list = await rules['style-rules.configure']({ id, rules: configured }, call);
      expect(list.rules).toEqual(configured);
    }
    expect((await rules['style-rules.all'](undefined, call)).some((list) => list.id === id)).toBe(
      true,
    );
    const tried = await rules['style-rules.try'](
      { id, text: 'Guten Morgen zusammen.', source: 'de', target: 'en-GB' },
      call,
    );
    expect(tried.changes.map((change) => change.after).join('')).toBe(tried.with);
  });
});
