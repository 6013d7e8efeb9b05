import { expect, test } from './app.ts';
import { newKey, setFaults } from './control.ts';
import { connect, goTo, textScreen } from './screen.ts';

test('P1: a used-up quota is a card with cause, remedy and trace id, and is not tried again', async ({
  page,
  service,
}) => {
  const real = await service('--fault', 'quota@/v2/translate');
  await connect(page, real, 'Test service');
  await goTo(page, 'Text');
  await textScreen(page).source.fill('Good morning.');
  const card = page.getByRole('alert');
  await expect(card).toContainText('456');
  await expect(card).toContainText(/[0-9a-f]{32}/);
});

test('N2: the offline service is used only once its button is pressed', async ({
  page,
  service,
}) => {
  const real = await service('--fault', 'quota@/v2/translate');
  await connect(page, real, 'Test service');
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill('The kettle whistles softly.');
  const card = page.getByRole('alert');
  await expect(card).toContainText('456');
  // Nothing was switched by itself: no result, and the connection is the one that failed.
  const status = page.locator('.status-service');
  await expect(status).toContainText('Test service');
  await expect(translation).not.toContainText('[!!');
  await card.getByRole('button', { name: 'Use offline service' }).click();
  await expect(translation).toContainText('[!!');
  await expect(status).toContainText('Offline service');
  await expect(page.getByText('Offline service', { exact: true }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('P3: being throttled shows a countdown, then the result', async ({ page, service }) => {
  const real = await service();
  await connect(page, real, 'Test service');
  await setFaults(real, [{ kind: '429', count: 2, path: '/v2/translate' }]);
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill('Good morning.');
  await expect(page.getByText(/retrying in|next attempt/i).first()).toBeVisible();
  await expect(translation).toContainText('[!!');
});

test('P3: the waiting can be ended', async ({ page, service }) => {
  const real = await service();
  await connect(page, real, 'Test service');
  await setFaults(real, [{ kind: '503', count: 20, path: '/v2/translate' }]);
  await goTo(page, 'Text');
  await textScreen(page).source.fill('Good morning.');
  await page
    .getByRole('button', { name: /Cancel|Stop/ })
    .first()
    .click();
  await expect(page.getByText(/^Canceled\./)).toBeVisible();
});

test('P1: a service that is gone is said, and the text stays', async ({ page, service }) => {
  const real = await service();
  await connect(page, real, 'Test service');
  await real.stop('SIGKILL');
  await goTo(page, 'Text');
  const { source } = textScreen(page);
  await source.fill('Good morning.');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(source).toHaveValue('Good morning.');
});

test('P2: a key without the scope says which one is missing', async ({ page, service }) => {
  const real = await service();
  const key = await newKey(real, { scopes: ['usage:read', 'languages:read'] });
  await connect(page, { ...real, developer_key: key }, 'Scoped key');
  await goTo(page, 'Text');
  await textScreen(page).source.fill('Good morning.');
  await expect(page.getByRole('alert')).toContainText('translate:text');
});

test('H3: refused detection is explained, and the local guess is labelled', async ({
  page,
  service,
}) => {
  const real = await service();
  const key = await newKey(real, { detection: false });
  await connect(page, { ...real, developer_key: key }, 'No detection');
  await page.getByRole('tab', { name: 'Typing' }).click();
  await page.getByText('Translate while typing', { exact: true }).click();
  await goTo(page, 'Text');
  const { source, from } = textScreen(page);
  await source.fill('Die Besprechung wurde auf Donnerstag verschoben.');
  await expect(from).toContainText('German');
  await expect(page.getByText(/^Local guess\. .+403/)).toBeVisible();
});
