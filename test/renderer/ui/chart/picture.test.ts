import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { pictureOf, type PictureWords } from '../../../../renderer/ui/chart/picture.ts';
import { svgFile } from '../../../../renderer/ui/chart/picture-files.ts';
import { chartOf, seriesOf, WORDS } from './year.ts';

const PICTURE: PictureWords = {
  ...WORDS,
  title: 'Characters',
  subtitle: '1 to 30 January, UTC',
  name: 'Characters, 1 to 30 January, UTC',
  previous: 'Range before',
  forecast: 'Estimate',
  total: 'Total',
};

/** The texts of an XML document; throws where it is not well-formed. */
function textsOf(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.push(text);
  });
  parser.write(xml).close();
  return texts;
}

describe('a picture of a chart', () => {
  it('is a whole document that says what it shows', () => {
    const { bytes, name, type } = svgFile('usage', pictureOf(chartOf(30), PICTURE));
    const texts = textsOf(new TextDecoder().decode(bytes));
    expect(texts).toEqual(expect.arrayContaining(['Characters', '1 to 30 January, UTC', 'Text']));
    expect([name, type]).toEqual(['usage.svg', 'image/svg+xml']);
  });

  it('keeps names with any sign in them as text', () => {
    const series = seriesOf({ name: '</text><script>&"\u0001\'' });
    const { svg } = pictureOf(chartOf(3, { series: [series] }), PICTURE);
    expect(textsOf(svg)).toContain('</text><script>&"\'');
  });

  it('shortens a name that has no room beside its figure', () => {
    const series = seriesOf({ name: 'x'.repeat(300) });
    const { svg } = pictureOf(chartOf(3, { series: [series] }), PICTURE);
    expect(textsOf(svg).find((text) => text.startsWith('xx'))?.length).toBeLessThan(40);
  });

  it('takes nothing from the page: its colours are its own, on white', () => {
    const { svg } = pictureOf(
      chartOf(30, { previous: Array<number>(30).fill(1), forecast: Array<number>(30).fill(1) }),
      PICTURE,
    );
    expect(svg).not.toMatch(/var\(|class=|style=|color-mix|currentcolor/i);
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(svg).toMatch(/<rect width="\d+" height="\d+" fill="#ffffff"\/>/);
  });

  it('has the colours of the light theme', () => {
    const css = readFileSync(
      new URL('../../../../renderer/ui/tokens.css', import.meta.url),
      'utf8',
    );
    const light = (token: string) =>
      new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6})`).exec(css)?.[1] ?? 'missing';
    const { svg } = pictureOf(chartOf(30), PICTURE);
    for (const token of ['accent', 'ink', 'soft-ink', 'line', 'edge']) {
      expect(svg, token).toContain(light(token));
    }
  });

  it('grows with its legend', () => {
    const series = Array.from({ length: 40 }, (_, at) => seriesOf({ id: `part-${at}` }));
    const few = pictureOf(chartOf(3), PICTURE).height;
    expect(pictureOf(chartOf(3, { series }), PICTURE).height).toBeGreaterThan(few);
  });
});
