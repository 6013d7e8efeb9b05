import type { Locator, Page } from '@playwright/test';
import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

/** Where the first and the last character of a text are drawn. */
const endsOf = (text: Locator) =>
  text.evaluate((element) => {
    const node = element.firstChild;
    if (!(node instanceof Text)) throw new Error('no text');
    const edgeAt = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const last = node.length - 1;
    return { first: edgeAt(0), beforeLast: edgeAt(last - 1), last: edgeAt(last) };
  });

test('M3: in Arabic, words of the interface run from right to left in a pane of German, and a German note from left to right', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address({}));
  const { invoke, speak } = pageActions(page);
  await invoke('compare');
  await speak('ar');
  const empty = await endsOf(page.locator('.compare-result .result-empty').first());
  expect(empty.last).toBeLessThan(empty.first);

  await invoke('go-memories');
  const note = await endsOf(page.locator('.unit-note').first());
  expect(note.last).toBeGreaterThan(note.beforeLast);
});

test('M3: in Arabic, what points along a line points to the left', async ({ page, built }) => {
  await page.goto(built.address({}));
  const { speak } = pageActions(page);
  await speak('ar');
  const isMirrored = (icon: Locator) =>
    icon.evaluate((svg) => {
      let across = 1;
      for (let at: Element | null = svg; at !== null; at = at.parentElement) {
        const { scale, transform } = getComputedStyle(at);
        across *= new DOMMatrix(transform === 'none' ? '' : transform).a;
        across *= scale === 'none' ? 1 : Number.parseFloat(scale);
      }
      return across < 0;
    });
  expect(await isMirrored(page.locator('nav .lucide-panel-left'))).toBe(true);
  expect(await isMirrored(page.locator('nav .lucide-languages').first())).toBe(false);
});

/** Latin texts of several words or with marks that run as parts of an Arabic line, in sight. */
const strayLatin = (page: Page) =>
  page.evaluate(() => {
    const stray = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = (walker.currentNode.textContent ?? '').trim();
      const parent = walker.currentNode.parentElement;
      // A single word without marks looks the same in either direction.
      if (!/[A-Za-z]/.test(text) || /[\u0600-\u06ff\u2068]/.test(text)) continue;
      if (!/[\s.()!?:]/.test(text) || parent?.checkVisibility() !== true) continue;
      const { direction, unicodeBidi } = getComputedStyle(parent);
      if (direction === 'ltr' || unicodeBidi === 'plaintext') continue;
      stray.add(`${parent.tagName} ${parent.className}: ${text.slice(0, 60)}`);
    }
    return [...stray];
  });

test('M3: in Arabic, names of files, memories, keys and people run in their own direction', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address({ documents: 12, history: 20, segments: { twoFiles: true } }));
  const { invoke, speak } = pageActions(page);
  await speak('ar');
  for (const [action, shown] of [
    ['go-documents', '.document-cut'],
    ['go-segments', '.editor-project-name'],
    ['go-memories', '.memories-head-line'],
    ['go-glossaries', '.glossary-head'],
    ['go-style', '.list-screen-head'],
    ['go-terms', '.name-row-name'],
    ['usage-keys', '.key-cut'],
    ['settings-connections', '.connection-name'],
  ] as const) {
    await invoke(action);
    await page.locator(shown).first().waitFor();
    expect.soft(await strayLatin(page), action).toEqual([]);
  }
  await invoke('go-history');
  await page.getByRole('option').first().click();
  await page.locator('.history-fact').first().waitFor();
  expect.soft(await strayLatin(page), 'go-history').toEqual([]);
});
