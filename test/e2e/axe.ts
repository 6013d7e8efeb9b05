import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme of the same page can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Serious and critical findings on a page as it stands; the page has no frames of other origins. */
export const serious = (page: Page): Promise<string[]> =>
  found(page, { type: 'tag', values: TAGS });

/** The same as it is drawn in light, and what is found of its colours in dark. */
export async function seriousInThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await serious(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await seriousColours(page)).map((finding) => `dark: ${finding}`)];
}

/** Serious and critical findings of colours alone. */
export const seriousColours = (page: Page): Promise<string[]> =>
  found(page, { type: 'rule', values: COLOURS });

/** What scrolls and cannot be reached by keyboard: neither it nor anything in it takes the focus. */
export const unreachableScrolling = (page: Page): Promise<string[]> =>
  found(page, { type: 'rule', values: ['scrollable-region-focusable'] }, ARROWS);

/** The rail is one tab stop, which may be outside the part that scrolls; arrow keys lead into it. */
const ARROWS = '.rail-groups';

/** Each analysis hands it to the page twice, which costs by its length. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

async function found(page: Page, { type, values }: Rules, except?: string): Promise<string[]> {
  // In one go in the page itself, and without the places where rules hold: a third of the time less.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode(true);
  if (except !== undefined) builder.exclude(except);
  const { violations } = await builder
    .options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
