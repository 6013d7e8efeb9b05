import { expect, test } from 'vitest';
import type { DocumentEvent } from '../../../main/features/documents/states.ts';
import { isUnderWay, nextState, STATES } from '../../../main/features/documents/states.ts';
import type { DocumentState } from '../../../preload/contract/documents.ts';

/** The table once more, as a person would draw it; rows in the order of a document's life. */
const DRAWN = `
queued       refuse      refused
queued       send        uploading
queued       fail        failed
queued       cancel      cancelled
uploading    accepted    translating
uploading    put-back    queued
uploading    fail        failed
uploading    cancel      cancelled
translating  ready       downloading
translating  fail        failed
translating  cancel      cancelled
downloading  not-ready   translating
downloading  saved       done
downloading  fail        failed
downloading  cancel      cancelled
failed       retry       queued
failed       resume      translating`;

const drawn = new Map(
  DRAWN.trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [DocumentState, DocumentEvent, DocumentState])
    .map(([state, event, next]) => [`${state} ${event}`, next] as const),
);
const states = Object.keys(STATES) as DocumentState[];
const events: DocumentEvent[] = [
  ...['refuse', 'send', 'accepted', 'put-back', 'ready', 'not-ready'],
  ...['saved', 'fail', 'cancel', 'retry', 'resume'],
] as DocumentEvent[];

test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
  '%s, %s',
  (state, event) => {
    expect(nextState(state, event)).toBe(drawn.get(`${state} ${event}`) ?? null);
  },
);

test('four states are final but for a retry, and each of the others leads to one of them', () => {
  expect(states.filter((state) => !isUnderWay(state))).toEqual([
    'failed',
    'done',
    'cancelled',
    'refused',
  ]);
  const reaches = (state: DocumentState, seen = new Set<DocumentState>()): boolean => {
    if (state === 'done') return true;
    if (seen.has(state)) return false;
    seen.add(state);
    return Object.values(STATES[state]).some((next) => reaches(next, seen));
  };
  for (const state of states.filter(isUnderWay)) expect(reaches(state)).toBe(true);
});
