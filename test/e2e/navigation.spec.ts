import { expect, test } from './app.ts';
import { goldenFile } from './golden-file.ts';
import { onEveryScreen } from './layout.ts';
import { chooseFiles, goTo, pick, textScreen } from './screen.ts';
import { openText } from './segment-editor.ts';

test('the rail has three groups, is one tab stop with arrows inside, and folds to icons', async ({
  page,
}) => {
  const rail = page.getByRole('navigation');
  const screensOf = (group: string) =>
    rail.getByRole('list', { name: group, exact: true }).getByRole('button');
  await expect(screensOf('Translate')).toHaveText([
    'Text',
    'Documents',
    'Segments',
    'Voice',
    'Write',
  ]);
  await expect(screensOf('Resources')).toHaveText([
    'Memories',
    'Glossaries',
    'Style rules',
    'Spoken terms',
  ]);
  await expect(screensOf('Activity')).toHaveText(['History', 'Usage']);
  expect(await rail.locator('[tabindex="0"]').count()).toBe(1);
  await screensOf('Translate').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
  // Until the screen is there, keys wait for it.
  await expect(page.getByRole('main').getByRole('button', { name: 'Choose files' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(rail).toHaveAttribute('data-width', 'narrow');
  await page.keyboard.press('Enter');
  await expect(rail).toHaveAttribute('data-width', 'wide');
});

test('the palette ranks a screen first by its own name', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  for (const name of ['Memories', 'Glossaries', 'Segments', 'History', 'Settings']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name.toLowerCase());
    await expect(options.first()).toContainText(`Go to ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});

test('Ctrl and a digit go to a screen everywhere, also from a target that is being written', async ({
  page,
}) => {
  await openText(page, 'Wait 3 minutes.', 'Printer');
  await page.keyboard.type('Warten');
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await page.keyboard.press('Control+1');
  await expect(textScreen(page).source).toBeVisible();
  await textScreen(page).source.focus();
  await page.keyboard.press('Control+6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memories');
});

test('a trash can deletes and a cross never does, on every screen', async ({ page }) => {
  const { source, translation, to } = textScreen(page);
  await pick(page, to, 'German');
  await source.fill('Good morning.');
  await expect(translation).not.toHaveText('');
  await goTo(page, 'Documents');
  await chooseFiles(page, goldenFile('letter.docx'));
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/^Done/).first()).toBeVisible();
  await openText(page, 'Wait 3 minutes.', 'Printer');
  await page.getByRole('button', { name: 'All projects' }).click();
  const seen = { trash: 0, cross: 0 };
  await onEveryScreen(page, async (name) => {
    const named = async (icon: string) => {
      const buttons = page.getByRole('main').locator(`button:has(svg.lucide-${icon})`);
      return Promise.all(
        (await buttons.all()).map(
          async (one) => (await one.getAttribute('aria-label')) ?? (await one.innerText()),
        ),
      );
    };
    const [trash, cross] = [await named('trash-2'), await named('x')];
    for (const one of trash) expect.soft(one, name).toMatch(/^Delete/);
    for (const one of cross) expect.soft(one, name).not.toMatch(/Delete/);
    seen.trash += trash.length;
    seen.cross += cross.length;
  });
  expect(seen.trash).toBeGreaterThan(3);
  expect(seen.cross).toBeGreaterThan(1);
});
