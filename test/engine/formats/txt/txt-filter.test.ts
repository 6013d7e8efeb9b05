import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { txtFilter } from '../../../../main/engine/formats/txt/txt-filter.ts';
import { extractOptions } from '../golden/golden-files.ts';
import { extractText } from '../plain/extract-text.ts';

const WRAPPED = `This is a paragraph that was wrapped by a program at some
width, so that each line holds as many words as would fit
before the margin. It goes on for a while, since the rule
needs several line ends that agree.`;

const upper = (text: string) => text.toUpperCase();

describe('txtFilter', () => {
  it('makes a unit of each line and keeps all line breaks', async () => {
    const { texts, write } = await extractText(
      txtFilter,
      'One\r\n\r\n  Two \n\tThree\r===\n1, 2\n',
    );
    expect(texts).toEqual(['One', 'Two', 'Three']);
    expect(await write(upper)).toBe('ONE\r\n\r\n  TWO \n\tTHREE\r===\n1, 2\n');
  });

  it('parts columns at tabs and wide gaps, and keeps their width', async () => {
    const { texts, write } = await extractText(
      txtFilter,
      'Bed\tPlants\nNorth    Beans  and peas    Monday\n',
    );
    expect(texts).toEqual(['Bed', 'Plants', 'North', 'Beans  and peas', 'Monday']);
    expect(await write((text) => (text === 'North' ? 'Nord' : text))).toContain('Nord     Beans');
    expect(await write((text) => (text === 'North' ? 'A much longer name' : text))).toContain(
      'A much longer name   Beans',
    );
  });

  it('leaves marks of lists out of the text', async () => {
    const { texts, write } = await extractText(txtFilter, '- One\n  * Two\n## Three\n> Four\n');
    expect(texts).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await write(upper)).toBe('- ONE\n  * TWO\n## THREE\n> FOUR\n');
  });

  it('joins lines that a program broke, and breaks them at the same width again', async () => {
    const { texts, write } = await extractText(txtFilter, `Title\n\n${WRAPPED}\n\n- One\n- Two\n`);
    expect(texts).toEqual(['Title', WRAPPED.replaceAll('\n', ' '), 'One', 'Two']);
    const written = await write((text) => `${text} And some more words`);
    const lines = written.split('\n').filter((line) => line.length > 30);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(57);
    expect(written).toContain('Title And some more words\n\nThis is a paragraph');
  });

  it('keeps the indent of a wrapped paragraph', async () => {
    const indented = WRAPPED.replace(/^/gm, '    ');
    const { texts, write } = await extractText(txtFilter, indented);
    expect(texts).toEqual([WRAPPED.replaceAll('\n', ' ')]);
    expect((await write(upper)).split('\n').every((line) => line.startsWith('    '))).toBe(true);
    expect(await write(upper)).toBe(indented.toUpperCase());
  });

  it('takes verses and addresses line by line', async () => {
    const verses =
      'The rain it rains\nupon the just\nand also on the unjust fellow\nbut chiefly on the just\n';
    expect((await extractText(txtFilter, verses)).texts).toHaveLength(4);
  });

  it('writes one line for one line, signs as they are, and no tags of a translation', async () => {
    const { write } = await extractText(txtFilter, 'Tom & <Jerry>\nEnd');
    expect(await write((text) => text)).toBe('Tom & <Jerry>\nEnd');
    expect(await write((text) => `${text} &amp;\n <g1>more</g1>`)).toBe(
      'Tom & <Jerry> & more\nEnd & more',
    );
  });

  it('passes over addresses, placeholders and what is no text', async () => {
    const { texts } = await extractText(
      txtFilter,
      'https://example.org/a\n%s\n{name}\n12:30\nText\u0007 here',
    );
    expect(texts).toEqual(['Text', 'here']);
  });

  it('says that it wrote another encoding', async () => {
    const latin = Buffer.from('Caf\u00e9 au lait', 'latin1');
    const extraction = await txtFilter.extract(latin, extractOptions({ source: 'fr' }));
    const same = await extraction.merge(new Map([['1', 'Th\u00e9 vert']]));
    expect(Buffer.from(same.bytes).toString('latin1')).toBe('Th\u00e9 vert');
    const other = await extraction.merge(new Map([['1', 'Кофе']]));
    expect(Buffer.from(other.bytes).toString()).toBe('Кофе');
    expect(other.warnings).toEqual([{ code: 'reencoded' }]);
  });

  it.each(['', ' \n\t', '12\n---\n'])('refuses a file without text: %j', async (text) => {
    await expect(extractText(txtFilter, text)).rejects.toMatchObject({ reason: 'empty' });
  });

  it('gives every text back byte for byte', async () => {
    const line = fc.stringMatching(/^[ \t]{0,3}[\p{L}\p{N}.,<>&'" -]{0,70}$/u);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (lines, lineBreak) => {
          const text = `Start${lineBreak}${lines.join(lineBreak)}`;
          const { write } = await extractText(txtFilter, text);
          expect(await write((own) => own)).toBe(text);
        },
      ),
    );
  });
});
