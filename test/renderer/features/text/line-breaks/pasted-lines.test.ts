import { expect, test } from 'vitest';
import { offerFor } from '../../../../../renderer/features/text/line-breaks/offer-for.ts';
import {
  joinedIn,
  standsIn,
} from '../../../../../renderer/features/text/line-breaks/pasted-lines.ts';
import { BROKEN, MEANT } from './fixtures.ts';

const { broken, whole } = BROKEN['English with a cut word'] ?? { broken: '', whole: '' };
const joins = broken.split('\n').length - 1;

test('broken lines are offered to be joined, and nothing happens before that', () => {
  const offer = offerFor(broken.replaceAll('\n', '\r\n'));
  expect(offer).toMatchObject({ state: 'offered', joins });
  expect(offer !== null && standsIn(`Before ${broken}`, offer)).toBe(true);
});

test.each(Object.entries(MEANT))('nothing is offered for %s', (_, text) => {
  expect(offerFor(text)).toBeNull();
});

test('only what was pasted changes, at the place where it was pasted last', () => {
  const offer = offerFor(broken);
  const text = `${broken}\n\nOther\nlines.\n${broken}\nAfter\nit.`;
  const done = offer === null ? null : joinedIn(text, offer);
  expect(done).toEqual({
    state: 'joined',
    before: text,
    after: `${broken}\n\nOther\nlines.\n${whole}\nAfter\nit.`,
    joins,
  });
});

test('an offer ends when its words were changed, the way back when anything was', () => {
  const offer = offerFor(broken);
  if (offer === null) throw new Error('no offer');
  expect(standsIn(broken.replace('Thursday', 'Friday'), offer)).toBe(false);
  expect(joinedIn('Something else', offer)).toBeNull();
  const done = joinedIn(broken, offer);
  if (done === null) throw new Error('not joined');
  expect(standsIn(whole, done)).toBe(true);
  expect(standsIn(`${whole} More.`, done)).toBe(false);
});

test('a very long paste is left alone', () => {
  expect(offerFor(`${broken}\n\n`.repeat(5_000))).toBeNull();
});
