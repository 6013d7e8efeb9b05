import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Memories, MemoryUnit } from '../../../../main/engine/memory/memories.ts';
import { openMemories } from '../../../../main/engine/memory/store.ts';

let database: DatabaseSync;
let memories: Memories;
let clock: Date;
let id: string;

const german = (source: string, target: string, more: Partial<MemoryUnit> = {}): MemoryUnit => ({
  source,
  targets: { de: target },
  ...more,
});

/** Enough for a block and some units after it. */
const MANY = 5000;
const many = () => Array.from({ length: MANY }, (_, n) => german(`Line ${names(n)}`, `Zeile ${n}`));
/** Numbers in letters, so that each is a word of its own. */
const names = (n: number) =>
  String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  clock = new Date('2026-01-02T03:04:05.678Z');
  memories = openMemories(database, () => clock);
  id = memories.create({ name: 'Office', source: 'en', targets: ['de'] }).id;
});

const best = (text: string, threshold = 60) => memories.find(id, text, 'de', threshold);
const unitOf = (text: string) => best(text, 100)?.unit ?? -1;

describe('one unit', () => {
  it('is changed in place, and found by its new source alone', () => {
    memories.add(id, [german('Open the door', 'Tür öffnen'), german('Close it', 'Schließen')]);
    expect(best('Open the big door')?.target).toBe('Tür öffnen');
    const unit = unitOf('Open the door');
    clock = new Date('2026-02-02T00:00:00.000Z');
    const stored = memories.update(unit, german('Lock the gate', 'Tor sperren', { author: 'Eva' }));
    expect(stored).toMatchObject({
      unit,
      source: 'Lock the gate',
      targets: { de: 'Tor sperren' },
      author: 'Eva',
      changed: '2026-02-02T00:00:00.000Z',
    });
    expect(best('Open the door')).toBeNull();
    expect(best('Lock the old gate')?.target).toBe('Tor sperren');
    expect(memories.unit(unit)).toEqual(stored);
    expect(() => memories.update(unit, german('', 'x'))).toThrow(RangeError);
    expect(() => memories.update(12, german('x', 'y'))).toThrow(RangeError);
  });

  it('is deleted and not found again, sealed or not, also after opening anew', () => {
    memories.add(id, many());
    expect(best(`Line ${names(7)}`, 100)?.target).toBe('Zeile 7');
    const [sealed, after] = [unitOf(`Line ${names(7)}`), unitOf(`Line ${names(MANY - 1)}`)];
    memories.update(unitOf(`Line ${names(8)}`), german('Quite another text', 'Neu'));
    expect(memories.removeUnits([sealed, after, sealed, 99])).toBe(2);
    expect(memories.get(id)?.segments).toBe(MANY - 2);
    for (const opened of [memories, openMemories(database)]) {
      expect(opened.find(id, `Line ${names(7)}`, 'de', 100)).toBeNull();
      expect(opened.find(id, `Line ${names(7)}!`, 'de', 99)).toBeNull();
      expect(opened.find(id, `Line ${names(MANY - 1)}!`, 'de', 99)).toBeNull();
      expect(opened.find(id, `Line ${names(9)}!`, 'de', 99)?.target).toBe('Zeile 9');
      expect(opened.find(id, 'Quite another texts', 'de', 75)?.target).toBe('Neu');
      expect(opened.find(id, `Line ${names(8)}!`, 'de', 99)).toBeNull();
    }
  });

  it('is seen by another connection at once', () => {
    memories.add(id, [german('Open the door', 'Tür öffnen')]);
    const other = openMemories(database);
    expect(other.find(id, 'Open a door', 'de', 60)?.target).toBe('Tür öffnen');
    memories.update(unitOf('Open the door'), german('Open the door', 'Tür auf'));
    memories.add(id, [german('Wash the car', 'Auto waschen')]);
    expect(other.find(id, 'Open a door', 'de', 60)?.target).toBe('Tür auf');
    expect(other.find(id, 'Wash a car', 'de', 60)?.target).toBe('Auto waschen');
  });
});

describe('a confirmed translation', () => {
  it('takes the place of the one with the same source', () => {
    memories.confirm(id, german('Save', 'Sichern', { author: 'Ann' }));
    clock = new Date('2026-03-03T00:00:00.000Z');
    const stored = memories.confirm(id, german('Save ', 'Speichern', { author: 'Eva' }));
    expect(stored).toMatchObject({
      author: 'Eva',
      creator: 'Ann',
      targets: { de: 'Speichern' },
      created: '2026-01-02T03:04:05.678Z',
      changed: '2026-03-03T00:00:00.000Z',
    });
    expect(memories.get(id)?.segments).toBe(1);
    expect(best('Save')).toMatchObject({ target: 'Speichern', author: 'Eva' });
  });

  it('keeps what else was known of the unit, and says the project of now', () => {
    const properties = (project: string, previous: string) => [
      { type: 'client', text: 'ACME' },
      { type: 'project', text: project },
      { type: 'prev', text: previous },
    ];
    memories.insert(id, {
      ...german('Save', 'Sichern', { previous: 'One' }),
      details: {
        notes: ['Checked.'],
        properties: properties('Old', 'One'),
        codes: {
          en: [{ start: 0, end: 0, open: '<ph/>' }],
          de: [{ start: 0, end: 0, open: '<ph/>' }],
        },
      },
    });
    const project = [{ type: 'project', text: 'New' }];
    const { details, isNew } = memories.confirm(id, {
      ...german('Save', 'Speichern', { previous: 'One', next: 'Two' }),
      details: { properties: project },
    });
    expect(isNew).toBe(false);
    expect(details).toEqual({
      notes: ['Checked.'],
      // Of the target that is another one they say nothing.
      codes: { en: [{ start: 0, end: 0, open: '<ph/>' }] },
      properties: [
        { type: 'client', text: 'ACME' },
        { type: 'project', text: 'New' },
        { type: 'x-context-pre', text: 'One' },
        { type: 'x-context-post', text: 'Two' },
      ],
    });
    const of = (sought: string) =>
      memories.filtered(id, { author: '', project: sought, since: null, until: null }, null, 9)
        .total;
    expect([of('acme'), of('new'), of('old')]).toEqual([1, 1, 0]);
  });

  it('stays beside others with other neighbours, which decide between equal percents', () => {
    memories.confirm(id, german('Right', 'Rechts', { previous: 'Turn', next: 'Stop' }));
    memories.confirm(id, german('Right', 'Richtig', { previous: 'Answer', next: 'Next' }));
    memories.confirm(id, german('Right', 'Rechts!', { previous: 'Turn', next: 'Stop' }));
    expect(memories.get(id)?.segments).toBe(2);
    const of = (previous: string, next: string) =>
      memories
        .matches([id], {
          segment: 'Right',
          targetLanguage: 'de',
          threshold: 75,
          limit: 5,
          previous,
          next,
        })
        .map(({ target, context, percent }) => `${percent} ${target} ${context ?? '-'}`);
    expect(of('Turn', 'Stop')).toEqual(['100 Rechts! both', '100 Richtig -']);
    expect(of('Answer', 'Stop')).toEqual(['100 Richtig previous', '100 Rechts! next']);
  });
});

describe('matches of several memories', () => {
  it('come best first, each target once, from the memory that was named first', () => {
    const other = memories.create({ name: 'Other', source: 'en', targets: ['de-ch', 'fr'] }).id;
    memories.add(id, [
      german('Open the door', 'Tür öffnen'),
      german('Open the old door', 'Alte Tür'),
    ]);
    memories.add(other, [
      { source: 'Open the door', targets: { 'de-ch': 'Tür aufmachen' } },
      { source: 'Open the doors', targets: { 'de-ch': 'Tür öffnen', fr: 'Ouvrir' } },
    ]);
    const query = { segment: 'Open the door', targetLanguage: 'de', threshold: 60, limit: 9 };
    const shown = (ids: string[]) =>
      memories
        .matches(ids, query)
        .map(({ percent, target, memory }) => `${percent} ${target} ${memory}`);
    expect(shown([id, other])).toEqual([
      '100 Tür öffnen Office',
      '100 Tür aufmachen Other',
      '86 Tür öffnen Other',
      '75 Alte Tür Office',
    ]);
    expect(shown([other, id, 'no-memory'])[0]).toBe('100 Tür aufmachen Other');
    expect(memories.matches([id], { ...query, limit: 1 })).toHaveLength(1);
    expect(memories.matches([], query)).toEqual([]);
  });

  it('tell alarms', () => {
    memories.add(id, [german('Do not open door 3', 'Tür 3 nicht öffnen')]);
    expect(best('Do open door 4')?.alarms).toEqual([
      { kind: 'numbers', query: ['4'], stored: ['3'] },
      { kind: 'negation', query: [], stored: ['not'] },
    ]);
  });
});

describe('a memory', () => {
  it('is looked through a page at a time', () => {
    memories.add(
      id,
      ['a', 'b', 'c', 'd', 'e'].map((text) => german(text, text)),
    );
    const first = memories.browse(id, null, 2);
    expect(first.units.map(({ source }) => source)).toEqual(['a', 'b']);
    const second = memories.browse(id, first.next, 2);
    const third = memories.browse(id, second.next, 2);
    expect([...second.units, ...third.units].map(({ source }) => source)).toEqual(['c', 'd', 'e']);
    expect(third.next).toBeNull();
  });

  it('loses repeated units but the one changed last', () => {
    memories.add(id, [
      german('One', 'Eins', { changed: '2020-01-01T00:00:00.000Z', author: 'old' }),
      german('One ', 'Eins', { changed: '2024-01-01T00:00:00.000Z', author: 'new' }),
      german('One', 'Eins', { changed: '2022-01-01T00:00:00.000Z', author: 'middle' }),
      german('One', 'Ein', { changed: '2019-01-01T00:00:00.000Z' }),
      german('Two', 'Zwei'),
    ]);
    expect(memories.deduplicate(id)).toBe(2);
    expect(memories.browse(id, null, 9).units.map(({ author }) => author)).toEqual([
      'new',
      null,
      null,
    ]);
    expect(memories.get(id)?.segments).toBe(3);
    expect(memories.deduplicate(id)).toBe(0);
  });

  it('is merged into another, whose languages grow', () => {
    const other = memories.create({ name: 'Other', source: 'en', targets: ['fr'] }).id;
    memories.add(id, [german('Open', 'Öffnen')]);
    memories.add(other, [{ source: 'Close', targets: { fr: 'Fermer' } }]);
    expect(memories.merge(other, id)).toMatchObject({ segments: 2, targets: ['de', 'fr'] });
    expect(memories.get(other)).toBeNull();
    expect(memories.find(id, 'Close', 'fr', 100)?.target).toBe('Fermer');
    expect(() => memories.merge(id, id)).toThrow(RangeError);
    const german2 = memories.create({ name: 'From German', source: 'de', targets: ['en'] }).id;
    expect(() => memories.merge(german2, id)).toThrow(RangeError);
  });

  it('is renamed', () => {
    expect(memories.rename(id, ' New ').name).toBe('New');
    expect(() => memories.rename(id, ' ')).toThrow(RangeError);
  });

  it('is counted', () => {
    memories.add(id, [
      german('Open the door', 'Tür auf', { author: 'Ann', changed: '2020-01-01T00:00:00.000Z' }),
      german('Open the door', 'Tür öffnen', { author: 'Ann', changed: '2021-01-01T00:00:00.000Z' }),
      german('Go', 'Los', { author: 'Eva', changed: '2019-01-01T00:00:00.000Z' }),
    ]);
    expect(memories.statistics(id)).toEqual({
      units: 3,
      sides: [
        { language: 'en', units: 3, words: 7, characters: 28, distinctWords: 4 },
        { language: 'de', units: 3, words: 5, characters: 20, distinctWords: 4 },
      ],
      repeatedSources: 1,
      authors: [
        { name: 'Ann', units: 2 },
        { name: 'Eva', units: 1 },
      ],
      changed: { first: '2019-01-01T00:00:00.000Z', last: '2021-01-01T00:00:00.000Z' },
      years: [
        { year: 2019, units: 1 },
        { year: 2020, units: 1 },
        { year: 2021, units: 1 },
      ],
      parts: [{ origin: null, units: 3 }],
    });
  });
});

describe('the concordance', () => {
  const search = (text: string, mode: 'exact' | 'fuzzy' = 'exact', language?: string) => {
    const side = language === undefined ? ('source' as const) : { language };
    return memories.concordance([id], { text, side, mode, limit: 9, offset: 0 });
  };
  const shown = (...given: Parameters<typeof search>) =>
    search(...given).hits.map(({ unit, ranges, percent }) => {
      const text = given[2] === undefined ? unit.source : (unit.targets[given[2]] ?? '');
      return `${percent} ${text} [${ranges.map((range) => text.slice(...range)).join('|')}]`;
    });

  beforeEach(() => {
    memories.add(id, [
      ...many(),
      german('The translation memory is open.', 'Der Übersetzungsspeicher ist offen.'),
      german('Translations, memories and more', 'Übersetzungen und mehr'),
      german('新しいファイルを開く', 'Neue Datei öffnen'),
    ]);
  });

  it('finds words that follow each other, the first and last as parts', () => {
    expect(shown('lation mem')).toEqual([
      '100 The translation memory is open. [translation memory]',
    ]);
    expect(shown('TRANSLATION')).toHaveLength(2);
    expect(shown('memory translation')).toEqual([]);
    expect(shown('ファイル')).toEqual(['100 新しいファイルを開く [ファイル]']);
    expect(shown('開く')).toHaveLength(1);
    expect(search('line').total).toBe(MANY);
    expect(search('line').hits).toHaveLength(9);
    expect(search('  ,').total).toBe(0);
  });

  it('finds words that are alike, in any order', () => {
    expect(shown('memmory translaton', 'fuzzy')).toEqual([
      '76 The translation memory is open. [translation|memory]',
    ]);
  });

  it('looks at targets', () => {
    expect(shown('speicher', 'exact', 'de')).toEqual([
      '100 Der Übersetzungsspeicher ist offen. [Übersetzungsspeicher]',
    ]);
    expect(search('speicher', 'exact', 'fr').total).toBe(0);
  });

  it('sees changes at once', () => {
    const unit = unitOf(`Line ${names(3)}`);
    memories.update(unit, german('Something rare', 'Selten'));
    expect(shown('rare')).toEqual(['100 Something rare [rare]']);
    expect(shown('selten', 'exact', 'de')).toHaveLength(1);
    memories.removeUnits([unit]);
    expect(shown('rare')).toEqual([]);
    expect(search('line').total).toBe(MANY - 1);
  });
});
