import type { Locator, Page } from '@playwright/test';
import { expect, test } from './built-page.ts';
import { pageActions } from './page-actions.ts';

const LINE = 'Words, مرحبا, 漢字, 👨‍👩‍👧, e\u0301 and <b>tags</b>.\n';
const LONG = `${'x'.repeat(60_000)}\n${LINE.repeat(400)}x${'y'.repeat(60_000)}`;

const textOf = (locator: Locator) => locator.evaluate((element) => element.textContent);

/** Compares long texts; what differs is told by its place, not by all of it. */
function expectSame(text: string, wanted: string) {
  let at = 0;
  while (at < wanted.length && text[at] === wanted[at]) at += 1;
  const around = (one: string) => `${at}: ${one.slice(Math.max(0, at - 20), at + 40)}`;
  expect(around(text)).toBe(around(wanted));
  expect(text.length).toBe(wanted.length);
}

/** What lies out of sight has no layout, so that the length of a text costs nothing. */
const farthestHasLayout = (blocks: Locator) =>
  blocks.last().evaluate((block) => {
    const inside = document.createElement('i');
    block.append(inside);
    const has = inside.checkVisibility({ contentVisibilityAuto: true });
    inside.remove();
    return has;
  });

test('a long text is written in blocks, with undo and an exact copy', async ({
  page,
  built,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(built.address({ settings: { translateWhileTyping: false } }));
  const source = page.getByRole('textbox', { name: 'Source text' });
  await source.fill('Before. ');
  await source.press('End');
  await page.evaluate((text) => navigator.clipboard.writeText(text), LONG);
  await source.press('Control+v');
  const blocks = source.locator('.edit-block');
  await expect.poll(() => blocks.count()).toBeGreaterThan(40);
  expectSame(await textOf(source), `Before. ${LONG}`);
  await source.press('Control+Home');
  await expect.poll(() => farthestHasLayout(blocks)).toBe(false);

  await page.keyboard.type('Start');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('end!');
  await page.keyboard.press('Backspace');
  const written = `Start\nBefore. ${LONG}end`;
  expectSame(await textOf(source), written);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expectSame(await copied(), written);
  await page.keyboard.press('Delete');
  expectSame(await textOf(source), '');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Control+z');
  expectSame(await textOf(source), 'Before. ');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Control+Shift+z');
  expectSame(await textOf(source), '');
  await page.keyboard.press('Control+z');
  expectSame(await textOf(source), written);

  // Between two blocks lies no letter: the key takes the one before.
  const seam = await blocks.nth(3).evaluate((block) => {
    const before = new Range();
    before.setStart(block.parentElement ?? block, 0);
    before.setEndBefore(block);
    getSelection()?.collapse(block.firstChild, 0);
    return before.toString().length;
  });
  await page.keyboard.press('Backspace');
  expectSame(await textOf(source), written.slice(0, seam - 1) + written.slice(seam));

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(source).toHaveValue('');
});

test('a long result is laid out where it is seen, and copied as it is', async ({
  page,
  built,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(built.address({ settings: { translateWhileTyping: false } }));
  await page.getByRole('textbox', { name: 'Source text' }).fill(LONG);
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const result = page.getByRole('region', { name: 'Translation' });
  const blocks = result.locator('.text-block');
  await expect.poll(() => blocks.count()).toBeGreaterThan(40);
  expect(await farthestHasLayout(blocks)).toBe(false);
  const shown = await textOf(result);
  expect(shown.length).toBeGreaterThan(LONG.length);
  await result.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expectSame(await copied(), shown);

  // The page's own search finds what was never laid out.
  const isFound = await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    return (Reflect.get(window, 'find') as (words: string) => boolean).call(window, 'xyyy');
  });
  expect(isFound).toBe(true);

  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const editor = page.getByRole('textbox', { name: 'Edited translation' });
  await expect.poll(() => editor.locator('.edit-block').count()).toBeGreaterThan(40);
  expectSame(await textOf(editor), shown);
});

const MILLION = 'abcdefghij'.repeat(100_000);

/** Puts a text in as a paste does, into what has the keyboard. */
async function pasteWhole(page: Page, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

/** A field that is edited in blocks: it takes the next key, and gives all of its text. */
async function expectEdited(page: Page, field: Locator, text: string) {
  await expect.poll(() => field.locator('.edit-block').count()).toBeGreaterThan(15);
  await field.press('Control+Home');
  await expect.poll(() => farthestHasLayout(field.locator('.edit-block'))).toBe(false);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Z');
  expectSame(await textOf(field), `${text}Z`);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  expectSame(await page.evaluate(() => navigator.clipboard.readText()), `${text}Z`);
}

test('a million letters without a space are edited wherever a long text is written', async ({
  page,
  built,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(built.address({ settings: { translateWhileTyping: false } }));
  const { invoke } = pageActions(page);
  await page.getByRole('textbox', { name: 'Source text' }).focus();
  await pasteWhole(page, MILLION);
  await expectEdited(page, page.getByRole('textbox', { name: 'Source text' }), MILLION);

  await invoke('go-segments');
  const project = page.getByRole('textbox', { name: 'Text', exact: true });
  await project.focus();
  await pasteWhole(page, MILLION);
  await expectEdited(page, project, MILLION);
});

test('K5: what was found goes into a long text where the caret was', async ({
  page,
  built,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(built.address({ settings: { translateWhileTyping: false } }));
  const source = page.getByRole('textbox', { name: 'Source text' });
  await source.focus();
  await pasteWhole(page, LONG);
  await expect.poll(() => source.locator('.edit-block').count()).toBeGreaterThan(40);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('contract penalty');
  await expect(page.getByRole('option', { name: /Vertragsstrafe/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(source)).toHaveLength(LONG.length + 'Vertragsstrafe'.length);
  expectSame(await textOf(source), `${LONG.slice(0, 1)}Vertragsstrafe${LONG.slice(1)}`);
  await page.keyboard.press('Control+z');
  expectSame(await textOf(source), LONG);
});

test('what is stored is edited in blocks when it is long', async ({ page, built, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(built.address({ longTexts: 60_000 }));
  await page.getByRole('main').waitFor();
  const { invoke } = pageActions(page);
  await invoke('go-segments');
  await page.locator('.editor-project-open').first().click();
  const target = page.getByRole('textbox', { name: /^Translation of segment/ });
  await target.focus();
  await pasteWhole(page, MILLION.slice(0, 80_000));
  await expectEdited(page, target, MILLION.slice(0, 80_000));

  await invoke('go-memories');
  await page.getByRole('button', { name: 'Edit translation unit' }).first().click();
  const side = page.locator('.unit-editor').getByRole('textbox').first();
  await expectEdited(page, side, await textOf(side));
});
