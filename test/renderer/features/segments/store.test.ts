import { describe, expect, it } from 'vitest';
import { rowAt } from '../../../../renderer/features/segments/rows/row-windows.ts';
import { activeRow, type DeskState } from '../../../../renderer/features/segments/state.ts';
import { deskOfSegments } from './desk-of-segments.ts';

const row = (state: DeskState, number: number) => rowAt(state.rows, number);

describe('the rows of a project', () => {
  it('opens at the first segment that is not confirmed', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    expect(activeRow(desk.now())).toMatchObject({ number: 3, status: 'empty' });
    expect(desk.now().matches?.number).toBe(3);
  });

  it('reads a long text by windows, where it is seen', async () => {
    const desk = deskOfSegments({ segments: 100_000 });
    await desk.enter();
    desk.store.show(50_010, 50_030);
    await desk.rest();
    expect(row(desk.now(), 50_020)?.number).toBe(50_020);
    const rows = desk.asked.filter(({ route }) => route === 'segments.rows');
    expect(rows.length).toBeLessThan(8);
  });

  it('asks for no more than two windows at once while it is scrolled', async () => {
    const desk = deskOfSegments({ segments: 100_000 });
    await desk.enter();
    const before = desk.asked.length;
    const release = desk.hold('segments.rows');
    for (let place = 1000; place < 90_000; place += 1000) desk.store.show(place, place + 20);
    expect(desk.asked.length - before).toBeLessThanOrEqual(2);
    release();
    await desk.rest();
    expect(row(desk.now(), 89_010)?.number).toBe(89_010);
  });

  it('lets what was confirmed leave a view of the unconfirmed only when it is left', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.setView({ filter: 'unconfirmed' });
    await desk.rest();
    expect(desk.now().rows.total).toBe(17);
    expect(desk.now().active).toEqual({ number: 3, place: 0 });
    desk.store.type('Getippt');
    await desk.rest();
    expect(desk.now().rows.total).toBe(17);
    await desk.store.confirm('unconfirmed');
    await desk.rest();
    expect(desk.now().rows.total).toBe(16);
    expect(desk.now().active).toEqual({ number: 4, place: 0 });
  });

  it('shows the whole text again where a segment is not in the view', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.setView({ query: 'jurisdiction' });
    await desk.rest();
    expect(activeRow(desk.now())?.source).toContain('jurisdiction');
    await desk.store.goTo(0);
    await desk.rest();
    expect(desk.now().view).toEqual({ filter: 'all', query: '' });
    expect(activeRow(desk.now())?.number).toBe(0);
  });
});

describe('what is written', () => {
  it('reaches main when typing rests, and is not lost when the row is left', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    desk.store.type('Er');
    desk.store.type('Erst');
    expect(desk.now().drafts.get(3)?.text).toBe('Erst');
    await desk.store.move(1);
    await desk.rest();
    expect(row(desk.now(), 3)).toMatchObject({ target: 'Erst', status: 'draft', origin: 'typed' });
    expect(desk.now().drafts.size).toBe(0);
    expect(desk.asked.filter(({ route }) => route === 'segments.edit')).toHaveLength(1);
  });

  it('keeps what is typed while an older text is on its way', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    const release = desk.hold('segments.edit');
    desk.store.type('alt');
    const saved = desk.store.save();
    await desk.settle();
    desk.store.type('neu');
    release();
    await saved;
    expect(desk.now().drafts.get(3)?.text).toBe('neu');
    await desk.rest();
    expect(row(desk.now(), 3)?.target).toBe('neu');
  });

  it('is confirmed, put into equal segments, and taken back by one step', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.goTo(4);
    desk.store.type('Alle Rechte bleiben vorbehalten.');
    await desk.store.confirm('unconfirmed');
    await desk.rest();
    expect(desk.now().said).toEqual({ kind: 'propagated', count: 2 });
    expect(row(desk.now(), 11)).toMatchObject({ origin: 'propagated', status: 'translated' });
    expect(desk.now().active?.number).toBe(5);
    await desk.store.undo();
    await desk.rest();
    expect(row(desk.now(), 11)?.origin).not.toBe('propagated');
    expect(row(desk.now(), 4)?.status).not.toBe('confirmed');
    expect(desk.now().active?.number).toBe(4);
    await desk.store.redo();
    await desk.rest();
    expect(row(desk.now(), 11)?.origin).toBe('propagated');
  });

  it('goes to the next row where that is wished', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.goTo(0);
    await desk.store.confirm('row');
    await desk.rest();
    expect(desk.now().active?.number).toBe(1);
  });

  it('is not confirmed while it is empty', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.confirm('unconfirmed');
    expect(desk.now().said).toEqual({ kind: 'empty-target' });
    expect(desk.asked.some(({ route }) => route === 'segments.edit')).toBe(false);
  });
});

describe('matches', () => {
  it('go in by their key with their origin', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    desk.store.insertMatch(1);
    await desk.rest();
    expect(row(desk.now(), 3)).toMatchObject({
      origin: 'memory-fuzzy',
      percent: 76,
      memory: 'Office',
    });
    desk.store.insertMatch(9);
    expect(desk.now().said).toEqual({ kind: 'no-match', key: 9 });
  });

  it('of another segment never go in: a key waits for those that are on their way', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    const release = desk.hold('local-memories.matches');
    await desk.store.goTo(6);
    await desk.rest();
    desk.store.insertMatch(1);
    expect(desk.now().drafts.size).toBe(0);
    release();
    await desk.rest();
    expect(row(desk.now(), 6)?.target).toBe('Gerichtsstand ist Wien.');
    expect(row(desk.now(), 3)?.target).toBe('');
  });

  it('go into the next segment when their key follows a confirmation at once', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    desk.store.type('Fertig.');
    void desk.store.confirm('unconfirmed');
    desk.store.insertMatch(1);
    await desk.rest();
    expect(row(desk.now(), 3)).toMatchObject({ target: 'Fertig.', status: 'confirmed' });
    expect(desk.now().active?.number).not.toBe(3);
  });

  it('that are waited for are confirmed where that was asked for too', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    const release = desk.hold('local-memories.matches');
    await desk.store.goTo(6);
    await desk.rest();
    desk.store.insertMatch(1);
    await desk.store.confirm('unconfirmed');
    expect(desk.now().active?.number).toBe(6);
    expect(desk.now().said).toBeNull();
    release();
    await desk.rest();
    expect(row(desk.now(), 6)).toMatchObject({
      target: 'Gerichtsstand ist Wien.',
      status: 'confirmed',
    });
    expect(desk.now().active?.number).not.toBe(6);
  });

  it('are asked for with the neighbours of the segment', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    const [asked] = desk.asked.filter(({ route }) => route === 'local-memories.matches');
    expect(asked?.input).toMatchObject({ next: 'All rights reserved.', threshold: 70 });
    expect(asked?.input).toHaveProperty('previous');
  });
});

describe('beside the text', () => {
  it('searches for similar passages where the words are found nowhere', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.seek({ text: 'no such words', side: 'source', mode: 'exact' });
    const asked = desk.asked.filter(({ route }) => route === 'local-memories.concordance');
    expect(asked).toHaveLength(1);
    await desk.store.seek({ text: 'no such words either' });
    expect(desk.now().query.mode).toBe('fuzzy');
    expect(desk.now().concordance).toMatchObject({ state: 'done', value: { total: 3 } });
  });

  it('counts what a fill would send before anything is sent', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    await desk.store.countCost();
    const { cost } = desk.now();
    expect(cost.state === 'done' && cost.value).toBeGreaterThan(100);
    expect(desk.asked.some(({ route }) => route === 'segments.fill')).toBe(false);
    await desk.store.fill(false);
    expect(desk.now().said).toMatchObject({ kind: 'filled', saving: { sentCharacters: 0 } });
  });

  it('saves what was written before the project is left', async () => {
    const desk = deskOfSegments();
    await desk.enter();
    desk.store.type('noch da');
    await desk.store.leave();
    expect(desk.store.state.getState().desk).toBeNull();
    await desk.enter();
    expect(row(desk.now(), 3)?.target).toBe('noch da');
  });
});
