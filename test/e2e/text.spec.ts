import { expect, test } from './app.ts';
import { connect, goTo, paste, pick, textScreen } from './screen.ts';

const MEMORY_TEXT = [
  'The meeting has been moved to Thursday.',
  'Please bring the signed contract.',
].join('\n');

const LONG_TEXT = Array.from(
  { length: 4500 },
  (_, i) => `Line number ${i} speaks of the weather today.`,
).join('\n');

test('a memory translates: exact and fuzzy segments, each with its percent', async ({ page }) => {
  const { source, translation, memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await source.fill(MEMORY_TEXT);
  // Away from the result: a segment under the pointer shows its own origin in the badge's place.
  await page.mouse.move(0, 0);
  await expect(translation).toContainText('Die Besprechung wurde auf Donnerstag verschoben.');
  await expect(page.getByText(/TM match/)).toBeVisible();
  await expect(translation).toContainText('Vertrag mit.');
  await expect(page.getByText(/TM fuzzy match/)).toBeVisible();
  const fuzzy = translation.locator('[data-kind="memory-fuzzy"]');
  await expect(fuzzy).toHaveAttribute('data-chip', /^\d+% fuzzy$/);
  await fuzzy.hover();
  await expect(page.getByText('“printed” → “signed”')).toBeVisible();
});

test('the Translation element is there before the first result and is never replaced', async ({
  page,
}) => {
  const { source, translation } = textScreen(page);
  const before = await translation.elementHandle();
  await source.fill('Nobody has ever stored these words.');
  await expect(translation).toContainText('[!!');
  expect(await translation.evaluate((now, then) => now === then, before)).toBe(true);
});

test('B1: typing shows only what belongs to the last input', async ({ page }) => {
  const { source, translation, memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await source.pressSequentially('Good morning.', { delay: 30 });
  await expect(translation).toContainText('Guten Morgen.');
  await source.fill('Kind regards');
  await expect(translation).toContainText('Mit freundlichen Grüßen');
  await expect(translation).not.toContainText('Guten Morgen.');
});

test('B3: the detected language is shown, forced with one click, and swapped without loss', async ({
  page,
}) => {
  const { source, translation, from, to, swap } = textScreen(page);
  await source.fill('The meeting has been moved to Thursday, and everybody knows about it.');
  await expect(from).toContainText('English');
  await page.getByRole('button', { name: 'Use English' }).click();
  await expect(from).not.toContainText('Detect');
  await pick(page, to, 'English (United Kingdom)');
  await pick(page, from, 'German');
  await expect(translation).not.toHaveText('');
  for (let turn = 0; turn < 20; turn += 1) await swap.click();
  await expect(from).toContainText('German');
  await expect(to).toContainText('English (United Kingdom)');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('B4: characters before and billed after, with what is left', async ({ page, service }) => {
  await connect(page, await service('--tier', 'free'), 'Limited service');
  await goTo(page, 'Text');
  const { source } = textScreen(page);
  const left = page.getByText(/^[\d,]+ left$/);
  await expect(left).toHaveText('500,000 left');
  await source.fill('Zwei 👩‍👩‍👧 Wörter');
  await expect(page.getByText('17 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('17 characters billed')).toBeVisible();
  await expect(left).toHaveText('499,983 left');
});

test('B5: a long text is translated whole and in order', async ({ page }) => {
  const { source, translation } = textScreen(page);
  await paste(source, LONG_TEXT);
  await expect(page.getByText(/\d characters counted/)).toBeVisible();
  const numbers = () =>
    translation.evaluate((element) => [...element.textContent.matchAll(/\d+/g)].map(Number));
  // What is billed is said a moment before the last part is drawn.
  await expect.poll(numbers).toEqual(Array.from({ length: 4500 }, (_, i) => i));
});

test('B5: a long text shows its progress and can be cancelled, keeping what is finished', async ({
  page,
  service,
}) => {
  await connect(page, await service('--fault', 'slow:999:1500@/v2/translate'), 'Slow service');
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await paste(source, LONG_TEXT);
  await expect(page.getByRole('progressbar', { name: /Translating to/ })).toBeVisible();
  await expect(translation).toContainText('[!!');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled. Finished parts are kept.')).toBeVisible();
  await expect(translation).toContainText('[!!');
});

test('B6: tags and placeholders survive', async ({ page }) => {
  const { source, translation } = textScreen(page);
  await source.fill('Dear {name}, you owe us %d euros: see <b>page 3</b>.');
  for (const kept of ['{name}', '%d', '<b>', '</b>']) await expect(translation).toContainText(kept);
  await expect(page.getByText(/Tag mismatch/)).toHaveCount(0);
});

test('B7: several targets in columns, each with its own result', async ({ page }) => {
  const { source, memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await source.fill('Good morning.');
  await pick(page, page.getByRole('combobox', { name: 'Add target language' }), 'French');
  await pick(page, page.getByRole('combobox', { name: 'Add target language' }), 'Italian');
  await expect(page.getByRole('region', { name: /^Translation/ })).toHaveCount(3);
  for (const morning of ['Guten Morgen.', 'Bonjour.', 'Buongiorno.']) {
    await expect(page.getByText(morning)).toBeVisible();
  }
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(page.getByRole('region', { name: /^Translation/ })).toHaveCount(2);
});

test('clear and bring back; copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { source, translation, memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await source.fill('Good morning.');
  await expect(translation).toContainText('Guten Morgen.');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Guten Morgen.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(source).toHaveValue('');
  await page.getByRole('button', { name: 'Undo clear' }).click();
  await expect(source).toHaveValue('Good morning.');
});

test('right-to-left text and emoji keep their direction and their characters', async ({ page }) => {
  const { source, translation, to } = textScreen(page);
  await pick(page, to, 'Arabic');
  await source.fill('Good morning 👋🏽');
  await expect(translation).toContainText('👋🏽');
  await expect(translation).toHaveAttribute('dir', 'rtl');
});
