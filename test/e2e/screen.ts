import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import type { ServiceLine } from '../app/program.ts';

/** What a person finds on the Text screen, by the names they read. */
export function textScreen(page: Page) {
  return {
    source: page.getByLabel('Source text', { exact: true }),
    translation: page.getByRole('region', { name: 'Translation', exact: true }),
    from: page.getByRole('combobox', { name: /^From/ }),
    to: page.getByRole('combobox', { name: /^To$/ }),
    memory: page.getByRole('combobox', { name: 'Translation memory' }),
    threshold: page.getByLabel('Match threshold'),
    options: page.getByRole('button', { name: /^Options/ }),
    swap: page.getByRole('button', { name: /^Swap/ }),
  };
}

/** Chooses in a picker, by its search where it has one; a list that still moves is asked again. */
export async function pick(page: Page, picker: Locator, name: string | RegExp) {
  await picker.click();
  const option = page.locator('.picker-popover').getByRole('option', { name }).first();
  const list = page.locator('.picker-popover').getByRole('listbox');
  await list.waitFor();
  const search = page.locator('.picker-popover').getByRole('searchbox');
  if (typeof name === 'string' && (await search.count()) > 0) await search.fill(name);
  await expect(async () => {
    if (await list.isVisible()) await option.click({ timeout: 1000 });
    await expect(list).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/**
 * Chooses files as the browser's dialog would give them.
 * @param open the button that opens it, or what else does; the screen's own button without
 */
export async function chooseFiles(
  page: Page,
  files: Parameters<FileChooser['setFiles']>[0],
  open: Locator | (() => Promise<unknown>) = page
    .getByRole('button', { name: 'Choose files' })
    .first(),
) {
  const choosing = page.waitForEvent('filechooser');
  await (typeof open === 'function' ? open() : open.click());
  await (await choosing).setFiles(files);
}

/** Pastes at once; filling in thousands of lines key by key takes Chromium half a minute. */
export const paste = (source: Locator, text: string) =>
  source.evaluate((element, pasted) => {
    const area = element as HTMLTextAreaElement;
    // React listens to the setter of the prototype, not to the element's own.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      area,
      pasted,
    );
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** A row of the main navigation. */
type ScreenName =
  | 'Text'
  | 'Documents'
  | 'Segments'
  | 'Voice'
  | 'Write'
  | 'Glossaries'
  | 'Style rules'
  | 'Memories'
  | 'Spoken terms'
  | 'History'
  | 'Usage'
  | 'Settings';

/** Goes to a screen and waits for it: the one before stays until its code is there. */
export async function goTo(page: Page, name: ScreenName) {
  const row = page.getByRole('navigation').getByRole('button', { name, exact: true });
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'page');
}

/** Goes to language detection from the list of source languages, with the text's lines. */
export async function detectLines(page: Page) {
  await textScreen(page).from.click();
  await page.getByRole('button', { name: 'Detect the language of each line' }).click();
  await expect(page.getByRole('heading', { name: 'Detect', exact: true })).toBeVisible();
}

/** Fills the form for a connection to a service on this computer; does not send it. */
export async function fillConnection(
  page: Page,
  service: Pick<ServiceLine, 'base_url' | 'developer_key'>,
  name: string,
) {
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Add connection' }).click();
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address').fill(service.base_url);
  await page.getByLabel('Key', { exact: true }).fill(service.developer_key);
}

/** Adds a connection, waits until it is kept, and uses it. */
export async function connect(
  page: Page,
  service: Pick<ServiceLine, 'base_url' | 'developer_key'>,
  name: string,
) {
  await fillConnection(page, service, name);
  await page.getByRole('button', { name: 'Check and save' }).click();
  await page.getByRole('button', { name: `Use ${name}` }).click();
  await page.getByRole('contentinfo').getByText(name).waitFor();
}

/** Goes to the log of requests in the settings; answers with the rows of a method and a path. */
export async function requestRows(page: Page, method: string, path: string): Promise<Locator> {
  await goTo(page, 'Settings');
  await page.getByRole('tab', { name: 'Requests' }).click();
  const table = page.getByRole('table', { name: 'Requests, newest first' });
  return table.getByRole('row').filter({ hasText: method }).filter({ hasText: path });
}
