import { expect, testOwnApp as test } from './app.ts';
import { isOnDisk, untilOnDisk } from './on-disk.ts';
import { connect, goTo, pick, textScreen } from './screen.ts';

const CANARY = 'Kanarienvogel-7731';

test('Q1: kill -9 gives back the text, its languages and its options', async ({ app, page }) => {
  const { source, to, memory, threshold } = textScreen(page);
  await pick(page, to, 'French');
  await pick(page, memory, /Office phrases/);
  await threshold.fill('82');
  await source.fill(`${CANARY} bleibt.`);
  await untilOnDisk(app.data, `${CANARY} bleibt.`);
  await app.restart('SIGKILL');
  await expect(source).toHaveValue(`${CANARY} bleibt.`);
  await expect(to).toContainText('French');
  await expect(memory).toContainText('Office phrases');
  await expect(threshold).toHaveValue('82');
});

test('private mode writes nothing to disk', async ({ app, page }) => {
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByText('Private mode', { exact: true }).click();
  await goTo(page, 'Text');
  const { source, translation } = textScreen(page);
  await source.fill(`${CANARY} is private.`);
  await expect(translation).not.toHaveText('');
  // The text comes back from main, which has it: in its memory alone.
  await page.reload();
  await expect(source).toHaveValue(`${CANARY} is private.`);
  expect(isOnDisk(app.data, CANARY)).toBe(false);
});

test('wiping leaves no text in any file', async ({ app, page }) => {
  const { source } = textScreen(page);
  await source.fill(`${CANARY} goes away.`);
  await untilOnDisk(app.data, CANARY);
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Delete all saved text…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect.poll(() => isOnDisk(app.data, CANARY)).toBe(false);
});

test('N3: only the host of the connection is contacted', async ({ app, page, service }) => {
  const { source, translation } = textScreen(page);
  await source.fill('Thank you.');
  await expect(translation).not.toHaveText('');
  const before = new Set(app.network());
  const own = await service();
  await connect(page, own, 'Head office');
  await goTo(page, 'Usage');
  await goTo(page, 'Voice');
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByText('react-aria-components', { exact: true })).toBeVisible();
  await goTo(page, 'Text');
  await source.fill('Please bring the signed contract.');
  await expect(translation).not.toHaveText('');
  // The fixture holds every flow to this computer; here the port tells services apart.
  const since = app.network().filter((host) => !before.has(host));
  expect(new Set(since)).toEqual(new Set([new URL(own.base_url).host]));
  expect([...app.hosts].filter((host) => host !== '')).toEqual(['127.0.0.1']);
});
