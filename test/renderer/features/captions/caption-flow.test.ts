import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createCaptionFlow,
  type ShownLines,
} from '../../../../renderer/features/captions/caption-flow.ts';

const tenLetters = (line: string) => line.length <= 10;
const texts = ({ lines }: ShownLines) =>
  lines.map(({ concluded, tentative }) => `${concluded}|${tentative}`);

test('words fill a line, then the next one below', () => {
  const flow = createCaptionFlow(tenLetters);
  flow.conclude('The signed contract ');
  expect(texts(flow.show('is here', 3))).toEqual(['The signed |', 'contract |', '|is here']);
});

test('the newest line stands in the lowest place from the first word on', () => {
  const flow = createCaptionFlow(tenLetters);
  expect(flow.show('One', 2)).toMatchObject({ top: -1, lines: [{ number: 0 }] });
  flow.conclude('One two three four');
  expect(flow.show('', 2)).toMatchObject({ top: 0 });
});

test('tentative words beside concluded ones change nothing of these', () => {
  const flow = createCaptionFlow(tenLetters);
  flow.conclude('Good');
  expect(texts(flow.show(' day', 1))).toEqual(['Good| day']);
  expect(texts(flow.show(' morning', 1))).toEqual(['Good| ', '|morning']);
});

test('what went up never comes down: words taken back leave an empty place', () => {
  const flow = createCaptionFlow(tenLetters);
  flow.conclude('One two');
  expect(flow.show(' three four five', 2).top).toBe(1);
  const after = flow.show('', 2);
  expect(after.top).toBe(1);
  expect(after.lines.at(-1)).toMatchObject({ number: 0, concluded: 'One two' });
});

test('of a text without an end that comes at once only its end is laid out', () => {
  let measured = 0;
  const flow = createCaptionFlow((line) => {
    measured += line.length;
    return line.length <= 10;
  });
  flow.conclude(`${'x'.repeat(1_000_000)} end.`);
  expect(texts(flow.show(` ${'y'.repeat(1_000_000)} now`, 2)).at(-1)).toBe('|yyyyyy now');
  expect(measured).toBeLessThan(1_000_000);
});

test('a full stop that comes later stays with its word, on its line', () => {
  const flow = createCaptionFlow(tenLetters);
  flow.conclude('One twenty');
  flow.conclude('. Then');
  expect(texts(flow.show('', 2))).toEqual(['One twenty. |', 'Then|']);
});

test('a word longer than a line is cut between letters', () => {
  const flow = createCaptionFlow(tenLetters);
  flow.conclude('Donaudampfschiff');
  expect(texts(flow.show('', 2))).toEqual(['Donaudampf|', 'schiff|']);
});

test('a line too narrow for a letter still takes one', () => {
  const flow = createCaptionFlow(() => false);
  flow.conclude('ab');
  expect(texts(flow.show('', 2))).toEqual(['a|', 'b|']);
});

test('old lines are let go', () => {
  const flow = createCaptionFlow(tenLetters);
  for (let word = 0; word < 500; word += 1) flow.conclude('caption ');
  expect(flow.show('', 3).lines.length).toBeLessThanOrEqual(5);
});

test('whatever is said, concluded words keep their line, lines rise only, and nothing is lost', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  const step = fc.record({ conclude: fc.array(word, { maxLength: 5 }), say: fc.array(word) });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, places) => {
      const flow = createCaptionFlow(tenLetters);
      const standing = new Map<number, string>();
      let top = Number.NEGATIVE_INFINITY;
      let concluded = '';
      for (const { conclude, say } of steps) {
        const more = conclude.map((one) => `${one} `).join('');
        concluded += more;
        flow.conclude(more);
        const tentative = say.join(' ');
        const shown = flow.show(tentative, places);
        expect(shown.top).toBeGreaterThanOrEqual(top);
        top = shown.top;
        const drawn = shown.lines.map((line) => line.concluded + line.tentative).join('');
        expect((concluded + tentative).endsWith(drawn)).toBe(true);
        for (const line of shown.lines) {
          expect(line.concluded.startsWith(standing.get(line.number) ?? '')).toBe(true);
          standing.set(line.number, line.concluded);
        }
      }
    }),
  );
});
