import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mifFilter } from '../../../../main/engine/formats/mif/mif-filter.ts';
import { mifTokens } from '../../../../main/engine/formats/mif/mif-tokens.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';

const mif = (flow: string) =>
  `<MIFFile 2015> # Generated\n<TextFlow\n${flow}\n> # end of TextFlow\n`;
const para = (...lines: readonly string[]) =>
  mif(`<Para <PgfTag \`Body'>\n${lines.map((line) => `<ParaLine\n${line}\n>`).join('\n')}\n>`);
const read = (source: string) => readDocument(mifFilter, source);

const BOLD = "<Font <FTag `Bold'> <FLocked No> >";
const PLAIN = "<Font <FTag `'> <FLocked No> >";

describe('MIF', () => {
  it.each([
    ['lines of a paragraph', para("<TextRectID 7> <String `One '>", "<String `two'>"), ['One two']],
    ['escapes', para("<String `It\\qs \\Qx\\q a\\\\b \\> c\\td'>"), ["It's `x' a\\b &gt; c\td"]],
    [
      'a character format',
      para("<String `One '>", `${BOLD} <String \`two'> ${PLAIN} <String \` three'>`),
      ['One <g1>two</g1> three'],
    ],
    [
      'a format that does not end',
      para(`<String \`One '> ${BOLD} <String \`two'>`),
      ['One <x1/>two'],
    ],
    [
      'characters with a name',
      para("<String `a'> <Char EmDash> <String `b'> <Char Tab> <String `c'>"),
      ['a—b<x1/>c'],
    ],
    [
      'characters by number',
      para("<String `a\\x11 b\\x04 c\\xd2 d\\xd3 '>"),
      ['a\u00A0b<x1/>c“d”'],
    ],
    [
      'an index entry',
      para("<String `One'> <Marker <MType 2> <MText `entry'>> <String ` two'>"),
      ['entry', 'One<x1/> two'],
    ],
    [
      'another marker',
      para("<String `One'> <Marker <MTypeName `Hypertext'> <MText `openlink'>> <String ` two'>"),
      ['One<x1/> two'],
    ],
    [
      'a variable',
      para("<String `On '> <Variable <VariableName `Date'>> <String ` only'>"),
      ['On <x1/> only'],
    ],
    [
      'a cross-reference',
      para("<String `See '> <XRef <XRefName `Page'>> <String `page 3'> <XRefEnd> <String ` now'>"),
      ['See <x1/> now'],
    ],
    ['building blocks', para("<String `Page <$curpagenum\\> of'>"), ['Page <x1/> of']],
    [
      'text in a picture',
      "<MIFFile 8.00>\n<Frame <TextLine <Font <FTag `'>> <String `Label'>>>",
      ['Label'],
    ],
    [
      'a table',
      "<MIFFile 8.00>\n<Tbls <Tbl <TblTitleContent <Para <ParaLine <String `T'>>>> <TblBody <Row <Cell <CellContent <Para <ParaLine <String `C'>>>>>>>>>",
      ['T', 'C'],
    ],
  ])('%s', async (_, source, texts) => {
    const document = await read(source);
    expect(document.texts).toEqual(texts);
    expect((await document.merge((text) => text)).text).toBe(source);
    const { text, warnings } = await document.merge(inCapitals);
    expect(warnings).toEqual([]);
    expect((await read(text)).texts).toEqual(texts.map(inCapitals));
  });

  it('is written with its own escapes', async () => {
    const document = await read(
      para("<String `One '>", `${BOLD} <String \`two'> ${PLAIN} <String \` x'>`),
    );
    const { text } = await document.merge(() => "<g1>Zwei</g1> it's `a\\b&gt;\nü");
    expect(text).toContain("<String `'>");
    expect(text).toContain(
      "<String `Zwei'> <Font <FTag `'> <FLocked No> > <String ` it\\qs \\Qa\\\\b\\> ü'>",
    );
    mifTokens(text);
  });

  it('is not misled by signs in comments and pictures', async () => {
    const source = `<MIFFile 2015> # it's > \`here\n<ImportObject\n=EPSI\n&%! <x \`y\n=EndInset\n>\n${para("<String `One # two'>").slice(15)}`;
    expect((await read(source)).texts).toEqual(['One # two']);
  });

  it('stays readable whatever a translation holds', async () => {
    const source = para("<String `One '>", `${BOLD} <String \`two'> ${PLAIN} <String \` three'>`);
    const document = await read(source);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (translation) => {
        const { text } = await document.merge(() => translation.replace(/[<&]/g, '&lt;'));
        mifTokens(text);
        expect(text.split('<Font')).toHaveLength(source.split('<Font').length);
      }),
    );
  });

  it.each([
    ["<MIFFile 7.00>\n<Para <ParaLine <String `x'>>>", 'encoding'],
    ["<MIFFile 8.00>\n<Para <ParaLine <String `x'>>", 'damaged'],
    ['<MIFFile 8.00>\n<Para <ParaLine <String `x>>>', 'damaged'],
    ['<MIFFile 8.00>\n>', 'damaged'],
    ['<MIFFile 8.00>\n<Para>', 'empty'],
    ['<MML>', 'wrong-content'],
    [`<MIFFile 8.00>\n${'<a '.repeat(1_001)}${'>'.repeat(1_001)}`, 'too-deep'],
    [Buffer.from("<MIFFile 8.00>\n<Para <ParaLine <String `\xe9'>>>", 'latin1'), 'encoding'],
  ])('%# is refused', async (source, reason) => {
    expect(await refusalOf(mifFilter, source)).toBe(reason);
  });
});
