import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { importMemory } from './memories-screen.ts';
import { tmxOf } from './printer-text.ts';
import { chooseFiles, goTo, pick } from './screen.ts';

const memoryPicker = (page: Page) =>
  page.getByRole('combobox', { name: 'Translation memory', exact: true });

/** A memory of this computer with one English sentence, active for its pair. */
const importHouse = (page: Page) =>
  importMemory(page, {
    name: 'House.tmx',
    text: tmxOf([['The house is for sale.', 'Das Haus steht zum Verkauf.']]),
  });

async function openProject(page: Page, text: string) {
  await goTo(page, 'Segments');
  await page.getByRole('heading', { name: 'New project' }).waitFor();
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await pick(page, page.getByRole('combobox', { name: 'To' }), 'German');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.target-area').waitFor();
}

test('Segments: memories of the service and of this computer in one picker, and each acts', async ({
  page,
}) => {
  await importHouse(page);
  await openProject(page, 'The house is for sale. The meeting has been moved to Thursday.');
  const memory = memoryPicker(page);
  await expect(memory).toContainText('TM: House');
  await memory.click();
  const list = page.locator('.picker-popover').getByRole('option');
  await expect(list.filter({ hasText: 'Office phrases' }).first()).toBeEnabled();
  await expect(list.filter({ hasText: 'On this computer' })).toContainText('House');
  await list.filter({ hasText: 'Office phrases' }).first().click();
  await expect(memory).toContainText('Office phrases');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Machine-translate empty segments' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Translate', exact: true }).click();
  const rows = page.locator('.segments');
  await expect(rows).toContainText('Die Besprechung wurde auf Donnerstag verschoben.');
  await expect(rows).toContainText('Das Haus steht zum Verkauf.');
});

test('Documents: a memory of this computer acts on a document, and the rest is sent', async ({
  page,
  downloads,
}) => {
  await importHouse(page);
  await goTo(page, 'Documents');
  const memory = memoryPicker(page);
  await memory.click();
  await expect(page.getByRole('option', { name: /^House/ })).toBeDisabled();
  await expect(page.getByText('Choose the source language first.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, page.getByRole('combobox', { name: 'From' }), 'English');
  await expect(memory).toContainText('Active: House');
  await pick(page, memory, /^House/);
  await expect(page.getByText('Used sentence by sentence; only the rest is sent.')).toBeVisible();

  await chooseFiles(page, {
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The house is for sale.\nNobody has stored this.\n'),
  });
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toBeVisible();
  const text = readFileSync(join(downloads, 'letter.de.txt'), 'utf8');
  expect(text).toContain('Das Haus steht zum Verkauf.');
  expect(text).toContain('[!!');
});

test('Documents: without a source language, memories of this computer and glossaries are said to be unused, and one press leads on', async ({
  page,
  downloads,
}) => {
  await importHouse(page);
  await goTo(page, 'Documents');
  const buffer = Buffer.from('The house is for sale.\nThe meeting has been moved to Thursday.\n');
  await chooseFiles(page, { name: 'letter.txt', mimeType: 'text/plain', buffer });
  const unused = page.getByText(
    'Not used without a source language: translation memories (House).',
  );
  await expect(unused).toBeVisible();
  // A memory of the service acts all the same: the service detects the language first.
  const memory = memoryPicker(page);
  await pick(page, memory, /^Office phrases/);
  await expect(unused).toBeVisible();
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toHaveCount(1);
  const detected = readFileSync(join(downloads, 'letter.de.txt'), 'utf8');
  expect(detected).toContain('Die Besprechung wurde auf Donnerstag verschoben.');
  expect(detected).not.toContain('Das Haus steht zum Verkauf.');

  await chooseFiles(page, { name: 'second.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Choose source language' }).click();
  await page.locator('.picker-popover').getByRole('searchbox').fill('English');
  await page.locator('.picker-popover').getByRole('option', { name: 'English' }).first().click();
  await expect(unused).toHaveCount(0);
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText(/Done in/)).toHaveCount(2);
  const chosen = readFileSync(join(downloads, 'second.de.txt'), 'utf8');
  expect(chosen).toContain('Die Besprechung wurde auf Donnerstag verschoben.');
  expect(chosen).toContain('Das Haus steht zum Verkauf.');
});
