import { startOwnEngine } from '../own-engine-server.ts';
import { expect, testOwnApp } from './app.ts';
import { serious } from './axe.ts';
import { goTo, pick, textScreen } from './screen.ts';

testOwnApp.use({ hasPseudo: false });

const SOURCE = 'The committee will publish its decision in June.';
const ANSWER = 'Valiokunta julkaisee päätöksensä kesäkuussa.';

testOwnApp(
  'an engine at an address is set up, tried, used, refused where it is wrong, and turned off',
  async ({ page }) => {
    const server = await startOwnEngine(() => ANSWER);
    const { host } = new URL(server.address);
    const engine = `tiny (${host})`;

    await goTo(page, 'Text');
    const { source, translation, from, to } = textScreen(page);
    await pick(page, from, 'English');
    await pick(page, to, 'Finnish');
    await source.fill(SOURCE);
    await expect(page.getByText('Not translated: no engine for English → Finnish')).toBeVisible();

    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Translation engines' }).click();
    const form = page.getByRole('form', { name: 'Custom engine' });
    await form.getByText('OpenAI-compatible chat').click();
    await form.getByRole('button', { name: 'Test' }).click();
    await expect(form.getByText('Enter an address.')).toBeVisible();
    await form.getByLabel('Address').fill(`${server.address}/v1`);
    await form.getByLabel('Model').fill('tiny');
    await form.getByLabel('Key (optional)').fill('secret-key');
    server.answer = () => ({ status: 401, body: '' });
    await form.getByRole('button', { name: 'Test' }).click();
    await expect(form.getByText('The server rejected the key.')).toBeVisible();
    expect(await serious(page)).toEqual([]);
    server.answer = server.usual;
    await form.getByRole('button', { name: 'Test' }).click();
    await expect(form.getByText(ANSWER)).toBeVisible();
    await form.getByRole('button', { name: 'Save and turn on' }).click();
    await expect(form.getByText('Saved. Applies to the next text.')).toBeVisible();
    const order = page.getByRole('list', { name: 'Order of engines' });
    await expect(order).toContainText(`${engine} · text stays on this computer`);
    expect(await page.content()).not.toContain('secret-key');

    await order.getByRole('listitem').nth(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(order.getByRole('listitem').nth(1)).toContainText('Custom engine');
    await expect(order.getByRole('listitem').nth(1)).toBeFocused();

    await goTo(page, 'Text');
    await source.fill(`${SOURCE} `);
    await expect(translation).toContainText(ANSWER);

    server.answer = () => ({ status: 500, body: '' });
    await source.fill(`${SOURCE} Again.`);
    await expect(
      page.getByText(`Not translated: ${engine} rejected the text`, { exact: false }),
    ).toBeVisible();
    await expect(translation).toContainText(SOURCE);

    await goTo(page, 'Settings');
    await form.getByText('Use this engine').click();
    await expect(order).toContainText(`${engine} · off`);
    const asked = server.requests.length;
    await goTo(page, 'Text');
    await source.fill('Something else.');
    await expect(page.getByText('Not translated: no engine for English → Finnish')).toBeVisible();
    expect(server.requests).toHaveLength(asked);
    await server.close();
  },
);
