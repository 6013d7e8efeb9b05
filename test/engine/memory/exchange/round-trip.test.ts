import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemoryUnit } from '../../../../main/engine/memory/memories.ts';
import { importing, tmx } from './importing.ts';
import { anyCharacter } from '../../../any-character.ts';

let feature: ReturnType<typeof importing>;

beforeEach(() => {
  feature = importing();
});
afterEach(() => feature.close());

/** XML has no way to write other control characters. */
const text = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 20 })
  .map((any) =>
    any.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ufffd\ud800-\udfff]/g, ''),
  )
  .filter((kept) => kept.trim() !== '');
const trimmed = text.map((kept) => kept.trim());
/** White space around a segment belongs to it. */
const segment = fc
  .tuple(
    fc.constantFrom('', ' ', '\n', '\t ', '\uFEFF', '\u00a0', '\r\n'),
    text,
    fc.constantFrom('', '  ', '\n', '\u3000', '\uFEFF'),
  )
  .map((parts) => parts.join(''));
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const name = fc.option(trimmed, { nil: undefined });
const unit = fc
  .record({
    source: segment,
    de: segment,
    fr: fc.option(segment, { nil: undefined }),
    author: name,
    creator: name,
    changed: moment,
    created: fc.option(moment, { nil: undefined }),
    previous: name,
    next: name,
    note: name,
    property: name,
  })
  .map(({ source, de, fr, author, creator, changed, created, previous, next, note, property }) => {
    const made: MemoryUnit = {
      source,
      targets: { de, ...(fr !== undefined && { fr }) },
      changed,
      ...(author !== undefined && { author }),
      ...(creator !== undefined && { creator }),
      ...(created !== undefined && { created }),
      ...(previous !== undefined && { previous }),
      ...(next !== undefined && { next }),
      details: {
        ...(note !== undefined && { notes: [note] }),
        ...(property !== undefined && { properties: [{ type: 'x-client', text: property }] }),
      },
    };
    return made;
  });

/** All units without what names them in their database. */
const all = (id: string) =>
  feature.memories
    .browse(id, null, 10_000)
    .units.map((unit) => ({ ...unit, unit: 0, memoryId: '' }));

test('what is exported comes back the same', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 12 }), async (units) => {
      round += 1;
      const { id } = feature.memories.create({
        name: 'A & <B>',
        source: 'en',
        targets: ['de', 'fr'],
      });
      feature.memories.add(id, units);
      expect(await feature.write(id, `${round}.tmx`)).toBe(units.length);
      const file = readFileSync(join(feature.folder, `${round}.tmx`));
      const report = await feature.take('again.tmx', file, { skipsRepeated: false });
      expect(report).toMatchObject({ added: units.length, leftOut: { bad: 0 }, repairs: {} });
      expect(all(report.memory.id)).toEqual(all(id));
      await feature.write(report.memory.id, 'twice.tmx');
      const twice = readFileSync(join(feature.folder, 'twice.tmx'), 'utf8');
      expect(twice.replace('>Imported<', '>A &amp; &lt;B&gt;<')).toBe(file.toString());
    }),
    { numRuns: 60 },
  );
});

test('inline elements, attributes and properties of other programs come back the same', async () => {
  const body =
    '<tu tuid="7" usagecount="3" datatype="html"><note>A note</note><prop type="x-client">ACME</prop>' +
    '<tuv xml:lang="EN-GB" o-tmf="x"><seg>Click <bpt i="1" type="bold">&lt;b&gt;</bpt>Save' +
    '<ept i="1">&lt;/b&gt;</ept> <hi type="x">now <ph x="1">{0}</ph></hi>, <it pos="end">\\x</it>' +
    '<ph><sub>alt &amp; more</sub></ph></seg></tuv>' +
    '<tuv xml:lang="de_CH"><seg><ph x="1">{0}</ph> klicken</seg></tuv></tu>';
  const first = await feature.take('a.tmx', tmx(body));
  await feature.write(first.memory.id, 'b.tmx');
  const written = readFileSync(join(feature.folder, 'b.tmx'), 'utf8');
  for (const kept of [
    'tuid="7"',
    'usagecount="3"',
    '<note>A note</note>',
    '<prop type="x-client">ACME</prop>',
    '<tuv xml:lang="EN-GB" o-tmf="x"><seg>Click <bpt i="1" type="bold">&lt;b&gt;</bpt>Save<ept i="1">' +
      '&lt;/b&gt;</ept> <hi type="x">now <ph x="1">{0}</ph></hi>, <it pos="end">\\x</it>' +
      '<ph><sub>alt &amp; more</sub></ph></seg></tuv>',
    '<tuv xml:lang="de_CH"><seg><ph x="1">{0}</ph> klicken</seg></tuv>',
  ]) {
    expect(written).toContain(kept);
  }
  const second = await feature.take('b.tmx', written);
  expect(all(second.memory.id)).toEqual(all(first.memory.id));
});
