import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startApp } from '../app/program.ts';
import { removeMember, setMember } from '../../main/client/team/administer.ts';
import { connectTeam } from '../../main/client/team/connect.ts';
import {
  askForCertificates,
  createAuthority,
  encryptedKey,
  pkcs12,
  serveTls,
} from '../client/team/certificates.ts';
import { commandLines } from '../client/team/command-lines.ts';
import { memberLogin, memberPassword, startCluster } from '../client/team/cluster.ts';
import type { Cluster } from '../client/team/cluster.ts';
import { expect, testOwnApp as test } from './app.ts';
import { serious } from './axe.ts';
import { goTo, pick } from './screen.ts';

let cluster: Cluster;
test.beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { cora: 'curate', ben: 'contribute', rita: 'read' });
});
test.afterAll(() => cluster.remove());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connect to a team database' });

const passwordIn = (page: Page) =>
  dialog(page).getByLabel('Password', { exact: true }).and(page.locator('[type=password]'));

async function fillLogin(page: Page, login: string, password = memberPassword(login)) {
  await goTo(page, 'Memories');
  await page.getByRole('button', { name: 'Connect to a team database…' }).click();
  await dialog(page).getByLabel('Team name').fill('Legal');
  await dialog(page).getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await dialog(page).getByLabel('Port', { exact: true }).fill(String(cluster.port));
  await dialog(page).getByLabel('Database', { exact: true }).fill('team');
  await dialog(page).getByLabel('User name').fill(login);
  await passwordIn(page).fill(password);
}
const withoutTls = (page: Page) => dialog(page).getByRole('switch', { name: /TLS/ }).press('Space');
async function connect(page: Page, login: string) {
  await fillLogin(page, login);
  await withoutTls(page);
  await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Up to date')).toBeVisible();
}
async function addUnit(page: Page, source: string, target: string) {
  await page.getByRole('button', { name: 'Add translation unit' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill(source);
  await page.getByRole('textbox', { name: 'German' }).fill(target);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('S1: each connection failure is explained, and nothing is stored', async ({ app, page }) => {
  await fillLogin(page, 'cora', 'wrong-password-4711');
  const tested = dialog(page).getByRole('button', { name: 'Test', exact: true });
  await tested.click();
  await expect(dialog(page)).toContainText('The server doesn’t offer encryption (TLS).');
  await withoutTls(page);
  await tested.click();
  await expect(dialog(page)).toContainText('The user name or password is wrong.');
  await passwordIn(page).fill(memberPassword('cora'));
  await dialog(page).getByLabel('Database', { exact: true }).fill('nothing');
  await tested.click();
  await expect(dialog(page)).toContainText('The server has no database with this name.');
  await dialog(page).getByLabel('Database', { exact: true }).fill('postgres');
  await tested.click();
  await expect(dialog(page)).toContainText('The database isn’t set up for teams.');
  expect(await serious(page)).toEqual([]);
  await dialog(page).getByLabel('Database', { exact: true }).fill('team');
  await tested.click();
  await expect(dialog(page)).toContainText('Connected as Cora (curator).');
  const log = readFileSync(join(app.data, 'dragoman.log'), 'utf8');
  expect(log).not.toMatch(/4711|secret-cora|127\.0\.0\.1:\d+\/team/);
  const processes = commandLines();
  expect(processes).toContain(app.data);
  expect(processes).not.toMatch(/4711|secret-cora/);
});

test('S2–S4: two apps share a memory, also after one was away, and one leaves the team', async ({
  context,
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'dragoman-second-seat-'));
  const second = await startApp(data, {}, ['--pseudo']);
  const other = await context.newPage();
  try {
    await connect(page, 'cora');
    await page.getByRole('button', { name: 'New memory' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Contracts');
    await pick(page, page.getByLabel('Source language'), 'English');
    await pick(page, page.getByLabel('Add target language'), 'German');
    await pick(page, page.getByLabel('Location', { exact: true }), 'Team Legal');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('option', { name: 'Contracts' }).click();
    await addUnit(page, 'The contract is signed.', 'Der Vertrag ist unterzeichnet.');

    await other.goto(second.url);
    await other.getByRole('button', { name: 'Skip' }).click();
    await connect(other, 'ben');
    await other.getByRole('option', { name: 'Contracts' }).click();
    await expect(other.getByText('Der Vertrag ist unterzeichnet.')).toBeVisible();
    await expect(other.getByRole('gridcell', { name: /Cora/ })).toBeVisible();
    // What others wrote, a contributor reads only.
    await expect(other.getByRole('button', { name: 'Edit translation unit' })).toHaveCount(0);

    await cluster.stop('fast');
    await expect(other.getByText(/Offline since/)).toBeVisible();
    await addUnit(other, 'Both parties agree.', 'Beide Parteien stimmen zu.');
    await expect(other.getByText('1 change waiting')).toBeVisible();
    await cluster.start();
    await connectNow(other);
    await expect(other.getByText('1 change waiting')).toBeHidden();
    await expect(other.getByText('Up to date')).toBeVisible();
    await connectNow(page);
    await expect(page.getByText('2 TUs').first()).toBeVisible();

    await other.getByRole('button', { name: 'Leave team' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
    await expect(other.getByRole('option', { name: 'Contracts' })).toHaveCount(0);
  } finally {
    await other.close();
    await second.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

test('S5: a curator sees who translated a source how, keeps one, and takes it back', async ({
  page,
}) => {
  await connect(page, 'cora');
  await page.getByRole('button', { name: 'New memory' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Minutes');
  await pick(page, page.getByLabel('Source language'), 'English');
  await pick(page, page.getByLabel('Add target language'), 'German');
  await pick(page, page.getByLabel('Location', { exact: true }), 'Team Legal');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('option', { name: 'Minutes' }).click();
  await addUnit(page, 'The party agrees.', 'Die Fete stimmt zu.');
  await addUnit(page, 'Only once.', 'Nur einmal.');
  const ben = await connectTeam(cluster.address('ben', 'team'), memberLogin('ben'));
  const item = {
    token: crypto.randomUUID(),
    source: 'The party agrees.',
    targets: { de: 'Die Partei stimmt zu.' },
  };
  await ben.query(`SELECT dragoman.confirm(id, $1) FROM dragoman.memory WHERE name = 'Minutes'`, [
    JSON.stringify([item]),
  ]);
  await ben.end();
  await expect(page.getByText('Die Partei stimmt zu.')).toBeVisible();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Author').fill('ben');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(page.getByText('Nur einmal.')).toBeHidden();
  await page.getByLabel('Changed until').fill('2020-01-01');
  await expect(page.getByText('No results').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByText('3 translation units')).toBeVisible();

  await page.getByRole('button', { name: 'Same source' }).click();
  await expect(page.getByText('2 translation units share source and context')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: 'Die Partei stimmt zu.' });
  await row.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('Merged into one translation unit.')).toBeVisible();
  await expect(page.getByText('No translation units share source and context')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 translation units share source and context')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Cora/ })).toBeVisible();
});

test('S6: a memory beyond the limit is searched on the server, and kept again', async ({
  page,
}) => {
  await connect(page, 'cora');
  await page.getByRole('button', { name: 'New memory' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Archive');
  await pick(page, page.getByLabel('Source language'), 'English');
  await pick(page, page.getByLabel('Add target language'), 'German');
  await pick(page, page.getByLabel('Location', { exact: true }), 'Team Legal');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('option', { name: 'Archive' }).click();
  await addUnit(page, 'The archive is closed.', 'Das Archiv ist geschlossen.');
  const limit = async (name: string) => {
    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await pick(page, page.getByLabel('Keep team memories on this computer'), name);
    await goTo(page, 'Memories');
  };
  await limit('None');
  const archive = page.getByRole('option', { name: 'Archive' });
  await expect(archive).toContainText('Searched on the server');
  await expect(archive).toContainText('1 TU');
  await archive.click();
  await expect(page.getByText('Das Archiv ist geschlossen.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await limit('Up to 3,000,000 translation units');
  await expect(archive).not.toContainText('Searched on the server');
  await expect(page.getByText('Das Archiv ist geschlossen.')).toBeVisible();

  // A text says which memory it lacks, and why.
  await limit('None');
  await expect(archive).toContainText('Searched on the server');
  const admin = await cluster.admin('team');
  await removeMember(admin, 'cora');
  await goTo(page, 'Text');
  await page.getByRole('textbox', { name: 'Source text' }).fill('The archive is closed.');
  await expect(
    page.getByText('“Archive” was not searched: you no longer have access to the team.'),
  ).toBeVisible();
  // So do the alternatives for a word of the result.
  await page.getByRole('region', { name: 'Translation', exact: true }).focus();
  await page.keyboard.press('Alt+Enter');
  const popover = page.getByRole('dialog', { name: /^Alternatives for/ });
  await expect(popover).toContainText('“Archive” was not searched');
  await page.keyboard.press('Escape');
  await setMember(admin, { login: 'cora', role: 'curate', name: 'Cora' });
  await admin.end();
});

test('S7: a reader sees that units are added by others', async ({ page }) => {
  await connect(page, 'cora');
  await page.getByRole('button', { name: 'New memory' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Read');
  await pick(page, page.getByLabel('Source language'), 'English');
  await pick(page, page.getByLabel('Add target language'), 'German');
  await pick(page, page.getByLabel('Location', { exact: true }), 'Team Legal');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('option', { name: 'Read' }).click();
  await expect(page.getByRole('button', { name: 'Add translation unit' })).toBeVisible();
  const admin = await cluster.admin('team');
  await setMember(admin, { login: 'cora', role: 'read', name: null });
  // The seat looks at its role when it connects.
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'cora'",
  );
  await expect(page.getByText('Your role in this team: reader')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add translation unit' })).toBeHidden();
  expect(await serious(page)).toEqual([]);
  await setMember(admin, { login: 'cora', role: 'curate', name: null });
  await admin.end();
});

test('S8: a client certificate is chosen, shown, replaced, and each failure is said in plain words', async ({
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-own-certificate-'));
  const company = createAuthority(cluster.folder, 'company');
  await serveTls(cluster, company.issue('server', 'DNS:localhost'));
  await askForCertificates(cluster, company, ['hostssl team cora 127.0.0.1/32 cert']);
  const cora = company.issueTo('cora', 20);
  const ben = company.issueTo('ben');
  const key = encryptedKey(cora, 'passphrase-4711');
  const trusting = await startApp(folder, { NODE_EXTRA_CA_CERTS: company.file }, ['--pseudo']);
  const page = await context.newPage();
  try {
    await page.goto(trusting.url);
    await page.getByRole('button', { name: 'Skip' }).click();
    await fillLogin(page, 'cora');
    await dialog(page).getByLabel('Server', { exact: true }).fill('localhost');
    const tested = dialog(page).getByRole('button', { name: 'Test', exact: true });
    await tested.click();
    await expect(dialog(page)).toContainText('The server requires a client certificate.');

    await dialog(page).getByRole('radio', { name: 'Client certificate' }).press('Space');
    await expect(dialog(page).getByRole('switch', { name: /TLS/ })).toBeHidden();
    await expect(tested).toBeDisabled();
    const certificate = dialog(page).getByLabel('Certificate file', { exact: true });
    const privateKey = dialog(page).getByLabel('Private key file', { exact: true });
    await certificate.setInputFiles(cora.key);
    await expect(dialog(page)).toContainText('The file doesn’t contain a certificate.');
    await certificate.setInputFiles(cora.certificate);
    await expect(dialog(page)).toContainText(/Certificate “cora”, expires on \w+ \d+, 20\d\d/);
    await privateKey.setInputFiles(ben.key);
    await expect(dialog(page)).toContainText('The private key doesn’t belong to this certificate.');
    await expect(tested).toBeDisabled();
    await privateKey.setInputFiles(key);
    await dialog(page).getByLabel('Passphrase').fill('wrong');
    await tested.click();
    await expect(dialog(page)).toContainText('The passphrase is wrong.');
    await dialog(page).getByLabel('Passphrase').fill('passphrase-4711');
    expect(await serious(page)).toEqual([]);
    await dialog(page).getByLabel('User name').fill('ben');
    await askForCertificates(cluster, company, ['hostssl team all 127.0.0.1/32 cert']);
    await tested.click();
    await expect(dialog(page)).toContainText(
      'Your certificate was issued for a different user name.',
    );
    // Also in a low window, where the fields are higher than the dialog.
    await page.setViewportSize({ width: 1024, height: 640 });
    await dialog(page).getByLabel('User name').fill('ben ');
    await tested.click();
    const reason = dialog(page).getByText('Your certificate was issued for');
    await expect(reason).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog(page).getByLabel('User name').fill('cora');
    await dialog(page).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Up to date')).toBeVisible();
    await expect(page.getByText(/Certificate “cora”, expires on/)).toBeVisible();
    expect(await serious(page)).toEqual([]);

    // The next one takes its place; the team and its memories stay.
    const file = pkcs12(company.issueTo('cora', 4000), 'passphrase-4711');
    await page.getByRole('button', { name: 'Change login…' }).click();
    const again = page.getByRole('dialog', { name: 'Reconnect to “Legal”' });
    await again.getByLabel('Certificate file', { exact: true }).setInputFiles(file);
    await again.getByLabel('Passphrase').fill('passphrase-4711');
    await again.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(again).toBeHidden();
    await expect(page.getByText(/Certificate “cora”, expires on \w+ \d+, 203\d/)).toBeVisible();
    await expect(page.getByText('Up to date')).toBeVisible();
    expect(readFileSync(join(folder, 'dragoman.log'), 'utf8')).not.toContain('4711');
  } finally {
    await page.close();
    await trusting.stop();
    await askForCertificates(cluster, company, []);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

/** Presses the button, unless the seat is back by itself sooner: then the button is gone. */
async function connectNow(page: Page) {
  const button = page.getByRole('button', { name: 'Connect now' });
  await expect(button.or(page.getByText('Up to date')).first()).toBeVisible();
  await button.click({ timeout: 5000 }).catch(() => undefined);
}
