import { describe, expect, it } from 'vitest';
import { jsonFilter } from '../../../../main/engine/formats/json/json-filter.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { extractText } from '../plain/extract-text.ts';

const extract = (value: unknown) => extractText(jsonFilter, JSON.stringify(value, null, 2));
/** Upper case outside of tags, references and braces. */
const upper = (text: string) =>
  text.replace(
    /(<[^>]*>|&\w+;|\{\w+\})|[a-zä]/g,
    (letter, kept?: string) => kept ?? letter.toUpperCase(),
  );
const messages = async (message: string) => {
  const { texts, write } = await extract([message]);
  return { texts, written: (JSON.parse(await write(upper)) as string[])[0] };
};

describe('jsonFilter', () => {
  it('translates values at any depth and leaves all else', async () => {
    const { texts, units, write } = await extract({
      a: 'one',
      b: { c: ['two', 3, true, null] },
      d: '',
    });
    expect(texts).toEqual(['one', 'two']);
    expect(units.map(({ place }) => place)).toEqual(['/a', '/b/c/0']);
    expect(JSON.parse(await write(upper))).toEqual({
      a: 'ONE',
      b: { c: ['TWO', 3, true, null] },
      d: '',
    });
  });

  it('keeps indents, order, escapes and the form of numbers', async () => {
    const text = '{"b":1.0e2 ,\n\t"a":  "x\\u0041\\/y", "a": "z\\n"}\n';
    const { write } = await extractText(jsonFilter, text);
    expect(await write((own) => own)).toBe(text);
    expect(await write((own) => (own === 'z' ? 'ä/"' : own))).toBe(
      text.replace('z\\n', 'ä\\/\\"\\n'),
    );
  });

  it('writes ASCII only where the file does', async () => {
    const { write } = await extractText(jsonFilter, '{"a": "caf\\u00e9"}');
    expect(await write(() => 'Grüße 😀')).toBe('{"a": "Gr\\u00fc\\u00dfe \\ud83d\\ude00"}');
  });

  it('takes lines one by one, without marks of lists and headings', async () => {
    const { texts, written } = await messages('# Title\n\n- first item\n- second item\n');
    expect(texts).toEqual(['Title', 'first item', 'second item']);
    expect(written).toBe('# TITLE\n\n- FIRST ITEM\n- SECOND ITEM\n');
  });

  it('keeps HTML', async () => {
    const { texts, written } = await messages('<p>Click <b>here</b> &amp; wait&nbsp;<br/></p>');
    expect(texts).toEqual(['Click <g1>here</g1> &amp; wait']);
    expect(written).toBe('<p>CLICK <b>HERE</b> &amp; WAIT&nbsp;<br/></p>');
  });

  it('reads letters that HTML writes as references, and writes them so again', async () => {
    const { texts, written } = await messages('Sch&ouml;n, <i>ja</i>, sehr sch&ouml;n');
    expect(texts).toEqual(['Schön, <g1>ja</g1>, sehr schön']);
    expect(written).toBe('SCHöN, <i>JA</i>, SEHR SCHöN'.replaceAll('ö', '&ouml;'));
  });

  it('leaves signs alone that are no HTML', async () => {
    const { texts, written } = await messages('a < b & c > d');
    expect(texts).toEqual(['a &lt; b &amp; c &gt; d']);
    expect(written).toBe('A < B & C > D');
  });

  it('keeps Markdown: code, links and emphasis', async () => {
    const { texts, written } = await messages(
      'Run `npm start` **now**, see [the page](https://a.example/b "t").',
    );
    expect(texts).toEqual(['Run <x1/> <g2>now</g2>, see <g3>the page</g3>.']);
    expect(written).toBe('RUN `npm start` **NOW**, SEE [THE PAGE](https://a.example/b "t").');
  });

  it('translates the texts of an ICU choice by themselves', async () => {
    const { texts, written } = await messages(
      '{n, plural, =0 {no files} one {# file in {folder}} other {# files}} left',
    );
    expect(texts).toEqual(['<x1/> left', 'no files', '# file in {folder}', '# files']);
    expect(written).toBe(
      '{n, plural, =0 {NO FILES} one {# FILE IN {folder}} other {# FILES}} LEFT',
    );
  });

  it('translates choices within choices', async () => {
    const inner = '{n, plural, one {a guest} other {# guests}}';
    const { texts, written } = await messages(
      `{who, select, her {she invites ${inner}} other {they leave}}`,
    );
    expect(texts).toEqual(['she invites <x1/>', 'a guest', '# guests', 'they leave']);
    expect(written).toContain(
      'her {SHE INVITES {n, plural, one {A GUEST} other {# GUESTS}}} other {THEY LEAVE}',
    );
  });

  it('moves a choice within its sentence', async () => {
    const { write } = await extract(['{n, plural, one {day} other {days}} left']);
    const written = await write((text) => (text === '<x1/> left' ? 'left: <x1/>' : text));
    expect(JSON.parse(written)).toEqual(['left: {n, plural, one {day} other {days}}']);
  });

  it('doubles an apostrophe that would quote in an ICU message', async () => {
    const { write } = await extract(['{n, plural, one {the {thing}} other {all}} here']);
    const written = await write((text) => (text.startsWith('the') ? "l'{thing}" : text));
    expect(JSON.parse(written)).toEqual(["{n, plural, one {l''{thing}} other {all}} here"]);
  });

  it('passes over addresses, placeholders and halves of letters', async () => {
    const { texts } = await extractText(
      jsonFilter,
      '["https://example.org", "{name}", "%s", "x\\ud83d y"]',
    );
    expect(texts).toEqual(['x', 'y']);
  });

  it.each([
    ['{"a": "b",}', 'damaged'],
    ["{'a': 'b'}", 'damaged'],
    ['{"a": 1}', 'empty'],
    ['[]', 'empty'],
    ['["\u0007"]', 'damaged'],
  ])('refuses %s', async (text, reason) => {
    await expect(extractText(jsonFilter, text)).rejects.toMatchObject({ reason });
  });

  it('refuses what is no Unicode', async () => {
    const latin = Buffer.from('["\u00e9"]', 'latin1');
    await expect(jsonFilter.extract(latin, extractOptions())).rejects.toMatchObject({
      reason: 'encoding',
    });
  });
});
