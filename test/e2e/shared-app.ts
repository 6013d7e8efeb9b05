import { isDeepStrictEqual } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Desk, Input, Output, WatchName } from '../../preload/contract/api.ts';
import { logNetwork, startApp } from '../app/program.ts';
import { openDeskLink } from '../soak/desk-link.ts';
import { reachedHosts } from './watched-page.ts';

type App = Awaited<ReturnType<typeof startRunning>>;

/** One running app for the flows of a worker that neither end it, wipe it nor start it specially. */
export interface SharedApp {
  /** Opens the app as it is after its first run, whatever was done in it before. */
  openIn(page: Page): Promise<void>;
  /** Hosts that main and its helpers have reached so far. */
  network(): readonly string[];
  stop(): Promise<void>;
}

export function createSharedApp(): SharedApp {
  let running: App | null = null;
  /** As before the last flow; a flow may have left what its reset does not reach, then another app is started. */
  const fresh = async (): Promise<App> => {
    if (running !== null && !(await running.reset())) {
      await running.stop();
      running = null;
    }
    running ??= await startRunning();
    return running;
  };
  return {
    async openIn(page) {
      const { origin, cookie, pageAddress } = (await fresh()).link;
      await page.context().addCookies([{ ...cookie, url: origin }]);
      await page.goto(pageAddress);
      // Keys pressed before the page is drawn go nowhere.
      await page.getByRole('main').waitFor();
    },
    network: () => running?.network() ?? [],
    async stop() {
      await running?.stop();
    },
  };
}

async function startRunning() {
  const data = mkdtempSync(join(tmpdir(), 'dragoman-e2e-'));
  const network = `${data}-network.log`;
  const app = await startApp(data, logNetwork(network));
  const link = await openDeskLink(app.url);
  const { desk } = link;
  await desk.ask('settings.change', { welcomed: true });
  const first = await stateOf(desk);
  return {
    link,
    network: () => reachedHosts(network),
    /** Takes back what flows usually do. False where something else is left. */
    async reset(): Promise<boolean> {
      try {
        await takeBack(desk, first);
        return isDeepStrictEqual(await stateOf(desk), first);
      } catch {
        // An app that cannot even be asked is of no use to another flow.
        return false;
      }
    },
    async stop() {
      desk.close();
      await app.stop();
      // The offline service may take a moment longer than the program.
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      rmSync(network, { force: true });
    },
  };
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** What a flow can find of those before it, but for counts and the log of requests. */
async function stateOf(desk: Desk) {
  const none = undefined;
  const [settings, connections, projects, budgets, admin] = await Promise.all([
    now(desk, 'settings.watch', none),
    now(desk, 'connections.watch', none),
    now(desk, 'projects.watch', none),
    now(desk, 'budgets.watch', none),
    now(desk, 'admin.watch', none),
  ]);
  return {
    settings,
    connections: { active: connections.active, ids: connections.all.map(({ id }) => id) },
    projects,
    budgets: budgets.all,
    admin,
    history: (await desk.ask('history.page', {})).entries,
    documents: (await now(desk, 'documents.watch', none)).rows,
    segments: await now(desk, 'segments.projects', none),
    sessions: await now(desk, 'voice.sessions', none),
    drafts: [await desk.ask('text.draft', none), await desk.ask('writing.draft', none)],
    localMemories: (await now(desk, 'local-memories.watch', none)).memories,
    memories: await desk.ask('memories.page', { page: 0 }),
    glossaries: await desk.ask('glossaries.all', none),
    styleRules: await desk.ask('style-rules.all', none),
    spokenTerms: await desk.ask('spoken-terms.list', none),
    requests: await now(desk, 'outside.requests', none),
  };
}

async function takeBack(desk: Desk, first: State): Promise<void> {
  const { settings, connections } = first;
  await desk.ask('privacy.wipe', undefined);
  await desk.ask('settings.change', settings);
  const { active, all } = await now(desk, 'connections.watch', undefined);
  if (active !== connections.active) await desk.ask('connections.use', { id: connections.active });
  for (const { id } of all) {
    if (!connections.ids.includes(id)) await desk.ask('connections.remove', { id });
  }
  for (const { id } of (await now(desk, 'local-memories.watch', undefined)).memories) {
    await desk.ask('local-memories.remove', { id });
  }
  // What the built-in service has from its first start stays, as nobody takes it away.
  for (const { id } of (await desk.ask('glossaries.all', undefined)).all) {
    if (!first.glossaries.all.some((one) => one.id === id))
      await desk.ask('glossaries.remove', { id });
  }
  for (const { id } of await desk.ask('style-rules.all', undefined)) {
    if (!first.styleRules.some((one) => one.id === id))
      await desk.ask('style-rules.remove', { id });
  }
}

async function now<Name extends WatchName>(
  desk: Desk,
  route: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  for await (const value of desk.watch(route, input)) return value;
  throw new Error(`${route} ended without a value`);
}
