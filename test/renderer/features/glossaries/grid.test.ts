import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryFaults, entriesBytes } from '../../../../preload/contract/glossary-rules.ts';
import type { Entry } from '../../../../preload/contract/glossaries.ts';
import { flawOf, flawOfTyped } from '../../../../renderer/features/glossaries/grid/check.ts';
import { createGridStore } from '../../../../renderer/features/glossaries/grid/grid-store.ts';

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const grid = (entries: readonly Entry[] = ENTRIES) => createGridStore(entries, compare);
const ENTRIES: readonly Entry[] = [
  ['contract', 'Vertrag'],
  ['clause', 'Klausel'],
  ['party', 'Partei'],
];

function shown({ state }: ReturnType<typeof grid>): Entry[] {
  const { rows, view } = state.getState();
  return view.map((index) => [rows[index]?.source ?? '', rows[index]?.target ?? '']);
}

describe('writing into cells', () => {
  it('keeps what was typed and goes on as a spreadsheet does', () => {
    const one = grid();
    one.begin('d');
    one.type('deal');
    one.keep('next');
    one.begin(null);
    expect(one.state.getState().typed?.text).toBe('Vertrag');
    one.type('Abkommen');
    one.keep('down');
    expect(one.entries()[0]).toEqual(['deal', 'Abkommen']);
    expect(one.state.getState().active).toEqual({ place: 1, side: 'target' });
  });

  it('makes an entry behind the last one, and goes on with the next', () => {
    const one = grid();
    one.addRow();
    one.begin('n');
    one.keep('next');
    one.begin('N');
    one.keep('down');
    expect(one.entries()[3]).toEqual(['n', 'N']);
    expect(one.state.getState().active).toEqual({ place: 4, side: 'source' });
  });

  it('makes no entry of nothing, and leaves a cell as it was', () => {
    const one = grid();
    one.addRow();
    one.begin(null);
    one.keep('down');
    one.go({ place: 0, side: 'source' });
    one.begin('x');
    one.leave();
    expect(one.entries()).toEqual(ENTRIES);
    expect(one.state.getState().isUnsaved).toBe(false);
  });

  it('empties and deletes what is chosen, and takes both back', () => {
    const one = grid();
    one.go({ place: 1, side: 'source' });
    one.go({ place: 2, side: 'target' }, true);
    one.clear();
    expect(one.entries()).toEqual([ENTRIES[0], ['', ''], ['', '']]);
    one.undo();
    one.go({ place: 0, side: 'source' });
    one.go({ place: 1, side: 'source' }, true);
    one.removeRows();
    expect(one.entries()).toEqual([ENTRIES[2]]);
    one.undo();
    expect(one.entries()).toEqual(ENTRIES);
    one.redo();
    expect(one.entries()).toEqual([ENTRIES[2]]);
  });

  it('knows whether something is unsaved, also after going back to what was saved', () => {
    const one = grid();
    one.begin('x');
    one.keep('stay');
    one.saved();
    expect(one.state.getState().isUnsaved).toBe(false);
    one.undo();
    expect(one.state.getState().isUnsaved).toBe(true);
    one.redo();
    expect(one.state.getState().isUnsaved).toBe(false);
    one.undo();
    one.begin('y');
    one.keep('stay');
    one.undo();
    expect(one.state.getState().isUnsaved).toBe(true);
  });
});

describe('pasting', () => {
  it('writes over cells from the active one on and adds the rest', () => {
    const one = grid();
    one.go({ place: 2, side: 'source' });
    one.paste('p\tP\r\nq\tQ\r\n');
    expect(one.entries()).toEqual([ENTRIES[0], ENTRIES[1], ['p', 'P'], ['q', 'Q']]);
    one.undo();
    expect(one.entries()).toEqual(ENTRIES);
  });

  it('writes one column into the targets', () => {
    const one = grid();
    one.go({ place: 0, side: 'target' });
    one.paste('A\nB');
    expect(one.entries()).toEqual([['contract', 'A'], ['clause', 'B'], ENTRIES[2]]);
  });

  it('writes over the rows in sight only', () => {
    const one = grid();
    one.look({ query: 'c' });
    expect(shown(one).map(([source]) => source)).toEqual(['contract', 'clause']);
    one.go({ place: 1, side: 'source' });
    one.paste('x\tX\ny\tY');
    expect(one.entries()).toEqual([ENTRIES[0], ['x', 'X'], ENTRIES[2], ['y', 'Y']]);
  });

  it('gives a spreadsheet what it takes', () => {
    const one = grid([['a "b"', 'c\td']]);
    one.chooseAll();
    const copied = one.copy();
    const other = grid([]);
    other.paste(copied);
    expect(other.entries()).toEqual([['a "b"', 'c\td']]);
  });
});

describe('what is shown', () => {
  it('sorts, and comes back to the order of the dictionary', () => {
    const one = grid();
    one.sortBy('source');
    expect(shown(one).map(([source]) => source)).toEqual(['clause', 'contract', 'party']);
    one.sortBy('source');
    expect(shown(one).map(([source]) => source)).toEqual(['party', 'contract', 'clause']);
    one.sortBy('source');
    expect(shown(one)).toEqual(ENTRIES);
  });

  it('does not move an entry under somebody who writes', () => {
    const one = grid();
    one.sortBy('source');
    one.begin('z');
    one.keep('stay');
    expect(shown(one).map(([source]) => source)).toEqual(['clause', 'z', 'party']);
    one.look({ query: 'z' });
    one.begin('q');
    one.keep('stay');
    expect(shown(one)).toEqual([['q', 'Vertrag']]);
  });

  it('finds words in any letter case and takes signs as they are', () => {
    const one = grid([
      ['A.B', 'x'],
      ['AxB', 'y'],
    ]);
    one.look({ query: 'a.b' });
    expect(shown(one)).toEqual([['A.B', 'x']]);
  });

  it('shows the entries with problems alone', () => {
    const one = grid([...ENTRIES, ['contract', 'Kontrakt'], [' space', 'Raum'], ['empty', '']]);
    one.look({ isProblemsOnly: true });
    expect(shown(one).map(([source]) => source)).toEqual(['contract', ' space', 'empty']);
    expect(one.state.getState().check.problems).toBe(3);
  });
});

describe('the rules', () => {
  const text = fc.constantFrom('', 'a', 'b', ' a', 'a\u0001', 'é'.repeat(513), 'ü');
  const step = fc.record({
    place: fc.nat(6),
    verb: fc.constantFrom('write', 'remove', 'paste', 'clear', 'undo', 'redo', 'sort'),
    text,
  });

  it('are those of the service, and the bytes too, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text), { maxLength: 6 }),
        fc.array(step, { maxLength: 12 }),
        (entries, steps) => {
          const one = grid(entries);
          for (const { place, verb, text: typed } of steps) {
            const { view } = one.state.getState();
            one.go({ place: Math.min(place, view.length), side: place % 2 ? 'source' : 'target' });
            if (verb === 'write') {
              one.begin('');
              one.type(typed);
              one.keep('down');
            } else if (verb === 'remove') one.removeRows();
            else if (verb === 'paste') one.paste(`${typed}\tq\nr\ts`);
            else if (verb === 'clear') one.clear();
            else if (verb === 'undo') one.undo();
            else if (verb === 'redo') one.redo();
            else one.sortBy('source');
          }
          const { rows, check, view } = one.state.getState();
          const faults = entryFaults(one.entries());
          expect(check.problems).toBe(faults.length);
          expect(check.bytes).toBe(entriesBytes(one.entries()));
          const flaws = rows.map((row, index) => flawOf(row, index, check)?.problem ?? null);
          expect(flaws).toEqual(
            rows.map((_, index) => faults.find((one) => one.index === index)?.problem ?? null),
          );
          expect(new Set(view).size).toBe(view.length);
          expect(view.every((index) => index < rows.length)).toBe(true);
          // Every step can be taken back.
          while (one.state.getState().canUndo) one.undo();
          expect(one.entries()).toEqual(entries);
        },
      ),
    );
  });

  it('are told while a text is typed, with the line of a duplicate', () => {
    const { check } = grid().state.getState();
    expect(flawOfTyped('clause', 'source', 0, check)).toMatchObject({
      problem: 'duplicate',
      line: 2,
    });
    expect(flawOfTyped('clause', 'source', 1, check)).toBeNull();
    expect(flawOfTyped('clause', 'target', 0, check)).toBeNull();
    expect(flawOfTyped('a ', 'target', 0, check)?.problem).toBe('outer-space');
    expect(flawOfTyped('é'.repeat(512), 'source', null, check)).toBeNull();
    expect(flawOfTyped('é'.repeat(513), 'source', null, check)?.problem).toBe('too-long');
    expect(flawOfTyped('', 'source', null, check)).toBeNull();
    expect(flawOfTyped('', 'source', 0, check)?.problem).toBe('empty');
  });
});
