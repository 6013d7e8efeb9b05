import { describe, expect, it } from 'vitest';
import type { DocumentState } from '../../../../preload/contract/documents.ts';
import {
  canRetry,
  countQueue,
  createGrowingQueue,
  isOpen,
  isSettled,
} from '../../../../renderer/features/documents/queue/queue.ts';
import {
  stateTone,
  stateWords,
} from '../../../../renderer/features/documents/queue/state-words.ts';
import { shownRows } from '../../../../renderer/features/documents/state.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { row, view } from './rows.ts';

const i18n = createI18n('en', en);

describe('a growing queue', () => {
  it('shows the newest batch first and keeps the order within one', () => {
    const queue = createGrowingQueue();
    queue.take(view([row('a'), row('b')]));
    queue.take(view([row('c', { added: 2 }), row('d', { added: 2 })]));
    expect(queue.shown().rows.map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  });

  it('takes several changes at once, and leaves rows that did not change as they were', () => {
    const queue = createGrowingQueue();
    queue.take(view([row('a'), row('b'), row('c')]));
    const before = queue.shown().rows;
    queue.take(view([row('b', { state: 'uploading' })]));
    queue.take(view([], { removed: ['c'], isPaused: true }));
    const { rows, isPaused } = queue.shown();
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'queued'],
      ['b', 'uploading'],
    ]);
    expect(rows[0]).toBe(before[0]);
    expect(isPaused).toBe(true);
  });

  it('gives the same rows as long as none changes', () => {
    const queue = createGrowingQueue();
    queue.take(view([row('a')]));
    const { rows } = queue.shown();
    queue.take(view([], { halted: { code: 'quota-exceeded' } }));
    expect(queue.shown().rows).toBe(rows);
    expect(queue.shown().halted).toEqual({ code: 'quota-exceeded' });
  });
});

const STATES: readonly DocumentState[] = [
  'queued',
  'uploading',
  'translating',
  'downloading',
  'done',
  'failed',
  'cancelled',
  'refused',
];
const those = (test: (of: ReturnType<typeof row>) => boolean) =>
  STATES.filter((state) => test(row('x', { state })));

describe('what can be done with a document', () => {
  it('follows from its state', () => {
    expect(those(isOpen)).toEqual(['queued', 'uploading', 'translating', 'downloading']);
    expect(those(canRetry)).toEqual(['failed']);
    expect(those(isSettled)).toEqual(['done', 'cancelled', 'refused']);
  });

  it('is counted and filtered by stage, with what was billed', () => {
    const rows = STATES.map((state) =>
      row(state, {
        state,
        characters: { count: 100, isBilled: state === 'done' },
      }),
    );
    expect(countQueue(rows)).toEqual({
      all: 8,
      byStage: { waiting: 1, running: 3, done: 1, failed: 2, ended: 1 },
      billed: 100,
      charge: 'counted',
    });
    expect(shownRows(rows, 'failed').map(({ id }) => id)).toEqual(['failed', 'refused']);
    expect(shownRows(rows, null)).toBe(rows);
  });
});

describe('the words of a state', () => {
  it('say how far it has come', () => {
    const said = (change: Parameters<typeof row>[1]) => stateWords(row('x', change), i18n);
    expect(said({})).toBe('Waiting');
    expect(said({ state: 'uploading', progress: 0.429 })).toBe('Uploading 42%');
    expect(said({ state: 'translating' })).toBe('Translating');
    expect(said({ state: 'done', seconds: 72 })).toBe('Done in 1\u00a0min 12\u00a0s');
    expect(said({ state: 'done', warnings: [{ code: 'x' }] })).toBe('Done, 1 note');
    expect(said({ state: 'cancelled' })).toBe('Canceled');
  });

  it('say first what keeps a done document from being finished work', () => {
    const said = (...warnings: ReturnType<typeof row>['warnings']) =>
      stateWords(row('x', { state: 'done', seconds: 1, warnings }), i18n);
    const untranslated = { code: 'untranslated', count: 3 };
    expect(said(untranslated)).toBe('3 segments not translated · Done in 1\u00a0s');
    expect(
      said(untranslated, { code: 'unanswered' }, { code: 'fuzzy-match', count: 2 }, { code: 'x' }),
    ).toBe('4 segments not translated · 2 fuzzy matches · Done in 1\u00a0s, 1 note');
    expect(said({ code: 'text-not-translated', place: 'slide 2' })).toBe(
      '1 segment not translated · Done in 1\u00a0s',
    );
  });

  it('warn of what has to be looked at, not of what a memory saved', () => {
    const tone = (...warnings: ReturnType<typeof row>['warnings']) =>
      stateTone(row('x', { state: 'done', warnings }));
    const saved = { code: 'from-local-memory', count: 120 };
    expect(tone()).toBe('good');
    expect(tone(saved)).toBe('good');
    expect(tone(saved, { code: 'fuzzy-match' })).toBe('notice');
    expect(tone({ code: 'links-lost' })).toBe('notice');
  });

  it('say why it failed', () => {
    const failed = row('x', {
      state: 'refused',
      failure: { code: 'document-refused', params: { reason: 'password' } },
    });
    expect(stateWords(failed, i18n)).toBe('The file is password-protected.');
    expect(stateTone(failed)).toBe('bad');
  });
});
