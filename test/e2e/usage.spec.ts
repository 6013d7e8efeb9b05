import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, testOwnApp } from './app.ts';
import { serious, seriousInThemes } from './axe.ts';
import { connect, goTo, pick, textScreen } from './screen.ts';

const openTab = async (page: Page, name: string) => {
  await goTo(page, 'Usage');
  await page.getByRole('tab', { name, exact: true }).click();
};

/** Makes the connection's admin key known, on whichever tab asks for it. */
const enterAdminKey = async (page: Page, key: string) => {
  await page.getByRole('textbox', { name: 'Admin key' }).fill(key);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByRole('textbox', { name: 'Admin key' })).toBeHidden();
};

/** Cells of a CSV file as RFC 4180 has them. */
function cells(csv: string): string[][] {
  const lines = csv.replace(/^\uFEFF/, '').split('\r\n');
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );
}

const savedText = async (page: Page, button: string) => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await saving).path(), 'utf8');
};

test('O1: usage of the period is said in words, an absent limit too', async ({ page }) => {
  await goTo(page, 'Text');
  await textScreen(page).source.fill('Good morning.');
  await expect(textScreen(page).translation).not.toHaveText('');
  await openTab(page, 'This period');
  await expect(page.getByRole('main')).toContainText(/no limit/i);
  await expect(page.getByRole('main')).not.toContainText(/1,?000,?000,?000,?000/);
  expect(await serious(page)).toEqual([]);
});

test('O2 O3: a report by day, drilled into, and its CSV equal to the table', async ({
  page,
  service,
}) => {
  const real = await service('--demo-year');
  await connect(page, real, 'Demo year');
  await openTab(page, 'Report');
  await enterAdminKey(page, real.admin_key);

  const table = page.getByRole('table', { name: /Usage by day/ });
  await expect(table).toBeVisible();
  // 30 days, of which some are in sight.
  await expect(page.getByText('Total of 30 rows')).toBeAttached();
  const days = cells(await savedText(page, 'CSV'));
  expect(days).toHaveLength(31);
  const total = days.slice(1).reduce((sum, row) => sum + Number(row[1]), 0);
  await expect(page.getByText(`${total.toLocaleString('en-US')} characters`).first()).toBeVisible();
  expect(await seriousInThemes(page)).toEqual([]);

  await table
    .getByRole('button', { name: /^\w{3}, / })
    .first()
    .click();
  await expect(page.getByRole('table', { name: /Usage by key/ })).toBeVisible();
  const keys = cells(await savedText(page, 'CSV'));
  // The keys of the first day add up to that day.
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.slice(1).reduce((sum, row) => sum + Number(row[2]), 0)).toBe(Number(days[1]?.[1]));

  await page.getByRole('tab', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('table', { name: /Usage by tag/ })).toBeVisible();
  await expect(page.getByText('Untagged').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

test('O2: sums that are shown twice agree: the figure, the table and its file', async ({
  page,
  service,
}) => {
  const real = await service('--demo-year');
  await connect(page, real, 'Demo year');
  await openTab(page, 'Report');
  await enterAdminKey(page, real.admin_key);
  const table = page.getByRole('table', { name: /Usage by day/ });
  for (const measure of ['Characters', 'Speech to text', 'Speech to speech']) {
    await pick(page, page.getByRole('combobox', { name: 'Measure' }), measure);
    const figure = page.locator('.figure').filter({ hasText: `Total: ${measure}` });
    await expect(figure).toBeVisible();
    const total = table.getByRole('row', { name: /^Total of 30 rows/ });
    const [shown, summed] = [await figure.innerText(), await total.innerText()];
    const wanted = /[\d,]{4,}|\d+:\d\d/u.exec(shown)?.[0] ?? 'no figure';
    expect(summed, measure).toContain(wanted);
  }
});

test('O5 O6: a key is made, limited, used up, and ended for good', async ({ page, service }) => {
  const real = await service();
  await connect(page, real, 'Office');
  await openTab(page, 'Keys');
  await page.getByRole('textbox', { name: 'Admin key' }).fill(real.developer_key);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
  await enterAdminKey(page, real.admin_key);

  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Interns');
  await page.getByRole('button', { name: 'Create key' }).click();
  const created = page.getByRole('dialog', { name: /Interns/ });
  const secret = await created.getByRole('textbox', { name: 'Secret' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(created).toBeVisible();
  await created.getByText('I have saved the secret').click();
  await created.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('button', { name: 'Limits for “Interns”' }).click();
  const limits = page.getByRole('dialog', { name: 'Limits for “Interns”' });
  await limits.getByText('No limit', { exact: true }).first().click();
  await limits.getByRole('textbox', { name: 'Characters' }).fill('20');
  await limits.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByRole('row', { name: /Interns/ })).toContainText('of 20');

  await connect(page, { ...real, developer_key: secret }, 'Interns’ key');
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill('Good morning.');
  await expect(translation).not.toHaveText('');
  await source.fill('This sentence is longer than what is left.');
  await expect(page.getByRole('alert')).toContainText(/456/);

  await goTo(page, 'Usage');
  await enterAdminKey(page, real.admin_key);
  await page.getByRole('button', { name: 'Deactivate “Interns”' }).click();
  const end = page.getByRole('alertdialog');
  const confirm = end.getByRole('button', { name: 'Deactivate permanently' });
  await end.getByRole('textbox').fill('interns');
  await expect(confirm).toBeDisabled();
  await end.getByRole('textbox').fill('Interns');
  await confirm.click();
  await expect(page.getByRole('row', { name: /Interns/ })).toHaveCount(0);
  await goTo(page, 'Text');
  await source.fill('Good night.');
  await expect(page.getByRole('alert')).toContainText('403');
});

test('O7: the tag of a project goes with its texts, and reports count it', async ({
  page,
  service,
}) => {
  const real = await service();
  await connect(page, real, 'Office');
  await page.getByRole('tab', { name: 'Reporting tags' }).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour guide');
  await page.getByRole('textbox', { name: 'Reporting tag' }).fill('Harbour-Guide');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /No tag/ })
    .click();
  await page.getByRole('button', { name: 'Harbour guide harbour-guide' }).click();
  await goTo(page, 'Text');
  await textScreen(page).source.fill('The harbour opens at nine.');
  await expect(textScreen(page).translation).not.toHaveText('');
  await openTab(page, 'Tags');
  await enterAdminKey(page, real.admin_key);
  await expect(page.getByRole('table', { name: /Usage by tag/ })).toContainText('harbour-guide');
});

testOwnApp(
  'N4 P4: requests are listed without texts, and so is the file for support',
  async ({ app, page }) => {
    await goTo(page, 'Text');
    await textScreen(page).source.fill('Canary in the coal mine.');
    await expect(textScreen(page).translation).not.toHaveText('');
    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Requests' }).click();
    await expect(page.getByRole('main')).toContainText('/v2/translate');
    await expect(page.getByRole('main')).not.toContainText('Canary');
    expect(await serious(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Support' }).click();
    await page.getByRole('button', { name: 'Create file' }).click();
    const bundle = await savedText(page, 'Save');
    expect(bundle).toContain('/v2/translate');
    for (const word of ['Canary', app.data]) expect(bundle).not.toContain(word);
    expect(await serious(page)).toEqual([]);
  },
);
