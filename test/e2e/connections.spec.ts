import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, testOwnApp } from './app.ts';
import { connect, fillConnection, goTo, pick, textScreen } from './screen.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Files below a folder that hold a text in any of their bytes. */
const filesWith = (folder: string, text: string) =>
  filesBelow(folder).filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));

test('A3: a wrong key is explained and nothing is stored; a good one shows tier and usage', async ({
  page,
  service,
}) => {
  const real = await service();
  await fillConnection(page, { ...real, developer_key: 'wrong-key' }, 'Test service');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByRole('alert')).toContainText('403');
  await expect(page.getByText('Nothing was saved. Your entries are still here.')).toBeVisible();
  await page.getByLabel('Key', { exact: true }).fill(real.developer_key);
  await page.getByRole('button', { name: 'Check key' }).click();
  await expect(page.getByText(/The key works\. Paid tier/)).toBeVisible();
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByRole('button', { name: 'Use Test service' })).toBeVisible();
});

for (const tier of ['Paid tier', 'Free tier', 'Custom'])
  test(`A3: a wrong authorization keyword is told from a wrong key, and the right one is offered: ${tier}`, async ({
    page,
    service,
  }) => {
    const real = await (tier === 'Free tier' ? service('--tier', 'free') : service());
    await fillConnection(page, real, 'Test service');
    await page.getByText(tier, { exact: true }).click();
    await page.getByLabel('Authorization keyword').fill('Team-Key');
    await page.getByRole('button', { name: 'Check key' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'This service expects a different authorization keyword.',
    );
    await page.getByRole('button', { name: 'Use Service-Auth-Key' }).click();
    await expect(page.getByText(/The key works\./)).toBeVisible();
    await expect(page.getByLabel('Authorization keyword')).toHaveValue('Service-Auth-Key');
  });

testOwnApp('A4: no file contains the key', async ({ app, page, service }) => {
  const real = await service();
  await connect(page, real, 'Test service');
  expect(filesWith(app.data, real.developer_key)).toEqual([]);
});

test('A5 N2: switching takes two actions, and every result says who answered', async ({
  page,
  service,
}) => {
  const real = await service();
  await connect(page, real, 'Test service');
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill('Good morning.');
  await expect(translation).not.toHaveText('');
  await expect(page.getByText('Remote service')).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Test service/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Offline service/ })
    .click();
  await expect(page.getByRole('contentinfo')).toContainText('Offline service');
  await source.fill('Good afternoon, everyone.');
  await expect(page.getByText('Offline service').first()).toBeVisible();
});

test('each connection has its memory again when it is switched back to', async ({
  page,
  service,
}) => {
  const { memory } = textScreen(page);
  await pick(page, memory, /Office phrases/);
  await connect(page, await service(), 'Test service');
  await goTo(page, 'Text');
  await expect(memory).toContainText('None');
  const use = async (from: RegExp, to: RegExp) => {
    await page.getByRole('contentinfo').getByRole('button', { name: from }).click();
    await page.getByRole('dialog').getByRole('button', { name: to }).click();
  };
  await use(/Test service/, /Offline service/);
  await expect(page.getByRole('contentinfo')).toContainText('Offline service');
  await expect(memory).toContainText('Office phrases');
});

test('A7: what a key may do is learnt, and refusals are explained', async ({ page, service }) => {
  const real = await service('--tier', 'free');
  await connect(page, real, 'Free service');
  await page.getByRole('button', { name: 'Test all' }).click();
  const features = page.getByRole('list', { name: 'Features' });
  await expect(features).toContainText('Available');
  await expect(features).toContainText('Not available');
});

test('Documents keeps its memory for each connection, over switches and starts', async ({
  page,
  service,
}) => {
  await connect(page, await service(), 'Test service');
  const use = async (from: RegExp, to: RegExp) => {
    await page.getByRole('contentinfo').getByRole('button', { name: from }).click();
    await page.getByRole('dialog').getByRole('button', { name: to }).click();
  };
  await use(/Test service/, /Offline service/);
  await expect(page.getByRole('contentinfo')).toContainText('Offline service');
  await goTo(page, 'Documents');
  const memory = page.getByRole('combobox', { name: 'Translation memory', exact: true });
  await pick(page, memory, /Office phrases/);
  await use(/Offline service/, /Test service/);
  await expect(memory).toContainText('None');
  await use(/Test service/, /Offline service/);
  await expect(memory).toContainText('Office phrases');
  await page.reload();
  await goTo(page, 'Documents');
  await expect(memory).toContainText('Office phrases');
});
