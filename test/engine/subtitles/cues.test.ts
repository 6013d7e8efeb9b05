import { parse } from '@plussub/srt-vtt-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCues } from '../../../main/engine/subtitles/build-cues.ts';
import { CUE_RULES } from '../../../main/engine/subtitles/cue.ts';
import type { Cue } from '../../../main/engine/subtitles/cue.ts';
import type { SpokenLine } from '../../../main/engine/subtitles/spoken-line.ts';
import { writeSrt } from '../../../main/engine/subtitles/srt.ts';
import { textWidth } from '../../../main/engine/subtitles/text-width.ts';
import { writeVtt } from '../../../main/engine/subtitles/vtt.ts';

const IN_TEXT = { namesInText: true };

const said = (
  startMs: number,
  endMs: number,
  texts: readonly string[],
  speaker: string | null = null,
): SpokenLine => ({
  startMs,
  endMs,
  texts: texts.map((text) => ({ text, startMs, endMs, stretches: [] })),
  speaker,
});

/** What a rule of cues forbids; empty when all is well. */
function faults(cues: readonly Cue[], mostLines: number): string[] {
  return cues.flatMap(({ startMs, endMs, lines }, index) => {
    const found: string[] = [];
    const duration = endMs - startMs;
    if (!Number.isInteger(startMs) || !Number.isInteger(endMs)) found.push('not whole');
    if (duration < CUE_RULES.shortestMs || duration > CUE_RULES.longestMs) {
      found.push(`${duration} ms`);
    }
    if (startMs < (cues[index - 1]?.endMs ?? 0)) found.push('two at once');
    if (lines.length < 1 || lines.length > mostLines) found.push(`${lines.length} lines`);
    for (const line of lines) {
      if (textWidth(line) > CUE_RULES.columns) found.push(`too long: ${line}`);
      if (line.trim() === '' || /[\r\n]/.test(line)) found.push(`no line: ${line}`);
    }
    return found;
  });
}

const ENGLISH =
  'the a meeting budget, Thursday. we? “quoted” (aside) somewhere-else I incomprehensibilities';
const CHINESE = '我们把会议改到星期四。预算、合同，报告！谢谢';
const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ENGLISH.split(' ')) },
  {
    weight: 3,
    arbitrary: fc.string({ unit: fc.constantFrom(...Array.from(CHINESE)), maxLength: 30 }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('สวัสดีครับทุกคน', 'مرحبا', '-->', '<b>', 'x'.repeat(120), '👩‍👩‍👧‍👦'),
  },
);
const text = fc.array(word, { maxLength: 60 }).map((words) =>
  words
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

/** Lines as dense, as sparse and, where that is wanted, as overlapping as they come. */
const spokenLines = (columns: number, overlap = true) =>
  fc
    .array(
      fc.record({
        apart: fc.oneof(fc.nat(400), fc.nat(20_000)),
        length: fc.oneof(fc.nat(300), fc.nat(60_000)),
        texts: fc.array(text, { minLength: columns, maxLength: columns }),
        speaker: fc.constantFrom(null, 'Ada', 'Dr. Somebody with a name of quite some length'),
        marks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      }),
      { maxLength: 12 },
    )
    .map((rows) => {
      let at = 0;
      return rows.map(({ apart, length, texts, speaker, marks }): SpokenLine => {
        at += apart;
        const [startMs, endMs] = [at, at + length];
        if (!overlap) at = endMs;
        return {
          startMs,
          endMs,
          speaker,
          texts: texts.map((text) => ({
            text,
            startMs,
            endMs,
            stretches: marks
              .toSorted((a, b) => a - b)
              .map((share, index) => ({
                from: index === 0 ? 0 : Math.floor(share * text.length),
                startMs: startMs + share * length,
                endMs: Math.min(endMs, startMs + share * length + 500),
              })),
          })),
        };
      });
    });

const letters = (texts: readonly string[]) => texts.join('').replace(/\s/g, '');

describe('cues', () => {
  test('keep every rule whoever speaks at once', () => {
    fc.assert(
      fc.property(spokenLines(1), (spoken) => {
        expect(faults(buildCues(spoken, { namesInText: false }), 2)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('keep every rule and lose no letter, whatever was said', () => {
    fc.assert(
      fc.property(spokenLines(1, false), (spoken) => {
        const cues = buildCues(spoken, { namesInText: false });
        expect(faults(cues, 2)).toEqual([]);
        expect(letters(cues.flatMap(({ lines }) => lines))).toBe(
          letters(spoken.flatMap(({ texts }) => texts.map(({ text }) => text))),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('of two languages have one line for each, and lose no letter of either', () => {
    fc.assert(
      fc.property(spokenLines(2), (spoken) => {
        const cues = buildCues(spoken, { namesInText: false });
        expect(faults(cues, 2)).toEqual([]);
        const all = letters(cues.flatMap(({ lines }) => lines));
        const given = letters(spoken.flatMap(({ texts }) => texts.map(({ text }) => text)));
        expect(all.length).toBe(given.length);
      }),
      { numRuns: 200 },
    );
  });

  test('keep the rules with names in them', () => {
    fc.assert(
      fc.property(spokenLines(1), (spoken) => {
        expect(faults(buildCues(spoken, IN_TEXT), 2)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('end at sentences and clauses rather than in their middle', () => {
    const line =
      'We have looked at the figures of the last quarter. They are better than expected, and nobody knows why that is so.';
    const cues = buildCues([said(0, 8_000, [line])], IN_TEXT);
    expect(cues.map(({ lines }) => lines.join(' | '))).toEqual([
      'We have looked at the | figures of the last quarter.',
      'They are better than expected, | and nobody knows why that is so.',
    ]);
    expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 3_499],
      [3_579, 8_000],
    ]);
  });

  test('use the times of stretches: a cue begins when its first word is spoken', () => {
    const [one, two] = [
      'This part is said quickly and at once by whoever it is.',
      'This part comes after six seconds of silence in the middle of it.',
    ];
    const text = `${one} ${two}`;
    const stretches = [
      { from: 0, startMs: 1_000, endMs: 3_000 },
      { from: one.length, startMs: 9_000, endMs: 11_000 },
    ];
    const [first, second, ...rest] = buildCues(
      [
        {
          startMs: 1_000,
          endMs: 11_000,
          speaker: null,
          texts: [{ text, startMs: 1_000, endMs: 11_000, stretches }],
        },
      ],
      IN_TEXT,
    );
    expect(rest).toEqual([]);
    expect(first?.startMs).toBe(1_000);
    expect(second?.startMs).toBeGreaterThanOrEqual(9_000);
    expect(second?.startMs).toBeLessThan(9_100);
    expect(second?.lines.join(' ')).toBe(two);
  });

  test('take 21 full-width letters to a line, and begin none with a closing mark', () => {
    const line =
      '我们把关于新预算的会议改到了星期四下午，请把签好的合同带来，并在明天早上之前把报告的副本发给我。';
    const cues = buildCues([said(0, 9_000, [line])], IN_TEXT);
    const lines = cues.flatMap((cue) => cue.lines);
    expect(faults(cues, 2)).toEqual([]);
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(21);
    expect(lines.filter((each) => /^[，。、]/u.test(each))).toEqual([]);
    expect(lines.join('')).toBe(line);
  });

  test('join what would be gone too soon with what the same person says next', () => {
    const spoken = [
      said(0, 300, ['Yes.'], 'Ada'),
      said(400, 1_500, ['I think so.'], 'Ada'),
      said(1_600, 2_000, ['No.'], 'Ben'),
      said(2_100, 4_000, ['Of course not.'], 'Ada'),
    ];
    expect(buildCues(spoken, IN_TEXT).map(({ lines }) => lines)).toEqual([
      ['Ada: Yes. I think so.'],
      ['Ben: No.'],
      ['Ada: Of course not.'],
    ]);
  });

  test('stay long enough to be read where nothing follows, and leave a gap where something does', () => {
    const spoken = [
      said(0, 200, ['Nobody can read all of this in a fifth of a second.']),
      said(2_000, 3_000, ['Next.']),
    ];
    const [first, second] = buildCues(spoken, IN_TEXT);
    expect(first?.endMs).toBe(2_000 - CUE_RULES.apartMs);
    expect(second?.startMs).toBe(2_000);
    const [alone] = buildCues(spoken.slice(0, 1), IN_TEXT);
    expect(alone?.endMs).toBeGreaterThan(3_000);
  });

  test('of a translation that is not there yet have the source alone', () => {
    const cues = buildCues(
      [said(0, 2_000, ['Good morning', '']), said(3_000, 5_000, ['', '早上好'])],
      IN_TEXT,
    );
    expect(cues.map(({ lines }) => lines)).toEqual([['Good morning'], ['早上好']]);
  });

  test('of thirty thousand words are made in no time', () => {
    const line =
      'We have looked at the figures and they are much better than we had expected, but nobody knows why.';
    const spoken = Array.from({ length: 1_500 }, (_, index) =>
      said(index * 6_000, index * 6_000 + 5_500, [line]),
    );
    expect(buildCues(spoken, IN_TEXT)).toHaveLength(3_000);
  });
});

describe('subtitle files', () => {
  const times = (cues: readonly Cue[]) => cues.map(({ startMs, endMs }) => [startMs, endMs]);

  test('are read by another program as they were written', () => {
    fc.assert(
      fc.property(spokenLines(1), (spoken) => {
        const cues = buildCues(spoken, { namesInText: false });
        const srt = parse(writeSrt(cues)).entries;
        expect(srt.map(({ from, to }) => [from, to])).toEqual(times(cues));
        expect(srt.map(({ text }) => text.replaceAll('\r', ''))).toEqual(
          cues.map(({ lines }) => lines.join('\n').replaceAll('-->', '→')),
        );
        const vtt = parse(writeVtt(cues.map((cue) => ({ ...cue, speaker: null })))).entries;
        expect(vtt.map(({ from, to }) => [from, to])).toEqual(times(cues));
        expect(
          vtt.map(({ text }) =>
            text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
          ),
        ).toEqual(cues.map(({ lines }) => lines.join('\n')));
      }),
      { numRuns: 150 },
    );
  });

  test('write hours, escapes and names as each format wants them', () => {
    const cue: Cue = {
      startMs: 3_723_004,
      endMs: 3_725_000,
      lines: ['a --> b', '<c> & d'],
      speaker: 'A&B',
    };
    expect(writeSrt([cue])).toBe('1\r\n01:02:03,004 --> 01:02:05,000\r\na → b\r\n<c> & d\r\n');
    expect(writeVtt([cue])).toBe(
      'WEBVTT\n\n1\n01:02:03.004 --> 01:02:05.000\n<v A&amp;B>a --&gt; b\n&lt;c&gt; &amp; d\n',
    );
    expect(writeSrt([])).toBe('');
    expect(writeVtt([])).toBe('WEBVTT\n');
  });
});
