import { isDeepStrictEqual } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Rpc, Input, Output, WatchName } from '../../preload/contract/api.ts';
import { logNetwork, startApp } from '../app/program.ts';
import { openRpcLink } from '../soak/rpc-link.ts';
import { makeHome } from './home.ts';
import { reachedHosts } from './watched-page.ts';

type App = Awaited<ReturnType<typeof startRunning>>;

/** One running app for the flows of a worker that neither end it, wipe it nor start it specially. */
export interface SharedApp {
  /** Opens the app as it is after its first run, whatever was done in it before. */
  openIn(page: Page): Promise<void>;
  /** Where its results go; empty when a flow begins. */
  readonly downloads: string;
  /** Hosts that main and its helpers have reached so far. */
  network(): readonly string[];
  stop(): Promise<void>;
}

export function createSharedApp(): SharedApp {
  let running: App | null = null;
  const home = makeHome();
  /** As before the last flow; a flow may have left what its reset does not reach, then another app is started. */
  const fresh = async (): Promise<App> => {
    if (running !== null && !(await running.reset())) {
      await running.stop();
      running = null;
    }
    home.empty();
    running ??= await startRunning(home.env);
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
    downloads: home.downloads,
    network: () => running?.network() ?? [],
    async stop() {
      await running?.stop();
      home.remove();
    },
  };
}

async function startRunning(env: Readonly<Record<string, string>>) {
  const data = mkdtempSync(join(tmpdir(), 'dragoman-e2e-'));
  const network = `${data}-network.log`;
  const app = await startApp(data, { ...env, ...logNetwork(network) }, ['--pseudo']);
  const link = await openRpcLink(app.url);
  const { rpc } = link;
  await rpc.ask('settings.change', { welcomed: true });
  const first = await stateOf(rpc);
  return {
    link,
    network: () => reachedHosts(network),
    /** Takes back what flows usually do. False where something else is left. */
    async reset(): Promise<boolean> {
      try {
        await takeBack(rpc, first);
        return isDeepStrictEqual(await stateOf(rpc), first);
      } catch {
        // An app that cannot even be asked is of no use to another flow.
        return false;
      }
    },
    async stop() {
      rpc.close();
      await app.stop();
      // The offline service may take a moment longer than the program.
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      rmSync(network, { force: true });
    },
  };
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** What a flow can find of those before it, but for counts and the log of requests. */
async function stateOf(rpc: Rpc) {
  const none = undefined;
  const [settings, connections, projects, budgets, admin] = await Promise.all([
    now(rpc, 'settings.watch', none),
    now(rpc, 'connections.watch', none),
    now(rpc, 'projects.watch', none),
    now(rpc, 'budgets.watch', none),
    now(rpc, 'admin.watch', none),
  ]);
  return {
    settings,
    connections: { active: connections.active, ids: connections.all.map(({ id }) => id) },
    projects,
    budgets: budgets.all,
    admin,
    history: (await rpc.ask('history.page', {})).entries,
    documents: (await now(rpc, 'documents.watch', none)).rows,
    segments: await now(rpc, 'segment-projects.watch', none),
    sessions: await now(rpc, 'voice.sessions', none),
    drafts: [await rpc.ask('text.draft', none), await rpc.ask('writing.draft', none)],
    localMemories: (await now(rpc, 'local-memories.watch', none)).memories,
    memories: await rpc.ask('memories.page', { page: 0 }),
    glossaries: await rpc.ask('glossaries.all', none),
    styleRules: await rpc.ask('style-rules.all', none),
    spokenTerms: await rpc.ask('spoken-terms.list', none),
    requests: await now(rpc, 'outside.requests', none),
  };
}

async function takeBack(rpc: Rpc, first: State): Promise<void> {
  const { settings, connections } = first;
  await rpc.ask('privacy.wipe', undefined);
  await rpc.ask('settings.change', settings);
  const { active, all } = await now(rpc, 'connections.watch', undefined);
  if (active !== connections.active) await rpc.ask('connections.use', { id: connections.active });
  for (const { id } of all) {
    if (!connections.ids.includes(id)) await rpc.ask('connections.remove', { id });
  }
  for (const { id } of (await now(rpc, 'local-memories.watch', undefined)).memories) {
    await rpc.ask('local-memories.remove', { id });
  }
  // What the built-in service has from its first start stays, as nobody takes it away.
  for (const { id } of (await rpc.ask('glossaries.all', undefined)).all) {
    if (!first.glossaries.all.some((one) => one.id === id))
      await rpc.ask('glossaries.remove', { id });
  }
  for (const { id } of await rpc.ask('style-rules.all', undefined)) {
    if (!first.styleRules.some((one) => one.id === id)) await rpc.ask('style-rules.remove', { id });
  }
}

async function now<Name extends WatchName>(
  rpc: Rpc,
  route: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  for await (const value of rpc.watch(route, input)) return value;
  throw new Error(`${route} ended without a value`);
}
