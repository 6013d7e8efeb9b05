import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alignDocuments } from '../../../main/engine/inspection/align-documents.ts';
import { draws } from '../alignment/made-documents.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LANGUAGES = ['de', 'fr', 'es', 'ja', 'zh', 'ar'] as const;
/** Messages of a page, and the share of its blocks that stand in one language alone. */
const MESSAGES = 220;
const LEFT_OUT = 0.05;

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'dragoman-align-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Catalogue = Readonly<Record<string, string>>;
const catalogue = (language: string) =>
  JSON.parse(
    readFileSync(join(ROOT, `renderer/i18n/locales/${language}.json`), 'utf8'),
  ) as Catalogue;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same headings, paragraphs, lists and tables in two languages, and the keys of each side. */
function pages(keys: readonly string[], sides: readonly [Catalogue, Catalogue], seed: number) {
  const draw = draws(seed);
  const made = sides.map(() => ({ html: [] as string[], keys: [] as string[] }));
  for (let at = 0; at < keys.length;) {
    const shape = draw();
    const group = keys.slice(at, at + (shape < 0.15 ? 1 : 1 + Math.floor(draw() * 4)));
    at += group.length;
    const leftOut = draw() < LEFT_OUT ? Math.floor(draw() * 2) : null;
    for (const [side, page] of made.entries()) {
      if (side === leftOut) continue;
      const texts = group.map((key) => escaped(sides[side]?.[key] ?? ''));
      page.keys.push(...group);
      if (shape < 0.15) page.html.push(`<h2>${texts.join('')}</h2>`);
      else if (shape < 0.6) page.html.push(`<p>${texts.join(' ')}</p>`);
      else if (shape < 0.8) page.html.push(`<ul><li>${texts.join('</li><li>')}</li></ul>`);
      else page.html.push(`<table><tr><td>${texts.join('</td><td>')}</td></tr></table>`);
    }
  }
  return made;
}

/** Which messages each sentence is of. */
function messagesOf(sentences: readonly string[], keys: readonly string[], texts: Catalogue) {
  const bare = (text: string) => text.replace(/\s+/g, '');
  let at = -1;
  let rest = '';
  return sentences.map((sentence) => {
    const found = new Set<string>();
    let left = bare(sentence);
    while (left !== '') {
      if (rest === '') rest = bare(texts[keys[(at += 1)] ?? ''] ?? '');
      if (rest === '') throw new Error(`no message has ${left}`);
      found.add(keys[at] ?? '');
      const length = Math.min(rest.length, left.length);
      if (rest.slice(0, length) !== left.slice(0, length)) throw new Error(`${left} is another`);
      [rest, left] = [rest.slice(length), left.slice(length)];
    }
    return found;
  });
}

const total = { rows: 0, good: 0 };

/** All messages but the last few, so that a changed sentence makes no difference. */
test.each(LANGUAGES)(
  'pages in %s with headings, lists, tables and missing blocks: 96 of 100 rows are right',
  { timeout: 180_000 },
  async (language) => {
    const [english, own] = [catalogue('en'), catalogue(language)];
    const keys = Object.keys(english).filter(
      (key) =>
        (english[key] ?? '').length >= 8 &&
        [english, own].every((texts) => !/[{<]/.test(texts[key] ?? '{')),
    );
    expect(keys.length).toBeGreaterThan(10 * MESSAGES);
    const all = { rows: 0, good: 0 };
    for (let from = 0; from + MESSAGES <= keys.length; from += MESSAGES) {
      const shown = keys.slice(from, from + MESSAGES);
      const [ours, theirs] = pages(shown, [own, english], from + 1);
      const files = [ours, theirs].map((page, side) => {
        const path = join(folder, `${language}-${side}.html`);
        const body = page?.html.join('\n') ?? '';
        writeFileSync(path, `<!doctype html><html><body>${body}</body></html>`);
        return { path, name: 'page.html' };
      });
      const none = { path: '', name: '' };
      const { source, target, beads } = await alignDocuments({
        ...{ original: files[0] ?? none, translation: files[1] ?? none },
        ...{ source: language, target: 'en', terms: [], ocrData: null },
        assets: join(ROOT, 'assets'),
      });
      const left = messagesOf(source, ours?.keys ?? [], own);
      const right = messagesOf(target, theirs?.keys ?? [], english);
      const union = (sets: readonly Set<string>[]) =>
        [...new Set(sets.flatMap((set) => [...set]))].toSorted().join(' ');
      const rows = beads.filter(
        (bead) => bead.source[0] < bead.source[1] && bead.target[0] < bead.target[1],
      );
      const good = rows.filter(
        (bead) => union(left.slice(...bead.source)) === union(right.slice(...bead.target)),
      );
      // Messages without an end of a sentence are one segment with the next.
      expect(rows.length).toBeGreaterThan(left.length * 0.85);
      all.rows += rows.length;
      all.good += good.length;
    }
    expect(all.good / all.rows).toBeGreaterThanOrEqual(0.96);
    total.rows += all.rows;
    total.good += all.good;
  },
);

test('97 of 100 rows of all languages are right', () => {
  expect(total.rows).toBeGreaterThan(10_000);
  expect(total.good / total.rows).toBeGreaterThanOrEqual(0.97);
});
