import { expect, test, testOwnApp } from './app.ts';
import { untilOnDisk } from './on-disk.ts';
import { pick, textScreen } from './screen.ts';

test('C1 C2: memories with counts, incompatible targets greyed with the reason', async ({
  page,
}) => {
  const { memory, to } = textScreen(page);
  await memory.click();
  const office = page.getByRole('option', { name: /Office phrases/ });
  await expect(office).toContainText(/20\d segments/);
  await page.keyboard.press('Escape');
  await pick(page, to, 'Polish');
  await memory.click();
  await expect(office).toHaveAttribute('aria-disabled', 'true');
  await expect(office).toContainText('Doesn’t include Polish');
});

test('C2: the threshold is 75, advises below, and decides what is used', async ({ page }) => {
  const { source, translation, memory, threshold } = textScreen(page);
  await expect(threshold).toHaveValue('75');
  await pick(page, memory, /Office phrases/);
  await source.fill('Please bring the signed contract.');
  await expect(translation).toContainText('Vertrag mit.');
  await threshold.fill('100');
  await expect(translation).toContainText('[!!');
  await expect(translation).not.toContainText('Vertrag mit.');
  await threshold.fill('50');
  await expect(page.getByText('75% or higher recommended.')).toBeVisible();
});

test('B2: glossaries need a source language, and the panel says so', async ({ page }) => {
  const { options, from } = textScreen(page);
  await options.click();
  await expect(
    page.getByText('Glossaries need a source language: choose one in “From”.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, from, 'English');
  await options.click();
  await expect(
    page.getByText('Glossaries need a source language: choose one in “From”.'),
  ).toHaveCount(0);
});

test('B2: formality is offered only where the target has it', async ({ page }) => {
  const { options, to } = textScreen(page);
  await pick(page, to, 'Chinese (Simplified)');
  await options.click();
  await expect(page.getByText('Formality isn’t available for Chinese (Simplified).')).toBeVisible();
});

test('B7: the options leave every target in sight; what resets them is there once one is set', async ({
  page,
}) => {
  await textScreen(page).options.click();
  const another = page.getByRole('combobox', { name: 'Add target language' });
  await pick(page, another, 'French');
  await pick(page, another, 'Spanish');
  const panel = page.getByRole('complementary', { name: 'Options' });
  await panel.waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const panes = page.locator('.targets > .pane');
    await expect(panes).toHaveCount(3);
    const edge = (await panel.boundingBox())?.x ?? 0;
    for (const pane of await panes.all()) {
      const box = await pane.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(edge + 1);
    }
    // What has no room goes on below.
    await panes.last().getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(panes.last().getByRole('button').last()).toBeInViewport();
  }
  const reset = panel.getByRole('button', { name: 'Reset all' });
  await expect(reset).toHaveCount(0);
  await panel.getByText('Use local memories first').click();
  await reset.click();
  await expect(reset).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Close options' })).toBeFocused();
});

testOwnApp(
  'B7: a target has options of its own, which a restart keeps and one press takes back',
  async ({ app, page }) => {
    const { source, memory } = textScreen(page);
    const french = page.getByRole('region', { name: 'Translation into French' });
    const german = page.getByRole('region', { name: 'Translation', exact: true });
    await pick(page, memory, /Office phrases/);
    await pick(page, page.getByRole('combobox', { name: 'Add target language' }), 'French');
    await source.fill('Please bring the signed contract.');
    await expect(french).toContainText('Veuillez');
    await page.getByRole('button', { name: 'Options for French' }).click();
    await page.getByLabel('Threshold', { exact: true }).fill('100');
    await expect(french).toContainText('[!!');
    await expect(german).toContainText('Vertrag mit.');
    await expect(page.getByText('French uses its own memory.')).toBeVisible();
    await untilOnDisk(app.data, '"threshold":100');
    await app.restart('SIGKILL');
    await page.getByRole('button', { name: 'Options for French, 1 overridden' }).click();
    await expect(page.getByLabel('Threshold', { exact: true })).toHaveValue('100');
    await page.getByRole('button', { name: 'Use shared setting: Translation memory' }).click();
    await expect(page.getByLabel('Threshold', { exact: true })).toHaveValue('75');
  },
);
