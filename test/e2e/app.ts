import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { logNetwork, startApp, startService } from '../app/program.ts';
import { createSharedApp, type SharedApp } from './shared-app.ts';
import { reachedHosts, watchPage } from './watched-page.ts';

type App = Awaited<ReturnType<typeof startApp>>;
type Service = Awaited<ReturnType<typeof startService>>;

/** An app on a data folder of its own. */
export interface Running {
  readonly page: Page;
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

export interface ServiceFixture {
  /** Starts a service of its own with options; ended with the test. */
  readonly service: (...args: string[]) => Promise<Service>;
}

export interface OwnAppFixtures {
  /** More variables of the app's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** More arguments of its first start. */
  readonly args: readonly string[];
  /** Whether pseudo-translation stands in for engines, so that every pair is translated. */
  readonly hasPseudo: boolean;
  /** Whether the first run is skipped; otherwise the page shows it. */
  readonly isWelcomed: boolean;
  readonly app: Running;
}

const withService = base.extend<ServiceFixture>({
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

/**
 * The page is the app on its Text screen, first run skipped. The program is one that runs for all flows
 * of a worker, taken back to that state before each; its counts and its log of requests go on.
 */
export const test = withService.extend<
  { readonly downloads: string },
  { readonly sharedApp: SharedApp }
>({
  sharedApp: [
    async ({}, use) => {
      const shared = createSharedApp();
      await use(shared);
      await shared.stop();
    },
    { scope: 'worker' },
  ],
  downloads: async ({ sharedApp }, use) => {
    await use(sharedApp.downloads);
  },
  page: async ({ page, sharedApp }, use) => {
    const watched = watchPage(page);
    await sharedApp.openIn(page);
    await use(page);
    // An empty page in its place would be a process of its own.
    await page.close();
    watched.expectClean(sharedApp.network());
  },
});

/** The page is an app of the flow's own, on its Text screen: to kill, to wipe, to start specially. */
export const testOwnApp = withService.extend<OwnAppFixtures>({
  env: [{}, { option: true }],
  args: [[], { option: true }],
  hasPseudo: [true, { option: true }],
  isWelcomed: [true, { option: true }],
  app: async ({ context, env, args, hasPseudo, isWelcomed }, use) => {
    const page = await context.newPage();
    const watched = watchPage(page);
    const data = mkdtempSync(join(tmpdir(), 'dragoman-e2e-'));
    const network = `${data}-network.log`;
    // No flow writes into the downloads of whoever runs it.
    const downloads = `${data}-downloads`;
    const logged = { XDG_DOWNLOAD_DIR: downloads, ...env, ...logNetwork(network) };
    const always = hasPseudo ? ['--pseudo'] : [];
    let app: App = await startApp(data, logged, [...always, ...args]);
    await page.goto(app.url);
    if (isWelcomed) await page.getByRole('button', { name: 'Skip' }).click();
    await use({
      page,
      data,
      console: watched.console,
      hosts: watched.hosts,
      network: () => reachedHosts(network),
      async restart(signal) {
        await page.goto('about:blank');
        await app.stop(signal);
        app = await startApp(data, logged, always);
        await page.goto(app.url);
      },
    });
    await page.close();
    await app.stop();
    const reached = reachedHosts(network);
    // The offline service may take a moment longer than the program.
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    rmSync(network, { force: true });
    rmSync(downloads, { recursive: true, force: true });
    watched.expectClean(reached);
  },
  page: async ({ app }, use) => {
    await use(app.page);
  },
});

export { expect };
