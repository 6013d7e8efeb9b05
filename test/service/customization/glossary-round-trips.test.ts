import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textFault } from '../../../main/engine/glossary/text-fault.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

/** Any text that the rules allow: marks, other scripts, direction signs and letters beyond the first plane. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      '"',
      '""',
      ',',
      '"a,b"',
      '&=+%41',
      '%',
      '\u202ea',
      '\ufdfa',
      'e\u0301',
      '__proto__',
      '0',
    ),
  )
  .filter((candidate) => textFault(candidate) === null);
const entries = fc.uniqueArray(fc.tuple(text, text), {
  minLength: 1,
  maxLength: 20,
  selector: ([source]) => source,
});
const tsvOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => pair.join('\t')).join('\n');
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
const csvOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => pair.map(quoted).join(',')).join('\r\n');

const runs = { numRuns: 60 };

it('v2 gives back what was sent, as a form or JSON, with tabs or commas', async () => {
  await fc.assert(
    fc.asyncProperty(
      entries,
      text,
      fc.boolean(),
      fc.boolean(),
      async (pairs, name, isCsv, isForm) => {
        const body = {
          name,
          source_lang: 'en',
          target_lang: 'de',
          entries: isCsv ? csvOf(pairs) : tsvOf(pairs),
          entries_format: isCsv ? 'csv' : 'tsv',
        };
        const made = await service.call(
          'POST',
          '/v2/glossaries',
          isForm ? { form: body } : { json: body },
        );
        expect(made.status, made.text).toBe(201);
        const record = JSON.parse(made.text) as { glossary_id: string };
        expect(record).toMatchObject({ name, entry_count: pairs.length });
        const path = `/v2/glossaries/${record.glossary_id}`;
        expect((await service.call('GET', `${path}/entries`)).text).toBe(tsvOf(pairs));
        expect((await service.call('DELETE', path)).status).toBe(204);
      },
    ),
    runs,
  );
});

it('v3 gives back what was sent, and a merge and a replacement of it', async () => {
  const made = await service.call('POST', '/v3/glossaries', {
    json: {
      name: 'Trip',
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entries: 'a\tb', entries_format: 'tsv' },
      ],
    },
  });
  const { glossary_id: id } = JSON.parse(made.text) as { glossary_id: string };
  const path = `/v3/glossaries/${id}`;
  const kept = async () => {
    const { text: answer } = await service.call(
      'GET',
      `${path}/entries?source_lang=EN&target_lang=de`,
    );
    const { dictionaries } = JSON.parse(answer) as { dictionaries: [{ entries: string }] };
    return dictionaries[0].entries;
  };
  await fc.assert(
    fc.asyncProperty(entries, entries, fc.boolean(), async (first, second, isForm) => {
      const dictionary = (pairs: readonly (readonly [string, string])[]) => ({
        source_lang: 'EN',
        target_lang: 'de',
        entries: tsvOf(pairs),
        entries_format: 'tsv',
      });
      const sent = dictionary(first);
      const put = await service.call(
        'PUT',
        `${path}/dictionaries`,
        isForm ? { form: sent } : { json: sent },
      );
      expect([put.status, put.json]).toEqual([
        200,
        { source_lang: 'en', target_lang: 'de', entry_count: first.length },
      ]);
      expect(await kept()).toBe(tsvOf(first));

      const added = dictionary(second);
      const form = Object.fromEntries(
        Object.entries(added).map(([part, value]) => [`dictionaries[0].${part}`, value]),
      );
      const patch = await service.call(
        'PATCH',
        path,
        isForm ? { form } : { json: { dictionaries: [added] } },
      );
      expect(patch.status, patch.text).toBe(200);
      const merged = new Map(first);
      for (const [source, target] of second) merged.set(source, target);
      expect(await kept()).toBe(tsvOf([...merged]));
    }),
    runs,
  );
});
