import { describe, expect, it } from 'vitest';
import type { Translation } from '../../../../preload/contract/text.ts';
import {
  begun,
  broken,
  cancelled,
  emptyColumn,
  interrupted,
  received,
  resultOf,
} from '../../../../renderer/features/text/column.ts';

const value = (state: Translation['state'], text: string): Translation => ({
  state,
  text,
  segments: [],
  detected: null,
  billed: null,
  chunks: { done: 0, all: 2 },
  service: 'offline',
  mismatches: [],
});

describe('received', () => {
  it('drops values of another input and of a request that ended', () => {
    const running = begun(emptyColumn('de'), 7, 0);
    expect(received(running, 6, value('done', 'old'))).toBe(running);
    const stopped = cancelled(running);
    expect(received(stopped, 7, value('done', 'late'))).toBe(stopped);
    const idle = interrupted(running);
    expect(received(idle, 7, value('done', 'late'))).toBe(idle);
    expect(broken(idle, 7, { code: 'timeout' })).toBe(idle);
  });

  it('keeps the older result on the screen until the first new words come', () => {
    const first = received(begun(emptyColumn('de'), 1, 0), 1, value('done', 'eins'));
    const second = received(begun(first, 2, 0), 2, value('running', ''));
    expect(second.shown).toMatchObject({ revision: 1, translation: { text: 'eins' } });
    expect(received(second, 2, value('running', 'zw')).shown).toMatchObject({ revision: 2 });
  });

  it('shows an empty result when that is the answer', () => {
    const done = received(begun(emptyColumn('de'), 1, 0), 1, value('done', ''));
    expect(done.shown?.revision).toBe(1);
  });
});

describe('resultOf', () => {
  it('prefers what a person typed, an empty text included', () => {
    const done = received(begun(emptyColumn('de'), 1, 0), 1, value('done', 'eins'));
    expect(resultOf(done)).toBe('eins');
    expect(resultOf({ ...done, edited: '' })).toBe('');
    expect(resultOf(emptyColumn('de'))).toBe('');
  });
});
