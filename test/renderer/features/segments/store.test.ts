import { describe, expect, it } from 'vitest';
import { EVERY_SEGMENT } from '../../../../preload/contract/segment-facets.ts';
import { SoughtText } from '../../../../preload/contract/segment-filter.ts';
import { rowAt } from '../../../../renderer/features/segments/rows/row-windows.ts';
import {
  activeRow,
  writtenTarget,
  type EditorState,
} from '../../../../renderer/features/segments/state.ts';
import { newProfile } from '../../../../renderer/features/segments/qa/profile-edits.ts';
import { openSegmentEditor } from './open-segment-editor.ts';

const row = (state: EditorState, number: number) => rowAt(state.rows, number);

describe('the rows of a project', () => {
  it('opens at the first segment that is not confirmed', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    expect(activeRow(editor.now())).toMatchObject({ number: 3, status: 'empty' });
    expect(editor.now().matches?.number).toBe(3);
  });

  it('reads a long text by windows, where it is seen', async () => {
    const editor = openSegmentEditor({ segments: 100_000 });
    await editor.enter();
    editor.store.show(50_010, 50_030);
    await editor.rest();
    expect(row(editor.now(), 50_020)?.number).toBe(50_020);
    const rows = editor.asked.filter(({ route }) => route === 'segments.rows');
    expect(rows.length).toBeLessThan(8);
  });

  it('asks for no more than two windows at once while it is scrolled', async () => {
    const editor = openSegmentEditor({ segments: 100_000 });
    await editor.enter();
    const before = editor.asked.length;
    const release = editor.hold('segments.rows');
    for (let place = 1000; place < 90_000; place += 1000) editor.store.show(place, place + 20);
    expect(editor.asked.length - before).toBeLessThanOrEqual(2);
    release();
    await editor.rest();
    expect(row(editor.now(), 89_010)?.number).toBe(89_010);
  });

  it('lets what was confirmed leave a view of the unconfirmed only when it is left', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.setFilter({ statuses: ['empty', 'draft', 'translated', 'rejected'] });
    await editor.rest();
    expect(editor.now().rows.total).toBe(17);
    expect(editor.now().active).toEqual({ number: 3, place: 0 });
    editor.store.type('Getippt');
    await editor.rest();
    expect(editor.now().rows.total).toBe(17);
    await editor.store.confirm('unconfirmed');
    await editor.rest();
    expect(editor.now().rows.total).toBe(16);
    expect(editor.now().active).toEqual({ number: 4, place: 0 });
  });

  it('shows the whole text again where a segment is not in the view', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.setFilter({ text: SoughtText.parse({ pattern: 'jurisdiction' }) });
    await editor.rest();
    expect(activeRow(editor.now())?.source).toContain('jurisdiction');
    await editor.store.goTo(0);
    await editor.rest();
    expect(editor.now().view).toEqual({ filter: EVERY_SEGMENT, sort: 'text' });
    expect(activeRow(editor.now())?.number).toBe(0);
  });
});

describe('what is written', () => {
  it('reaches main when typing rests, and is not lost when the row is left', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    editor.store.type('Er');
    editor.store.type('Erst');
    expect(editor.now().drafts.get(3)?.text).toBe('Erst');
    await editor.store.move(1);
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({
      target: 'Erst',
      status: 'draft',
      origin: 'typed',
    });
    expect(editor.now().drafts.size).toBe(0);
    expect(editor.asked.filter(({ route }) => route === 'segments.edit')).toHaveLength(1);
  });

  it('keeps what is typed while an older text is on its way', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.edit');
    editor.store.type('alt');
    const saved = editor.store.save();
    await editor.settle();
    editor.store.type('neu');
    release();
    await saved;
    expect(editor.now().drafts.get(3)?.text).toBe('neu');
    await editor.rest();
    expect(row(editor.now(), 3)?.target).toBe('neu');
  });

  it('is confirmed, put into equal segments, and taken back by one step', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.goTo(4);
    editor.store.type('Alle Rechte bleiben vorbehalten.');
    await editor.store.confirm('unconfirmed');
    await editor.rest();
    expect(editor.now().said).toMatchObject({ kind: 'propagated', numbers: { length: 2 } });
    expect(row(editor.now(), 11)).toMatchObject({ origin: 'propagated', status: 'translated' });
    expect(editor.now().active?.number).toBe(5);
    await editor.store.undo();
    await editor.rest();
    expect(row(editor.now(), 11)?.origin).not.toBe('propagated');
    expect(row(editor.now(), 4)?.status).not.toBe('confirmed');
    expect(editor.now().active?.number).toBe(4);
    await editor.store.redo();
    await editor.rest();
    expect(row(editor.now(), 11)?.origin).toBe('propagated');
  });

  it('goes to the next row where that is asked for', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.goTo(0);
    await editor.store.confirm('row');
    await editor.rest();
    expect(editor.now().active?.number).toBe(1);
  });

  it('is not confirmed while it is empty', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.confirm('unconfirmed');
    expect(editor.now().said).toEqual({ kind: 'empty-target' });
    expect(editor.asked.some(({ route }) => route === 'segments.edit')).toBe(false);
  });
});

describe('what is typed after a confirmation', () => {
  /** Types key by key, as the field does: it shows its own text again after each. */
  const keys = (editor: ReturnType<typeof openSegmentEditor>, typed: string) => {
    for (const key of typed) {
      const now = editor.now();
      const active = activeRow(now);
      if (active === null) throw new Error('no segment is active');
      editor.store.type(`${writtenTarget(now, active)}${key}`);
    }
  };

  it('goes into the segment that comes next, and leaves the confirmed one as it is', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.edit');
    const there = [4, 5].map((number) => row(editor.now(), number)?.target ?? '');
    keys(editor, 'Eins.');
    void editor.store.confirm('row');
    keys(editor, 'Zwei');
    expect(editor.now().drafts.get(3)?.text).toBe('Eins.');
    release();
    await editor.settle();
    expect(editor.now().drafts.get(4)?.text).toBe(`${there[0]}Zwei`);
    keys(editor, '.');
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({ target: 'Eins.', status: 'confirmed' });
    expect(row(editor.now(), 4)).toMatchObject({ target: `${there[0]}Zwei.`, status: 'draft' });
  });

  it('stays in its order with further confirmations', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.edit');
    const there = [4, 5].map((number) => row(editor.now(), number)?.target ?? '');
    keys(editor, 'Eins.');
    void editor.store.confirm('row');
    keys(editor, 'Zwei.');
    void editor.store.confirm('row');
    keys(editor, 'Drei.');
    release();
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({ target: 'Eins.', status: 'confirmed' });
    expect(row(editor.now(), 4)).toMatchObject({ target: `${there[0]}Zwei.`, status: 'confirmed' });
    expect(row(editor.now(), 5)).toMatchObject({ target: `${there[1]}Drei.`, status: 'draft' });
  });

  it('stays where it was typed when nothing was confirmed', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.edit', new Error('gone'));
    keys(editor, 'Eins.');
    const confirmed = editor.store.confirm('row');
    await editor.settle();
    editor.store.type('Ei-ns.');
    editor.store.type('Eins.!');
    release();
    await confirmed;
    expect(editor.now().active?.number).toBe(3);
    expect(editor.now().drafts.get(3)?.text).toBe('Ei-!ns.');
  });

  it('waits with it for a match that was asked for before', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('local-memories.matches');
    await editor.store.goTo(6);
    await editor.rest();
    const there = row(editor.now(), 7)?.target ?? '';
    editor.store.insertMatch(1);
    void editor.store.confirm('row');
    keys(editor, 'Weiter');
    await editor.rest();
    expect(editor.now().drafts.size).toBe(0);
    release();
    await editor.rest();
    expect(row(editor.now(), 6)).toMatchObject({
      target: 'Gerichtsstand ist Wien.',
      status: 'confirmed',
    });
    expect(row(editor.now(), 7)?.target).toBe(`${there}Weiter`);
  });

  it('stays with the segment, and confirms nothing, when that match could not be had', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('local-memories.matches', new Error('gone'));
    await editor.store.goTo(6);
    await editor.rest();
    const before = row(editor.now(), 6);
    editor.store.insertMatch(1);
    void editor.store.confirm('row');
    keys(editor, 'a');
    release();
    await editor.rest();
    expect(editor.now().active?.number).toBe(6);
    expect(row(editor.now(), 6)).toMatchObject({ target: `${before?.target}a`, status: 'draft' });
  });

  it('goes on at once where somebody goes elsewhere by a click, without what was waited for', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    editor.hold('local-memories.matches');
    await editor.store.goTo(6);
    await editor.rest();
    editor.store.insertMatch(1);
    void editor.store.confirm('row');
    await editor.store.goTo(9);
    expect(editor.now().active?.number).toBe(9);
    keys(editor, 'a');
    expect(editor.now().drafts.get(9)?.text).toMatch(/a$/);
    await editor.rest();
    expect(row(editor.now(), 6)?.status).not.toBe('confirmed');
  });

  it('goes nowhere when another file is opened meanwhile', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.edit');
    keys(editor, 'Eins.');
    void editor.store.confirm('row');
    keys(editor, 'Zwei');
    const entered = editor.enter();
    release();
    await entered;
    await editor.rest();
    expect([...editor.now().drafts.values()]).toEqual([]);
  });
});

describe('matches', () => {
  it('go in by their key with their origin', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    editor.store.insertMatch(1);
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({
      origin: 'memory-fuzzy',
      percent: 76,
      memory: 'Office',
    });
    editor.store.insertMatch(9);
    expect(editor.now().said).toEqual({ kind: 'no-match', key: 9 });
  });

  it('of another segment never go in: a key waits for those that are on their way', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('local-memories.matches');
    await editor.store.goTo(6);
    await editor.rest();
    editor.store.insertMatch(1);
    expect(editor.now().drafts.size).toBe(0);
    release();
    await editor.rest();
    expect(row(editor.now(), 6)?.target).toBe('Gerichtsstand ist Wien.');
    expect(row(editor.now(), 3)?.target).toBe('');
  });

  it('go into the next segment when their key follows a confirmation at once', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    editor.store.type('Fertig.');
    void editor.store.confirm('unconfirmed');
    editor.store.insertMatch(1);
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({ target: 'Fertig.', status: 'confirmed' });
    expect(editor.now().active?.number).not.toBe(3);
  });

  it.each([true, false])(
    'that are waited for are confirmed as was asked for too (stored: %s)',
    async (isStored) => {
      const editor = openSegmentEditor();
      await editor.enter();
      const release = editor.hold('local-memories.matches');
      await editor.store.goTo(6);
      await editor.rest();
      editor.store.insertMatch(1);
      void editor.store.confirm('unconfirmed', isStored);
      await editor.settle();
      expect(editor.now().active?.number).toBe(6);
      expect(editor.now().said).toBeNull();
      release();
      await editor.rest();
      expect(row(editor.now(), 6)).toMatchObject({
        target: 'Gerichtsstand ist Wien.',
        status: 'confirmed',
      });
      expect(editor.now().active?.number).not.toBe(6);
      const confirmed = editor.asked.findLast(({ route }) => route === 'segments.edit');
      expect(confirmed?.input).toMatchObject({ confirm: true, store: isStored });
    },
  );

  it('are the first of one numbered list, which goes on with what the pane holds besides', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const before = editor.now().matches?.list.length ?? 0;
    const asked: number[] = [];
    const beyond = (place: number) => {
      asked.push(place);
      return place === 1;
    };
    editor.store.insertMatch(before + 1, beyond);
    expect(editor.now().said).toBeNull();
    editor.store.insertMatch(before + 2, beyond);
    expect(asked).toEqual([1, 2]);
    expect(editor.now().said).toEqual({ kind: 'no-match', key: before + 2 });
    editor.store.insertMatch(1, beyond);
    expect(asked).toHaveLength(2);
  });

  it('that have not come are counted before what follows them', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('local-memories.matches');
    await editor.store.goTo(6);
    await editor.rest();
    const asked: number[] = [];
    editor.store.insertMatch(9, (place) => {
      asked.push(place);
      return true;
    });
    expect(asked).toEqual([]);
    release();
    await editor.rest();
    expect(asked).toEqual([9 - (editor.now().matches?.list.length ?? 0)]);
  });

  it('are followed by what comes later than they do: a key waits for it, too', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    let isComing = true;
    const beyond = () => {
      if (isComing) return 'coming';
      editor.store.type('Begriff');
      return true;
    };
    editor.store.insertMatch(9, beyond);
    void editor.store.confirm('row');
    editor.store.insertBeyond(1, beyond);
    await editor.rest();
    expect(editor.now().active?.number).toBe(3);
    expect(editor.now().said).toBeNull();
    isComing = false;
    editor.store.resultsCame();
    await editor.rest();
    expect(row(editor.now(), 3)).toMatchObject({ target: 'Begriff', status: 'confirmed' });
    expect(row(editor.now(), 4)?.target).toBe('Begriff');
  });

  it('are asked for with the neighbours of the segment', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const [asked] = editor.asked.filter(({ route }) => route === 'local-memories.matches');
    expect(asked?.input).toMatchObject({ next: 'All rights reserved.', threshold: 70 });
    expect(asked?.input).toHaveProperty('previous');
  });
});

describe('the last start', () => {
  it('comes back to the files of its project, and knows of a replacement to take back', async () => {
    const editor = openSegmentEditor({ twoFiles: true });
    const leaving = new AbortController();
    void editor.store.follow(leaving.signal).catch(() => undefined);
    await editor.rest();
    // The list comes first.
    await editor.store.restorePage('gone');
    expect(editor.store.state.getState().page).toBeNull();
    expect(editor.asked.map(({ route }) => route)).toContain('segments.replaced');
    const id = editor.store.state.getState().projects?.[0]?.id ?? '';
    await editor.store.restorePage(id);
    expect(editor.store.state.getState().page).toBe(id);
    leaving.abort();
  });
});

describe('what is typed', () => {
  it('reaches main soon after typing rests, and at the latest a second after it began', async () => {
    const waits: number[] = [];
    const editor = openSegmentEditor({}, (ms) => waits.push(ms));
    await editor.enter();
    waits.length = 0;
    editor.store.type('H');
    editor.store.type('Ha');
    expect(waits).toEqual([250, 1000, 250]);
    await editor.rest();
    expect(row(editor.now(), 3)?.target).toBe('Ha');
  });
});

describe('beside the text', () => {
  it('searches for similar passages where the words are found nowhere', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.seek({ text: 'no such words', side: 'source', mode: 'exact' });
    const asked = editor.asked.filter(({ route }) => route === 'local-memories.concordance');
    expect(asked).toHaveLength(1);
    await editor.store.seek({ text: 'no such words either' });
    expect(editor.now().query.mode).toBe('fuzzy');
    expect(editor.now().concordance).toMatchObject({ state: 'done', value: { total: 3 } });
  });

  it('counts what a fill would send before anything is sent', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.countCost();
    const { cost } = editor.now();
    expect(cost.state === 'done' && cost.value).toBeGreaterThan(100);
    expect(editor.asked.some(({ route }) => route === 'segments.fill')).toBe(false);
    await editor.store.fill(false);
    expect(editor.now().said).toMatchObject({ kind: 'filled', saving: { sentCharacters: 0 } });
  });

  it('saves what was written before the project is left', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    editor.store.type('noch da');
    await editor.store.leave();
    expect(editor.store.state.getState().editor).toBeNull();
    await editor.enter();
    expect(row(editor.now(), 3)?.target).toBe('noch da');
  });
});

describe('machine translation of the active segment', () => {
  /** What the pane shows of it. */
  const shown = ({ machine, active }: EditorState) =>
    machine?.number === active?.number && machine?.attempt.state === 'done'
      ? machine.attempt.value?.text
      : null;

  it('is never that of the segment before', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    expect(shown(editor.now())).toBe('Maschinell 3');
    const release = editor.hold('segments.machine');
    await editor.store.move(1);
    await editor.rest();
    await editor.store.move(1);
    expect(editor.now().active?.number).toBe(5);
    // The one of segment 4 comes while 5 is active.
    release();
    await editor.settle();
    expect(editor.now().machine?.attempt.state).toBe('done');
    expect(shown(editor.now())).toBeNull();
    editor.store.insertMachine();
    expect(editor.now().drafts.get(5)?.text).not.toBe('Maschinell 4');
    await editor.rest();
    expect(shown(editor.now())).toBe('Maschinell 5');
    expect(editor.now().drafts.get(5)?.text ?? row(editor.now(), 5)?.target).toBe('Maschinell 5');
  });

  it('holds nobody up who writes or goes on instead, but is waited for to be confirmed', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.machine');
    await editor.store.goTo(6);
    await editor.rest();
    editor.store.insertMachine();
    editor.store.type('Selbst.');
    expect(editor.now().drafts.get(6)?.text).toBe('Selbst.');
    editor.store.insertMachine();
    await editor.store.move(1);
    expect(editor.now().active?.number).toBe(7);
    editor.store.insertMachine();
    void editor.store.confirm('row');
    release();
    await editor.rest();
    expect(row(editor.now(), 6)?.target).toBe('Selbst.');
    expect(row(editor.now(), 7)).toMatchObject({ target: 'Maschinell 7', status: 'confirmed' });
    expect(editor.now().active?.number).toBe(8);
  });

  it('is asked for again once a segment was split', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.split(6);
    expect(editor.now()).toMatchObject({ machine: null, matches: null });
    await editor.rest();
    expect(editor.now().matches).toEqual({ number: 3, list: [] });
  });

  it('is never that of another file', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.machine');
    const releaseMatches = editor.hold('local-memories.matches');
    await editor.store.move(1);
    await editor.rest();
    await editor.store.enter({ ...editor.now().project, name: 'Another' });
    release();
    releaseMatches();
    await editor.settle();
    expect(editor.now()).toMatchObject({ machine: null, matches: null });
  });
});

describe('a QA profile as a file', () => {
  it('shows in the open project why it could not be written', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    const release = editor.hold('segments.qa-profile-file', new Error('gone'));
    const exporting = editor.store.exportQaProfile(newProfile('mine', 'Mine'));
    release();
    expect(await exporting).toBeNull();
    expect(editor.now().refused?.code).toBe('internal');
  });
});
