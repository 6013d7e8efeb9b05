import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** Finds an action by name in the palette and runs it, once it can be: after a start it is dimmed for a moment. */
export async function runAction(page: Page, name: string) {
  // A page that has just been loaded hears keys from when it is shown.
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.locator('input[role="combobox"]')).toBeFocused();
  await page.keyboard.type(name);
  const option = page.getByRole('option').first();
  await expect(option).toContainText(name);
  await expect(option).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
}
