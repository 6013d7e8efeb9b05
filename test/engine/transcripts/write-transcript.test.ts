import { parse } from '@plussub/srt-vtt-parser';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import type { Transcript, TranscriptExport } from '../../../main/engine/transcripts/transcript.ts';
import { writeTranscript } from '../../../main/engine/transcripts/write-transcript.ts';
import { MEETING, STARTED, OPTIONS } from './sample.ts';

const written = async (options: Partial<TranscriptExport>, transcript: Transcript = MEETING) => {
  const file = await writeTranscript(transcript, { ...OPTIONS, ...options });
  return { ...file, text: new TextDecoder().decode(file.bytes) };
};
const cuesOf = (text: string) =>
  parse(text).entries.map(({ from, to, text }) => [from, to, text.replaceAll('\r', '')] as const);

describe('subtitles of a session', () => {
  test('have the source as edited, with a name where the speaker changes', async () => {
    const { text, name, type } = await written({ format: 'srt' });
    expect(cuesOf(text)).toEqual([
      [1_000, 4_000, 'Ada: Good morning, Dragoman.'],
      [5_000, 8_000, 'Ben: Good morning & <welcome>.'],
      [20_500, 23_000, 'Let us begin.'],
    ]);
    expect(name).toBe('Weekly plans 2026-11-21 14.03.srt');
    expect(type).toBe('application/x-subrip');
  });

  test('have the concluded text and no names where that is wanted', async () => {
    const { text } = await written({ format: 'srt', edited: false, speakers: false });
    expect(cuesOf(text)[0]?.[2]).toBe('Good morning, Drago man.');
  });

  test('of two languages have both in each cue, and the file says so', async () => {
    const { text, name } = await written({ format: 'vtt', columns: ['source', 'de'] });
    expect(cuesOf(text)).toEqual([
      [1_000, 4_000, '<v Ada>Good morning, Dragoman.\nGuten Morgen, Dragoman.'],
      [5_000, 8_000, '<v Ben>Good morning &amp; &lt;welcome&gt;.\nGuten Morgen und willkommen.'],
      [20_500, 23_000, 'Let us begin.'],
    ]);
    expect(name).toBe('Weekly plans 2026-11-21 14.03.de.vtt');
  });

  test('of a target leave out what has no translation', async () => {
    const { text } = await written({ format: 'srt', columns: ['ar'], speakers: false });
    expect(cuesOf(text)).toEqual([[1_000, 4_000, 'صباح الخير']]);
  });

  test('count three pauses in for a recording that ran on', async () => {
    const { text } = await written({ format: 'srt', speakers: false, pauses: 'keep' });
    expect(cuesOf(text).map(([from, to]) => [from, to])).toEqual([
      [1_000, 4_000],
      [17_000, 20_000],
      [92_500, 95_000],
    ]);
  });

  test('use the times of stretches, also after a pause, and not for an edited text', async () => {
    const parts = ['One sentence is said at once here.', ' Another comes late, after a silence.'];
    const line = {
      kind: 'speech',
      startMs: 10_000,
      endMs: 20_000,
      language: 'en',
      speaker: null,
      source: {
        text: parts.join(''),
        stretches: [
          { from: 0, startMs: 10_000, endMs: 12_000 },
          { from: parts[0]?.length ?? 0, startMs: 18_000, endMs: 20_000 },
        ],
      },
      targets: {},
    } as const;
    const paused = { kind: 'paused', startMs: 0, pausedMs: 5_000 } as const;
    const session = { ...MEETING, lines: [paused, line] };
    const late = cuesOf((await written({ format: 'srt', pauses: 'keep' }, session)).text);
    expect(late[0]?.[0]).toBe(15_000);
    expect(late[1]?.[0]).toBeGreaterThanOrEqual(23_000);
    const edited = { ...line, source: { ...line.source, edited: parts.join('').toUpperCase() } };
    const spread = cuesOf((await written({ format: 'srt' }, { ...session, lines: [edited] })).text);
    expect(spread[1]?.[0]).toBeLessThan(16_000);
  });

  test('of a session without a word are an empty file', async () => {
    const { bytes } = await written({ format: 'srt' }, { ...MEETING, lines: [] });
    expect(bytes).toHaveLength(0);
  });
});

describe('the text file of a session', () => {
  test('has times, names, gaps, pauses and bookmarks in their places', async () => {
    expect((await written({})).text).toBe(
      [
        'Weekly: plans',
        '2026-11-21 14:03',
        '',
        '[00:00:01] Ada: Good morning, Dragoman.',
        '[00:00:05] ‖ 00:00:10',
        '[00:00:05] ‖ 00:00:02',
        '[00:00:05] Ben: Good morning & <welcome>.',
        '[00:00:09] ⋯ 00:00:10',
        '[00:00:20] ‖ 00:01:00',
        '[00:00:20] Let us begin.',
        '[00:00:21] ★ Ask again',
        '',
      ].join('\n'),
    );
  });

  test('has both languages in blocks, and neither times nor names where that is wanted', async () => {
    const { text } = await written({ columns: ['de', 'source'], times: false, speakers: false });
    expect(text).toContain(
      '\n\nGuten Morgen, Dragoman.\nGood morning, Dragoman.\n\n‖ 00:00:10\n\n',
    );
  });

  test('counts pauses in, each beginning where the sound stopped', async () => {
    const { text } = await written({ pauses: 'keep' });
    expect(text.split('\n').filter((line) => /‖|Ben|begin/.test(line))).toEqual([
      '[00:00:05] ‖ 00:00:10',
      '[00:00:15] ‖ 00:00:02',
      '[00:00:17] Ben: Good morning & <welcome>.',
      '[00:00:32] ‖ 00:01:00',
      '[00:01:32] Let us begin.',
    ]);
  });
});

describe('the Word document of a session', () => {
  const html = async (options: Partial<TranscriptExport>, transcript?: Transcript) => {
    const { bytes } = await written({ ...options, format: 'docx' }, transcript);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    return value;
  };
  const cells = (value: string) =>
    [...value.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, ''),
      ),
    );

  test('is read by another program with its heading and a row for each line', async () => {
    const value = await html({ columns: ['source', 'de'] });
    expect(value).toContain('<h1>Weekly: plans</h1>');
    expect(value).toContain('<p>2026-11-21 14:03</p>');
    expect(cells(value)).toEqual([
      ['', '', 'English', 'Deutsch'],
      ['00:00:01', 'Ada', 'Good morning, Dragoman.', 'Guten Morgen, Dragoman.'],
      ['00:00:05', '', '‖ 00:00:10', '‖ 00:00:10'],
      ['00:00:05', '', '‖ 00:00:02', '‖ 00:00:02'],
      ['00:00:05', 'Ben', 'Good morning &amp; &lt;welcome&gt;.', 'Guten Morgen und willkommen.'],
      ['00:00:09', '', '⋯ 00:00:10', '⋯ 00:00:10'],
      ['00:00:20', '', '‖ 00:01:00', '‖ 00:01:00'],
      ['00:00:20', '', 'Let us begin.', ''],
      ['00:00:21', '', '★ Ask again', '★ Ask again'],
    ]);
  });

  test('has neither times nor names where that is wanted', async () => {
    const value = await html({ times: false, speakers: false, columns: ['de'] });
    expect(cells(value).slice(0, 2)).toEqual([['Deutsch'], ['Guten Morgen, Dragoman.']]);
  });

  test('of a session without a word or a title is a document all the same', async () => {
    const value = await html({}, { ...MEETING, title: '', lines: [], bookmarks: [] });
    expect(value).toContain('<h1>2026-11-21 14:03</h1>');
  });

  test('takes any letter', async () => {
    const odd = 'a\u0000b\u0007 \ud83d\ude00 \ud800 end';
    const [line] = MEETING.lines;
    if (line?.kind !== 'speech') throw new Error('no speech');
    const value = await html(
      { columns: ['source'] },
      { ...MEETING, lines: [{ ...line, source: { text: odd } }] },
    );
    expect(value).toContain('a b');
    expect(value).toContain('end');
  });
});

describe('the JSON of a session', () => {
  test('holds both texts of every line and when it was said by the wall clock', async () => {
    const { text, name } = await written({ format: 'json', edited: false });
    const value = JSON.parse(text) as {
      version: number;
      lines: { at: string; source: unknown; targets: unknown }[];
    };
    expect(value.version).toBe(1);
    expect(value.lines[0]).toMatchObject({
      at: new Date(STARTED + 1_000).toISOString(),
      source: { text: 'Good morning, Drago man.', edited: 'Good morning, Dragoman.' },
      targets: { de: { text: 'Guten Morgen, Dragoman.' } },
    });
    expect(value.lines.at(-1)?.at).toBe(new Date(STARTED + 92_500).toISOString());
    expect(value).toMatchObject({ speakers: MEETING.speakers, bookmarks: MEETING.bookmarks });
    expect(name).toBe('Weekly plans 2026-11-21 14.03.json');
  });
});

describe('the name of an export', () => {
  test('is one that every file system takes', async () => {
    const named = async (title: string) => (await written({}, { ...MEETING, title })).name;
    expect(await named('')).toBe('2026-11-21 14.03.txt');
    expect(await named('..\\..\\/etc\u0000/pass*wd?')).toBe('etc pass wd 2026-11-21 14.03.txt');
    expect(await named('…'.repeat(300))).toHaveLength(80 + ' 2026-11-21 14.03.txt'.length);
  });
});
