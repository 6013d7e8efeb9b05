import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { testOwnDownloads } from './downloads.ts';
import { startHostileResults } from '../fakes/hostile-results.ts';
import { goldenFile } from './golden-file.ts';
import { chooseFiles, connect, goTo, pick } from './screen.ts';

async function choose(page: Page, ...names: string[]) {
  await goTo(page, 'Documents');
  await chooseFiles(page, names.map(goldenFile));
}
const translate = (page: Page) => page.getByRole('button', { name: /^Translate/ }).click();
const done = (page: Page) => expect(page.getByText(/Done in/).first()).toBeVisible();

/** Drops files on the window as a person would. */
async function drop(page: Page, ...names: string[]) {
  const files = names.map((name) => ({
    name: name.split('/').at(-1) ?? name,
    bytes: [...readFileSync(goldenFile(name))],
  }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, bytes } of all) data.items.add(new File([Uint8Array.from(bytes)], name));
    return data;
  }, files);
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('body', kind, { dataTransfer: transfer });
  }
}

test('D1, D2: a dropped docx comes back translated, and the original is not touched', async ({
  page,
  downloads,
}) => {
  const before = readFileSync(goldenFile('letter.docx'));
  await drop(page, 'letter.docx');
  await expect(page.getByText('1 file can be translated.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  // Offline only what is there counts, and nothing is billed.
  await expect(page.getByText(/50,000|billed/)).toHaveCount(0);
  await translate(page);
  await done(page);
  await expect(page.getByText(/ · \d{2,4} characters counted$/)).toBeVisible();
  await expect(page.getByText(/50,000|billed/)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Documents: Done 1' })).toBeVisible();
  await expect(page.getByText('1 of 1 finished')).toBeVisible();
  for (const name of [
    'Open letter.docx',
    'Show letter.docx in folder',
    'Remove letter.docx from list',
  ])
    await expect(page.getByRole('button', { name })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  const result = join(downloads, 'letter.de.docx');
  expect(existsSync(result)).toBe(true);
  expect(readFileSync(goldenFile('letter.docx'))).toEqual(before);
  const folder = join(downloads, 'text');
  const converted = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}`,
      '--headless',
      '--convert-to',
      'txt:Text',
      '--outdir',
      folder,
      result,
    ],
    { encoding: 'utf8' },
  );
  expect(converted.status, converted.stderr).toBe(0);
  // Pseudo-translation: bracketed, and longer than what it stands for.
  expect(readFileSync(join(folder, 'letter.de.txt'), 'utf8')).toContain('[!!');
});

test('D5: a second result never takes the place of the first', async ({ page, downloads }) => {
  for (const round of [1, 2]) {
    await choose(page, 'letter.txt');
    await translate(page);
    await expect(page.getByText(/Done in/)).toHaveCount(round);
  }
  expect(readdirSync(downloads).toSorted()).toEqual(['letter.de (2).txt', 'letter.de.txt']);
});

testOwnDownloads(
  'D3: after kill -9 every document of the queue arrives, and none twice',
  async ({ app, page, downloads }) => {
    const names = [
      'handbook.docx',
      'tour.pptx',
      'members.xlsx',
      'letter.pdf',
      'gate.xlf',
      'film.srt',
    ];
    await choose(page, ...names);
    await translate(page);
    await expect(page.getByText(/Done in/).first()).toBeVisible();
    await app.restart('SIGKILL');
    await goTo(page, 'Documents');
    await expect(page.getByText(/Done in/)).toHaveCount(names.length);
    expect(readdirSync(downloads)).toHaveLength(names.length);
  },
);

test('D9: fuzzy matches are named in the list and beside both texts', async ({ page }) => {
  await goTo(page, 'Documents');
  const buffer = Buffer.from('Thank you for your letter. Nobody stored this.');
  await chooseFiles(page, { name: 'note.txt', mimeType: 'text/plain', buffer });
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'Translation memory' }), /Office phrases/);
  await translate(page);
  await done(page);
  const fuzzy = 'Translated with a fuzzy match from a translation memory.';
  await page.getByRole('button', { name: /^Compare note.txt side by side$/ }).click();
  const sides = page.getByRole('region', { name: 'Side by side' });
  await expect(sides).toContainText('Vielen Dank für Ihre');
  await expect(sides).toContainText(fuzzy);
  // Marked as on Text, and only the sentence that it is.
  const marked = sides.locator('.result-segment');
  await expect(marked).toHaveText(/^Vielen Dank für Ihre/);
  await expect(marked).toHaveAttribute('data-chip', /^\d\d% fuzzy$/);
  expect(await serious(page)).toEqual([]);
});

test('D9: original and translation side by side', async ({ page }) => {
  await choose(page, 'letter.html');
  await translate(page);
  await done(page);
  await page
    .getByRole('button', { name: /side by side$/ })
    .first()
    .click();
  await expect(page.getByText('[!!').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test('D9: the pages of a pdf stand beside their translation, painted in the page; slides, sheets and stories by their texts', async ({
  page,
}) => {
  await choose(page, 'letter.pdf', 'tour.pptx', 'members.xlsx', 'brochure.idml');
  await translate(page);
  await expect(page.getByText(/Done in/)).toHaveCount(4);
  const open = (name: string) =>
    page.getByRole('button', { name: `Compare ${name} side by side` }).click();
  const back = () => page.getByRole('button', { name: 'Back to list' }).click();

  await open('letter.pdf');
  const pages = page.getByRole('region', { name: 'Pages of the original and the translation' });
  await expect(pages.getByText('Page 1 of 1', { exact: true })).toBeVisible();
  // The text is there for screen readers, and what is painted is more than white paper.
  await expect(pages.getByText('An invitation').first()).toBeAttached();
  await expect(pages.getByText('[!!').first()).toBeAttached();
  for (const canvas of await pages.locator('canvas').all()) {
    await expect.poll(() => canvas.evaluate(inkOf)).toBeGreaterThan(500);
  }
  expect(await serious(page)).toEqual([]);
  await back();

  const texts = page.getByRole('region', { name: 'Original and translation' });
  for (const [name, place] of [
    ['tour.pptx', 'Slide 2'],
    ['members.xlsx', 'A2'],
    ['brochure.idml', 'Story 1'],
  ] as const) {
    await open(name);
    await expect(texts.getByText(place, { exact: true })).toBeVisible();
    await expect(texts.getByText('[!!').first()).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await back();
  }
});

/** Dark points of a painted canvas. */
function inkOf(canvas: HTMLElement | SVGElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
    data: new Uint8ClampedArray(),
  };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
  }
  return dark;
}

test('D6: a result without an end is stopped, nothing of it stays, and the row says why', async ({
  page,
  downloads,
  service,
}) => {
  const real = await service();
  await using hostile = await startHostileResults(real.base_url, 'endless');
  await connect(page, { ...real, base_url: hostile.url }, 'Hostile service');
  await choose(page, 'letter.txt');
  await translate(page);
  const row = page.getByRole('row', { name: /letter\.txt/ }).first();
  await expect(row).toContainText('couldn’t be translated');
  await page.getByRole('button', { name: 'Details: letter.txt' }).click();
  const why = 'The result is unexpectedly large';
  await expect(page.getByText(why).first()).toBeVisible();
  await expect.poll(() => hostile.given().open).toBe(0);
  // The most that a result may have, and what was on its way when it was hung up on.
  expect(hostile.given().bytes).toBeLessThan(16 * 1024 * 1024);
  expect(readdirSync(downloads)).toEqual([]);
  // It can be tried again, and the page is as before.
  await expect(page.getByRole('button', { name: 'Retry letter.txt' })).toBeEnabled();
});

test('D6: a result that trickles shows how far it is, and cancelling it hangs up at once', async ({
  page,
  downloads,
  service,
}) => {
  const real = await service();
  await using hostile = await startHostileResults(real.base_url, { trickles: 1000 });
  await connect(page, { ...real, base_url: hostile.url }, 'Hostile service');
  await choose(page, 'letter.txt');
  await translate(page);
  const row = page.getByRole('row', { name: /letter\.txt/ }).first();
  // It moves, so that whoever waits sees that it will take long.
  const percent = async () =>
    Number(/Downloading (\d+)%/.exec(await row.innerText())?.[1] ?? Number.NaN);
  await expect.poll(percent).toBeGreaterThan(1);
  const before = await percent();
  await expect.poll(percent).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel letter.txt' }).click();
  await expect(row).toContainText('Canceled');
  await expect.poll(() => hostile.given().open).toBe(0);
  expect(readdirSync(downloads)).toEqual([]);
});

test('the folder of the results is named, and opens', async ({ page, downloads }) => {
  await goTo(page, 'Documents');
  const folder = page.getByRole('button', { name: /^Open output folder .*Downloads$/ });
  await expect(folder).toBeVisible();
  await folder.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(`Open output folder ${downloads}`);
  expect(await serious(page)).toEqual([]);
  await choose(page, 'letter.docx');
  await expect(folder).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

// It leaves the queue paused.
testOwnApp(
  'a file that is chosen twice, or is still under way, is added once, and the screen says so',
  async ({ page }) => {
    await goTo(page, 'Documents');
    const letter = () => chooseFiles(page, goldenFile('letter.docx'));
    const said = page.getByText(
      '“letter.docx” is already in the list with the same settings and wasn’t added again.',
    );
    await letter();
    await expect(page.getByText('1 file can be translated.')).toBeVisible();
    await letter();
    await expect(said).toBeVisible();
    await expect(page.getByText('1 file can be translated.')).toBeVisible();
    const pause = page.getByRole('button', { name: 'Pause' });
    await translate(page);
    await done(page);
    // Finished: it may be translated again.
    await pause.click();
    await letter();
    await expect(said).toHaveCount(0);
    await translate(page);
    const rows = page.getByRole('row', { name: /letter\.docx/ });
    await expect(rows).toHaveCount(2);
    await letter();
    await translate(page);
    await expect(said).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect(await serious(page)).toEqual([]);
    // With another target it is another document.
    await letter();
    await pick(page, page.getByRole('combobox', { name: 'To' }), 'French');
    await translate(page);
    await expect(rows).toHaveCount(3);
    await expect(said).toHaveCount(0);
  },
);
