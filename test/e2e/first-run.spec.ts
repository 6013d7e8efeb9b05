import { expect, testOwnApp } from './app.ts';
import { tabTo } from './keyboard.ts';
import { chooseFiles, goTo, pick, textScreen } from './screen.ts';

const firstRun = testOwnApp.extend({ isWelcomed: false });

const honest = firstRun.extend({ hasPseudo: false });

honest(
  'A1 A2: skipping the first run leads to a text screen that translates what the sample memory has, and says what is not translated',
  async ({ page, app }) => {
    await expect(page.getByRole('heading', { name: 'Welcome to Dragoman' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    const { source, translation } = textScreen(page);
    await expect(textScreen(page).memory).toContainText('Office phrases');
    await source.fill('The meeting has been cancelled.\nNobody has ever stored these words.');
    await expect(translation).toContainText('Die Besprechung wurde abgesagt.');
    await expect(translation.locator('[data-kind="untranslated"]')).toHaveText(
      'Nobody has ever stored these words.',
    );
    await expect(
      page.getByText('Partly not translated: no engine for English → German'),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Offline service');
    await app.restart();
    await expect(source).toBeVisible();
  },
);

honest(
  'A2: what no engine translates stays its source, with the way to a service',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    const { source, translation } = textScreen(page);
    await source.fill('Nobody has ever stored these words.');
    await expect(translation).toHaveText('Nobody has ever stored these words.');
    await expect(page.getByText('Not translated: no engine for English → German')).toBeVisible();
    await expect(page.getByText('0 characters', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Connect a service' }).click();
    await expect(page.getByRole('heading', { name: 'Add connection' })).toBeVisible();
  },
);

firstRun('A2: the first run is three steps of few inputs, by keyboard alone', async ({ page }) => {
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
    const next = page.getByRole('button', { name: step < 3 ? 'Next' : 'Start translating' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
  }
  await expect(textScreen(page).source).toBeVisible();
});

honest(
  'the sample memories of the first run are on this computer, and act on every screen',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start translating' }).click();
    const { source, translation, memory } = textScreen(page);
    await expect(memory).toContainText('Office phrases');
    await source.fill('Good morning.');
    await expect(translation).toHaveText('Guten Morgen.');
    await memory.click();
    const offered = page.locator('.picker-popover').getByRole('option', { name: /Office phrases/ });
    await expect(offered.filter({ hasText: '206' })).toHaveCount(1);
    await page.keyboard.press('Escape');

    await goTo(page, 'Memories');
    await expect(page.getByRole('heading', { name: 'Office phrases' })).toBeVisible();
    await expect(page.getByText('Guten Morgen.').first()).toBeVisible();

    await goTo(page, 'Documents');
    await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
    await expect(memory).toContainText('Office phrases');
    const buffer = Buffer.from('Good morning. Nobody has ever stored these words.');
    await chooseFiles(page, { name: 'letter.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: /^Translate/ }).click();
    await expect(page.getByText(/1 segment not translated.*Done in/)).toBeVisible();

    await goTo(page, 'Segments');
    await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Good morning.\n\nNobody has ever stored these words.');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Pre-translate from TM' }).click();
    const first = page.getByRole('textbox', { name: 'Translation of segment 1' });
    await expect(first).toHaveValue('Guten Morgen.');
    // What a person confirms goes into a memory of their own, which is named.
    await first.press('Control+Enter');
    await expect(
      page.getByText(/^Confirmed and saved to “English → German, my translations”/),
    ).toBeVisible();
  },
);

honest(
  'a sample memory of the offline service is put on this computer to be looked into',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await goTo(page, 'Memories');
    await page.getByRole('tab', { name: 'On the service' }).click();
    const row = page.getByRole('row', { name: /^Office phrases/ });
    await row.getByRole('button', { name: 'Add to this computer' }).click();
    await expect(page.getByText('Guten Morgen.').first()).toBeVisible();
    await page.getByRole('tab', { name: 'On the service' }).click();
    await row.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Office phrases' })).toBeVisible();
  },
);

testOwnApp('N3: nothing but the own host is contacted', async ({ app, page }) => {
  await textScreen(page).source.fill('Good morning.');
  await expect(textScreen(page).translation).not.toHaveText('');
  expect([...app.hosts]).toEqual(['127.0.0.1']);
});
