import { describe, expect, it } from 'vitest';
import { srtFilter } from '../../../../main/engine/formats/srt/srt-filter.ts';
import { extractText } from '../plain/extract-text.ts';

const cue = (number: number, ...lines: string[]) =>
  [number, `00:00:0${number},000 --> 00:00:0${number},900`, ...lines, ''].join('\n');
const upper = (text: string) =>
  text.replace(/(<[^>]*>)|[a-z]/g, (letter, tag?: string) => tag ?? letter.toUpperCase());

describe('srtFilter', () => {
  it('joins the lines of a cue and breaks the translation into even lines', async () => {
    const file = [cue(1, 'Hello there,', 'my friend.'), cue(2, 'Short.')].join('\n');
    const { texts, units, write } = await extractText(srtFilter, file);
    expect(texts).toEqual(['Hello there, my friend.', 'Short.']);
    expect(units.map(({ place }) => place)).toEqual(['1', '2']);
    const written = await write(
      () => 'This translation is longer than the forty-two columns of a line',
    );
    expect(written).toContain(
      '\nThis translation is longer than\nthe forty-two columns of a line\n',
    );
  });

  it('keeps numbers, times, positions and order', async () => {
    const file = `\ufeff7\r\n00:00:01,000 --> 00:00:02,000  X1:40 X2:600\r\nOne\r\n\r\n0:0:3.5 --> 0:0:4\r\nTwo\r\n9\r\n00:00:05,000 --> 00:00:06,000\r\nThree`;
    const { texts, units, write } = await extractText(srtFilter, file);
    expect(texts).toEqual(['One', 'Two', 'Three']);
    expect(units.map(({ place }) => place)).toEqual(['7', '2', '9']);
    expect(await write(upper)).toBe(
      file.replace('One', 'ONE').replace('Two', 'TWO').replace('Three', 'THREE'),
    );
  });

  it('makes a unit of what each person says, without the dash', async () => {
    const { texts, write } = await extractText(
      srtFilter,
      cue(1, '- Who is it?', '<i>– Me,', 'of course.</i>'),
    );
    expect(texts).toEqual(['Who is it?', 'Me, of course.']);
    expect(await write(upper)).toBe(cue(1, '- WHO IS IT?', '<i>– ME, OF COURSE.</i>'));
  });

  it('keeps tags within the text, and those around it out of it', async () => {
    const { texts, write } = await extractText(
      srtFilter,
      cue(1, '{\\an8}<i>I am <b>very</b> tired.</i>'),
    );
    expect(texts).toEqual(['I am <g1>very</g1> tired.']);
    expect(await write(() => '<g1>Sehr</g1> müde bin ich.')).toContain(
      '{\\an8}<i><b>Sehr</b> müde bin ich.</i>',
    );
  });

  it('breaks between words, not within tags', async () => {
    const { write } = await extractText(
      srtFilter,
      cue(1, 'It is <font color="#ffff00">not</font> so'),
    );
    const written = await write((text) =>
      text
        .replace('It is', 'These are some more words that make the')
        .replace(/so$/, 'line rather long'),
    );
    const lines = written.split('\n').slice(2, -1);
    expect(lines.join(' ')).toBe(
      'These are some more words that make the <font color="#ffff00">not</font> line rather long',
    );
    for (const line of lines) expect(line.replace(/<[^>]*>/g, '').length).toBeLessThanOrEqual(42);
  });

  it('joins lines of East Asian text without a space', async () => {
    const { texts } = await extractText(srtFilter, cue(1, 'これは日本語', 'の字幕です。'), 'ja');
    expect(texts).toEqual(['これは日本語の字幕です。']);
  });

  it('reads breaks that a program doubled', async () => {
    const { texts } = await extractText(
      srtFilter,
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\r\ntwo\r\n',
    );
    expect(texts).toEqual(['One two']);
  });

  it('passes over cues without words', async () => {
    const { texts } = await extractText(
      srtFilter,
      [cue(1, '♪ ♪'), cue(2), cue(3, 'Words')].join('\n'),
    );
    expect(texts).toEqual(['Words']);
  });

  it.each([
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'wrong-content'],
    ['Just text', 'wrong-content'],
    [cue(1, '♪'), 'empty'],
  ])('refuses %j', async (text, reason) => {
    await expect(extractText(srtFilter, text)).rejects.toMatchObject({ reason });
  });
});
