import { describe, expect, it } from 'vitest';
import { docxFilter } from '../../../../main/engine/formats/docx/docx-filter.ts';
import {
  entriesOf,
  officeFile,
  options,
  textsOf,
  translate,
  wordFile,
} from '../ooxml/office-file.ts';

const run = (text: string, look = '') =>
  `<w:r w:rsidR="00AB12CD">${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p w:rsidR="00112233">${content}</w:p>`;
const texts = async (content: string) => textsOf(docxFilter, await wordFile(paragraph(content)));

/** The body after a translation of its units by their texts. */
async function merged(content: string, requests: Record<string, string>, target = 'de') {
  const file = await wordFile(content);
  const extraction = await docxFilter.extract(file, options({ target }));
  const { bytes, warnings } = await extraction.merge(translate(extraction, requests));
  const body = /<w:body>([^]*)<\/w:body>/.exec((await entriesOf(bytes))['word/document.xml'] ?? '');
  const again = await docxFilter.extract(bytes, options());
  return { body: body?.[1] ?? '', warnings, again: again.units.map(({ text }) => text) };
}

describe('runs of Word', () => {
  it('joins what looks the same and was only parted by its history', async () => {
    const content =
      run('The transl') +
      '<w:proofErr w:type="spellStart"/>' +
      run('ation ', '<w:lang w:val="fr-FR"/>') +
      '<w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/>' +
      run('mem', '<w:noProof/>') +
      '<w:r><w:lastRenderedPageBreak/><w:t>ory</w:t></w:r>' +
      run(' ') +
      run('must', '<w:b/>') +
      run(' not', '<w:b/><w:lang w:val="en-GB"/>') +
      run(' be locked &amp; closed') +
      '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="2"/></w:r>' +
      run('.');
    expect(await texts(content)).toEqual([
      'The translation memory <g1>must not</g1> be locked &amp; closed<x2/>.',
    ]);
    const { body, again, warnings } = await merged(paragraph(content), {
      'The translation memory <g1>must not</g1> be locked &amp; closed<x2/>.':
        '<g1>Nicht</g1> darf<x2/> der Speicher &lt;zu&gt; sein.',
    });
    expect(body).toBe(
      '<w:p w:rsidR="00112233">' +
        '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Nicht</w:t></w:r>' +
        '<w:r><w:t xml:space="preserve"> darf</w:t></w:r>' +
        '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="2"/></w:r>' +
        '<w:r><w:t xml:space="preserve"> der Speicher &lt;zu&gt; sein.</w:t></w:r></w:p>',
    );
    expect(again).toEqual(['<g1>Nicht</g1> darf<x2/> der Speicher &lt;zu&gt; sein.']);
    expect(warnings).toEqual([]);
  });

  it('keeps every text of a run with several texts, tabs and breaks', async () => {
    const content =
      '<w:r><w:rPr><w:i/></w:rPr><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r>';
    expect(await texts(content)).toEqual(['one<x1/>two<x2/>three']);
    const { body } = await merged(paragraph(content), {
      'one<x1/>two<x2/>three': 'eins<x1/>zwei<x2/>drei',
    });
    expect(body.replace(/<\/?w:rPr>|<w:i\/>|<\/?w:r>| xml:space="preserve"/g, '')).toBe(
      '<w:p w:rsidR="00112233"><w:t>eins</w:t><w:tab/><w:t>zwei</w:t><w:br/><w:t>drei</w:t></w:p>',
    );
    expect(body.match(/<w:i\/>/g)).toHaveLength(5);
  });

  it('does not join other fonts, sizes for other scripts, or spacing', async () => {
    for (const look of [
      '<w:rFonts w:hint="eastAsia"/>',
      '<w:rFonts w:cs="Arial"/>',
      '<w:bCs/>',
      '<w:szCs w:val="30"/>',
      '<w:spacing w:val="5"/>',
      '<w:vertAlign w:val="superscript"/>',
    ]) {
      expect(await texts(run('plain text ') + run('other', look))).toEqual([
        'plain text <g1>other</g1>',
      ]);
    }
  });

  it('gives a run without properties none of its neighbour', async () => {
    const content = run('A', '<w:b/>') + run(' long text without a look');
    const text = '<g1>A</g1> long text without a look';
    const { body } = await merged(paragraph(content), { [text]: '<g1>Ein</g1> langer Text' });
    expect(body).toContain('<w:r><w:t xml:space="preserve"> langer Text</w:t></w:r>');
  });

  it('reads white space as the program does, and none of it at the ends', async () => {
    const trimmed = '<w:r><w:t> one </w:t></w:r>';
    expect(await texts(trimmed + run(' two  '))).toEqual(['one two']);
    const { body } = await merged(paragraph(run('  Hello ')), { Hello: 'Hallo' });
    expect(body).toContain('<w:t xml:space="preserve">  Hallo </w:t>');
  });

  it('reads references, CDATA and hyphens that do not break', async () => {
    const content =
      '<w:r><w:t>caf&#233; <![CDATA[a<b]]> e</w:t><w:noBreakHyphen/><w:t>mail&#x20AC;</w:t></w:r>';
    expect(await texts(content)).toEqual(['café a&lt;b e\u2011mail€']);
  });

  it('leaves out deletions, hides insertions and links behind pairs', async () => {
    const content =
      run('We ') +
      '<w:del w:id="1" w:author="A"><w:r><w:delText>never </w:delText></w:r></w:del>' +
      '<w:ins w:id="2" w:author="A"><w:r><w:t xml:space="preserve">always </w:t></w:r></w:ins>' +
      '<w:hyperlink r:id="rId7"><w:r><w:rPr><w:rStyle w:val="Link"/></w:rPr><w:t>help</w:t></w:r></w:hyperlink>';
    const text = 'We <x1/><g2>always </g2><g3>help</g3>';
    expect(await texts(content)).toEqual([text]);
    const { body, again } = await merged(paragraph(content), {
      [text]: '<g3>Hilfe</g3> von uns <x1/><g2>immer</g2>',
    });
    expect(body).toContain(
      '<w:hyperlink r:id="rId7"><w:r><w:rPr><w:rStyle w:val="Link"/></w:rPr><w:t xml:space="preserve">Hilfe</w:t></w:r></w:hyperlink>',
    );
    expect(body).toContain(
      '<w:del w:id="1" w:author="A"><w:r><w:delText>never </w:delText></w:r></w:del>',
    );
    expect(again).toEqual(['<g1>Hilfe</g1> von uns <x2/><g3>immer</g3>']);
  });

  it('computes no field and translates the text of links', async () => {
    const field = (instruction: string, result: string) =>
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
      `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>` +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
      `${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const inner = field('REF a', 'three');
    expect(await texts(run('Page ') + field('PAGE', 'seven') + run(' of it'))).toEqual([
      'Page <x1/> of it',
    ]);
    expect(await texts(run('See ') + field('HYPERLINK "x"', 'here ') + run(' now'))).toEqual([
      'See <g1>here </g1> now',
    ]);
    const nested =
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText></w:r>' +
      `${inner}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('shown')}` +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    expect(await texts(run('A') + nested + run('B'))).toEqual(['A<x1/>B']);
    // A table of contents goes on in other paragraphs: its entries are text.
    const open =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    expect(await texts(`${open + run('First chapter')}<w:r><w:tab/></w:r>${inner}`)).toEqual([
      'First chapter',
    ]);
    const simple = '<w:fldSimple w:instr="DATE"><w:r><w:t>May</w:t></w:r></w:fldSimple>';
    expect(await texts(run('On ') + simple + run(' we go'))).toEqual(['On <x1/> we go']);
  });

  it('translates content controls unless they show data of the document', async () => {
    const control = (properties: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run('choice')}</w:sdtContent></w:sdt>`;
    const text = 'Your <g1>choice</g1> counts';
    const content = run('Your ') + control('<w:text/>') + run(' counts');
    expect(await texts(content)).toEqual([text]);
    const { body } = await merged(paragraph(content), { [text]: 'Die <g1>Wahl</g1> zählt' });
    expect(body).toContain(
      '<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent><w:r><w:t xml:space="preserve">Wahl</w:t></w:r></w:sdtContent></w:sdt>',
    );
    const bound = control('<w:dataBinding w:xpath="/a"/>');
    expect(await texts(run('Your ') + bound + run(' counts'))).toEqual(['Your <x1/> counts']);
  });

  it('takes the base text of a ruby', async () => {
    const ruby =
      '<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>とう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東</w:t></w:r></w:rubyBase></w:ruby></w:r>';
    expect(await texts(ruby + run('京'))).toEqual(['東京']);
  });

  it('translates a text box once for both versions of it', async () => {
    const box = (tag: string) =>
      `<w:${tag}><w:txbxContent>${paragraph(run('In the box'))}</w:txbxContent></w:${tag}>`;
    const content = paragraph(
      run('Around ') +
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('drawing')}</mc:Choice><mc:Fallback>${box('pict')}</mc:Fallback></mc:AlternateContent></w:r>` +
        run('the box'),
    );
    const file = await wordFile(content);
    expect(await textsOf(docxFilter, file)).toEqual(['In the box', 'Around <x1/>the box']);
    const both = await merged(content, {
      'In the box': 'Im Kasten',
      'Around <x1/>the box': 'Um<x1/> den Kasten',
    });
    expect(both.body.match(/Im Kasten/g)).toHaveLength(2);
    expect(both.again).toEqual(['Im Kasten', 'Um<x1/> den Kasten']);
    const inner = await merged(content, { 'In the box': 'Im Kasten' });
    expect(inner.body.match(/Im Kasten/g)).toHaveLength(2);
    expect(inner.body).toContain('Around ');
    const outer = await merged(content, { 'Around <x1/>the box': '<x1/>Herum' });
    expect(outer.body.match(/In the box/g)).toHaveLength(2);
  });

  it('keeps the tags of the source where a translation has them wrong', async () => {
    const link = `<w:hyperlink r:id="r1">${run('a link')}<w:r><w:tab/></w:r>${run('here')}</w:hyperlink>`;
    const content = paragraph(run('See ') + link + run(' soon'));
    const text = 'See <g1>a link<x2/>here</g1> soon';
    for (const wrong of [
      'Siehe bald',
      'Siehe <g1>Link<x2/></g1><x2/> bald',
      'Siehe <g1>Link<x2/> bald',
      // The tab would leave its link.
      'Siehe <x2/><g1>Link</g1> bald',
    ]) {
      const { body, warnings } = await merged(content, { [text]: wrong });
      expect(warnings).toEqual([{ code: 'tags-moved', place: 'word/document.xml#0' }]);
      expect(body.match(/<w:hyperlink r:id="r1">/g)).toHaveLength(1);
      expect(body.match(/<w:tab\/>/g)).toHaveLength(1);
      expect(body).toContain('bald');
    }
  });

  it('writes text of several looks with its properties and the white space at its ends', async () => {
    const written = (text: string, look = '') =>
      `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
    const properties = '<w:pPr><w:jc w:val="both"/></w:pPr>';
    const inner =
      properties +
      run('  ') +
      run('1. ', '<w:i/>') +
      run('Close &lt;g1&gt; all ') +
      run('doors.', '<w:b/>') +
      run(' ');
    const content = paragraph(inner);
    const [text = ''] = await texts(inner);
    expect(text).toBe('<g1>1. </g1>Close &lt;g1&gt; all <g2>doors.</g2>');
    const right = await merged(content, {
      [text]: '<g2>Türen</g2> &lt;g1&gt; <g1>1. </g1> schließen',
    });
    expect(right.body).toBe(
      `<w:p w:rsidR="00112233">${properties}` +
        written('  ') +
        written('Türen', '<w:b/>') +
        written(' &lt;g1&gt; ') +
        written('1. ', '<w:i/>') +
        written(' schließen ') +
        '</w:p>',
    );
    expect(right.warnings).toEqual([]);
    const wrong = await merged(content, { [text]: '<g3>Türen</g3> zu' });
    expect(wrong.warnings).toEqual([{ code: 'tags-moved', place: 'word/document.xml#0' }]);
    expect(wrong.body).toContain('zu');
  });

  it('marks written text with the language and turns it for right to left', async () => {
    const content = `<w:p><w:pPr><w:keepNext/><w:jc w:val="both"/></w:pPr>${run('Hello', '<w:sz w:val="20"/><w:lang w:val="en-US" w:eastAsia="ja-JP"/>')}</w:p>`;
    const german = await merged(content, { Hello: 'Hallo' });
    expect(german.body).toContain('<w:lang w:val="de" w:eastAsia="ja-JP"/>');
    expect(german.body).not.toContain('w:rtl');
    const arabic = await merged(content, { Hello: 'مرحبا' }, 'ar');
    expect(arabic.body).toContain('<w:pPr><w:keepNext/><w:bidi/><w:jc w:val="both"/></w:pPr>');
    expect(arabic.body).toContain('<w:sz w:val="20"/><w:rtl/><w:lang');
    const bare = await merged(paragraph(run('Hello')), { Hello: 'שלום' }, 'he');
    expect(bare.body).toContain('<w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr>');
  });

  it('knows the vocabulary by its namespace, not its prefix', async () => {
    for (const namespace of [
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    ]) {
      const strange = await officeFile({
        'word/document.xml': {
          type: 'wordprocessingml.document.main',
          text: `<document xmlns='${namespace}'><body><p><r><t>Hello</t></r></p></body></document>`,
        },
      });
      const extraction = await docxFilter.extract(strange, options());
      const { bytes } = await extraction.merge(translate(extraction, { Hello: 'Hallo' }));
      expect((await entriesOf(bytes))['word/document.xml']).toContain(
        '<p><r><t xml:space="preserve">Hallo</t></r></p>',
      );
    }
  });
});
