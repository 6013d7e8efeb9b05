import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TranscriptRow } from '../../../../../preload/contract/voice.ts';
import { concludedMark } from '../../../../../renderer/features/voice/steady/concluded-mark.ts';
import { createSteady } from '../../../../../renderer/features/voice/steady/steady.ts';
import type { SteadyLimits } from '../../../../../renderer/features/voice/steady/steady.ts';

const TRANSCRIPT: SteadyLimits = { hide: 1, standMs: 0, rewritesPerMinute: null };

function shower(limits: SteadyLimits) {
  const steady = createSteady(limits);
  return (text: string, atMs: number, concluded = 0) => steady.show(text, atMs, concluded).text;
}

describe('steady text', () => {
  test('hides the last word until it has stood a while', () => {
    const show = shower(TRANSCRIPT);
    expect(show('the', 0)).toBe('');
    expect(show('the meeting', 100)).toBe('the');
    expect(show('the meeting', 700)).toBe('the');
    expect(show('the meeting', 800)).toBe('the meeting');
  });

  test('shows a text that nobody has said as it comes, and is steady again after it', () => {
    const show = shower(TRANSCRIPT);
    const long = 'word '.repeat(200_000);
    expect(show(long, 0)).toBe(long.trim());
    expect(show(`other ${long}`, 10, 1)).toBe(`other ${long}`.trim());
    expect(show('the meeting', 20, 2)).toBe('the');
  });

  test('never takes back a shown word only to hide it', () => {
    const show = shower(TRANSCRIPT);
    show('the meeting', 0);
    expect(show('the meeting', 800)).toBe('the meeting');
    expect(show('the meeting is', 900)).toBe('the meeting');
    expect(show('the meeting', 1_000)).toBe('the meeting');
  });

  test('shows no word before it has stood as long as is wanted', () => {
    const show = shower({ ...TRANSCRIPT, standMs: 500 });
    show('the meet', 0);
    show('the meeting has', 300);
    expect(show('the meeting has been', 500)).toBe('the');
    expect(show('the meeting has been', 799)).toBe('the');
    expect(show('the meeting has been', 800)).toBe('the meeting has');
  });

  test('does not show a change that is taken back at once', () => {
    const show = shower(TRANSCRIPT);
    expect(show('we have looked at', 0)).toBe('we have looked');
    expect(show('we half looted at', 100)).toBe('we have looked');
    expect(show('we have looked at the', 300)).toBe('we have looked at');
    expect(show('we halve looked at the', 400)).toBe('we have looked at');
    expect(show('we halve looked at the', 700)).toBe('we halve looked at');
  });

  test('goes on without the words that were concluded, and that is no rewrite', () => {
    const show = shower({ ...TRANSCRIPT, rewritesPerMinute: 0 });
    expect(show('good morning how are', 0, 1)).toBe('good morning how');
    expect(show('how are you', 100, 2)).toBe('how are');
    expect(show('fine thanks', 200, 3)).toBe('fine');
    expect(show('', 300, 4)).toBe('');
  });

  test('keeps the old words when the limit is used up, until the rewrite is a minute ago', () => {
    const show = shower({ ...TRANSCRIPT, hide: 0, rewritesPerMinute: 1 });
    show('one', 0);
    show('two', 100);
    expect(show('two', 400)).toBe('two');
    show('three', 500);
    expect(show('three', 30_000)).toBe('two');
    expect(show('three', 60_399)).toBe('two');
    expect(show('three', 60_400)).toBe('three');
  });

  test('lets words go that were taken back for good, whatever the limit', () => {
    const show = shower({ ...TRANSCRIPT, hide: 0, rewritesPerMinute: 0 });
    show('one', 0);
    expect(show('', 1_000)).toBe('one');
    expect(show('', 3_000)).toBe('');
  });

  test('says how long something newer has been waiting', () => {
    const steady = createSteady({ ...TRANSCRIPT, rewritesPerMinute: 0 });
    expect(steady.show('one two', 1_000, 0).behindMs).toBe(0);
    expect(steady.show('one two', 1_600, 0).behindMs).toBe(600);
    expect(steady.show('one two', 1_700, 0)).toEqual({ text: 'one two', behindMs: 0 });
    steady.show('won two', 2_000, 0);
    expect(steady.show('won two', 9_000, 0).behindMs).toBe(7_000);
  });

  test('takes two letters of a script without spaces for a word', () => {
    const show = shower({ ...TRANSCRIPT, hide: 2 });
    expect(show('我们把会议改到星期四。', 0)).toBe('我们把会议改');
    expect(show('我们把会议改到星期四。', 700)).toBe('我们把会议改到星期四。');
  });

  test('never rewrites more often in a minute than it may, whatever comes', () => {
    const update = fc.record({
      after: fc.integer({ min: 1, max: 9_000 }),
      words: fc.array(fc.constantFrom('one', 'two', 'three', '我们'), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(update, { maxLength: 120 }), fc.nat(6), (updates, limit) => {
        const show = shower({ hide: 1, standMs: 0, rewritesPerMinute: limit });
        let [now, before] = [0, ''];
        const rewrites: number[] = [];
        for (const { after, words } of updates) {
          now += after;
          const text = show(words.join(' '), now);
          // What was taken back for good may go; anything else that is no longer there is a rewrite.
          if (text !== '' && !text.startsWith(before)) rewrites.push(now);
          before = text;
        }
        for (const at of rewrites) {
          const within = rewrites.filter((other) => other >= at && other < at + 60_000);
          expect(within.length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('comes to the newest text when nothing new comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('one', 'two', 'three'), { maxLength: 6 }), {
          minLength: 1,
        }),
        (texts) => {
          const show = shower(TRANSCRIPT);
          texts.forEach((words, index) => show(words.join(' '), index * 100));
          const last = (texts.at(-1) ?? []).join(' ');
          const now = texts.length * 100;
          for (let wait = 0; wait < 1_500; wait += 250) show(last, now + wait);
          expect(show(last, now + 1_500)).toBe(last);
        },
      ),
    );
  });
});

describe('the mark of what is concluded', () => {
  const row = (index: number, source: string, de: string): TranscriptRow => ({
    kind: 'speech',
    index,
    startMs: index,
    endMs: index,
    language: 'en',
    speaker: null,
    source: { text: source },
    targets: { de: { text: de } },
    refilled: false,
  });

  test('is another one when more text of the column is concluded, and only then', () => {
    const before = concludedMark([row(0, 'Good', 'Guten')], 'de');
    expect(concludedMark([row(0, 'Good morning', 'Guten')], 'de')).toBe(before);
    expect(concludedMark([row(0, 'Good morning', 'Guten Morgen')], 'de')).not.toBe(before);
    expect(concludedMark([row(0, 'Good', 'Guten'), row(1, 'Hi', '')], 'de')).not.toBe(before);
  });
});
