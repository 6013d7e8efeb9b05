import { afterEach, beforeEach, expect, it } from 'vitest';
import { readForbidden } from '../../../main/features/segments/forbidden-file.ts';
import { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(
  () => (rig = startSegmentsRig(() => Promise.resolve([{ source: 'button', target: 'Taste' }]))),
);
afterEach(() => rig.close());

const PAIR = { from: 'en', to: 'de' };
const term = (source: string, target: string, isExact = false) =>
  ForbiddenTerm.parse({ ...PAIR, source, target, isExact });

it('finds what is forbidden, and does not miss it though a glossary has it', async () => {
  const { id } = await rig.open('Press the button.', { source: 'en-US', target: 'de' });
  await rig.ask('segments.settings', { id, glossaries: ['g'] });
  const target = 'Drücken Sie die Taste.';
  await rig.ask('segments.edit', { id, number: 0, target, origin: 'typed' });
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
  rig.settings.preferences = { forbidden: [term('button', 'Taste')] };
  const finding = { number: 0, kind: 'forbidden', what: 'Taste', severity: 'error' };
  expect(await rig.ask('segments.findings', { id })).toEqual([finding]);
  expect(await rig.ask('segments.check', { id, number: 0, target })).toEqual([finding]);
  const other = { id, number: 0, target: 'Drücken Sie den Knopf.' };
  expect(await rig.ask('segments.check', other)).toEqual([]);
  rig.settings.preferences = { forbidden: [{ ...term('button', 'Taste'), to: 'fr' }] };
  expect(await rig.ask('segments.findings', { id })).toEqual([]);
});

it('writes forbidden terms as a file that it reads back, whatever they begin with', async () => {
  const terms = [
    { ...term('button', 'Taste'), note: 'House style, 2026' },
    term('', '=1+1', true),
    term('a "b", c', "'-x"),
  ];
  rig.settings.preferences = { forbidden: [...terms, { ...term('a', 'b'), to: 'fr' }] };
  for (const format of ['csv', 'tbx'] as const) {
    const { name, bytes } = await rig.ask('segments.forbidden-file', { ...PAIR, format });
    // TBX has no word for the letter case.
    const back = format === 'csv' ? terms : terms.map((one) => ({ ...one, isExact: false }));
    const read = await readFile(name, bytes);
    expect(read.badLines).toEqual([]);
    expect(new Set(read.terms)).toEqual(new Set(back));
  }
});

/** What a file says not to use. */
const readFile = (name: string, bytes: Uint8Array | string) =>
  rig.ask('segments.read-forbidden', { ...PAIR, ticket: rig.hand(name, bytes), name });

it('takes of other programs’ files what they forbid in these languages, and no other term', async () => {
  const table =
    'Entry_ID;Entry_Note;English;Term_Info;German;Term_Info;German;Term_Info\n' +
    '1;Ask first;button;;Taste;;Knopf;Exact Forbidden\n' +
    '2;;key;;Schlüssel;;;\n';
  expect(await readFile('memoq.csv', table)).toEqual({
    terms: [{ ...term('button', 'Knopf'), note: 'Ask first' }],
    badLines: [],
  });
  const tbx = `<tbx style="dca" type="TBX-Basic" xml:lang="en"><text><body>
    <conceptEntry><langSec xml:lang="en-GB"><termSec><term>lift</term></termSec></langSec>
    <langSec xml:lang="de-AT"><termSec><term>Aufzug</term></termSec><termSec><term>Lift</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec></langSec>
    <langSec xml:lang="fr"><termSec><term>ascenseur</term></termSec><termSec><term>lift</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec></langSec></conceptEntry>
    </body></text></tbx>`;
  expect((await readFile('terms.tbx', tbx)).terms).toEqual([term('lift', 'Lift')]);
  // A table without a status is a list of what not to use, whatever languages it names.
  expect((await readFile('list.csv', 'key,Taste,en,de\nkey,touche,en,fr\n')).terms).toEqual([
    term('key', 'Taste'),
  ]);
  expect((await readFile('list.txt', 'Taste\nKnopf\n')).terms).toEqual([
    term('', 'Taste'),
    term('', 'Knopf'),
  ]);
  expect((await readFile('status.csv', 'source,target,status\na,b,approved\n')).terms).toEqual([]);
});

it('finds forbidden terms in a translation, inflected and of these languages alone', async () => {
  rig.settings.preferences = { forbidden: [term('button', 'Taste'), term('', 'Dings')] };
  const found = (source: string, target: string, to = 'de') =>
    rig.ask('segments.find-forbidden', { from: 'en', to, source, target });
  expect(await found('Press both buttons.', 'Drücken Sie beide Tasten.')).toEqual([]);
  expect(await found('Press the button.', 'Drücken Sie beide Tasten.')).toEqual(['Taste']);
  expect(await found('Press the button.', 'Die Taste, das Dings.')).toEqual(['Taste', 'Dings']);
  expect(await found('Press the button.', 'Drücken Sie die Taste.', 'fr')).toEqual([]);
});

it('reads lists of words, other separators and what is wrong in them', () => {
  expect(readForbidden(PAIR, 'Taste\nKnopf\n')).toEqual({
    terms: [term('', 'Taste'), term('', 'Knopf')],
    badLines: [],
  });
  expect(readForbidden(PAIR, 'Source;Target\nbutton;Taste\nkey;\n;Knopf;exact').terms).toEqual([
    term('button', 'Taste'),
    term('', 'Knopf', true),
  ]);
  expect(readForbidden(PAIR, 'button\tTaste\nkey\t\n"a\tb').badLines).toEqual([2, 3]);
});
