import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { logNetwork, startApp, startService } from '../app/program.ts';

type App = Awaited<ReturnType<typeof startApp>>;
type Service = Awaited<ReturnType<typeof startService>>;

/** The app on a data folder of its own, open in the page. */
export interface Running {
  readonly data: string;
  /** What the page wrote to its console, and what went wrong in it. */
  readonly console: readonly string[];
  /** Hosts that the page asked for anything. */
  readonly hosts: ReadonlySet<string>;
  /** Hosts that main and its helpers opened a connection to, with ports, or looked up. */
  network(): readonly string[];
  /** Kills the app (or ends it) and starts it again on the same data, in the same page. */
  restart(signal?: NodeJS.Signals): Promise<void>;
}

export interface Fixtures {
  /** More variables of the app's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** More arguments of its first start. */
  readonly args: readonly string[];
  /** The app on its Text screen, first run skipped. */
  readonly app: Running;
  /** The app as at its very first start. */
  readonly firstRun: Running;
  /** Starts a service of its own with options; ended with the test. */
  readonly service: (...args: string[]) => Promise<Service>;
}

/** This computer; pictures and workers that the page makes itself have no host. */
const LOOPBACK = /^(?:$|localhost(?::|$)|127\.\d+\.\d+\.\d+(?::|$)|\[?::1\]?(?::|$))/;

async function running(
  page: Page,
  { env, args }: Pick<Fixtures, 'env' | 'args'>,
  use: (running: Running) => Promise<void>,
  skip: boolean,
) {
  const data = mkdtempSync(join(tmpdir(), 'dragoman-e2e-'));
  const said: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const network = `${data}-network.log`;
  const logged = { ...env, ...logNetwork(network) };
  const reached = () =>
    existsSync(network) ? readFileSync(network, 'utf8').split('\n').filter(Boolean) : [];
  let app: App = await startApp(data, logged, args);
  await page.goto(app.url);
  if (skip) await page.getByRole('button', { name: 'Skip' }).click();
  await use({
    data,
    console: said,
    hosts,
    network: reached,
    async restart(signal) {
      await page.goto('about:blank');
      await app.stop(signal);
      app = await startApp(data, logged);
      await page.goto(app.url);
    },
  });
  // Reading them here makes an unclean console fail every flow, whatever it tests.
  const clean = said.filter((line) => !line.includes('net::ERR_'));
  await page.goto('about:blank');
  await app.stop();
  const strangers = [...hosts, ...reached()].filter((host) => !LOOPBACK.test(host));
  // The offline service may take a moment longer than the program.
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  rmSync(network, { force: true });
  // Every service of these flows runs on this computer.
  expect(strangers, 'nobody else is talked to').toEqual([]);
  expect(clean, 'the console stays empty').toEqual([]);
}

export const test = base.extend<Fixtures>({
  env: [{}, { option: true }],
  args: [[], { option: true }],
  app: async ({ page, env, args }, use) => {
    await running(page, { env, args }, use, true);
  },
  firstRun: async ({ page, env, args }, use) => {
    await running(page, { env, args }, use, false);
  },
  service: async ({}, use) => {
    const folders: string[] = [];
    const started: Service[] = [];
    await use(async (...args) => {
      const data = mkdtempSync(join(tmpdir(), 'dragoman-service-'));
      folders.push(data);
      const service = await startService(data, args);
      started.push(service);
      return service;
    });
    for (const service of started) await service.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };
