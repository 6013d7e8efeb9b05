import type { Handlers } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  CatalogueState,
  OfflineLanguages,
  Pack,
  PackState,
} from '../../../preload/contract/offline-languages.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import { isPackAddress } from '../../client/pack-host.ts';
import type { PackHost } from '../../client/pack-host.ts';
import { findInstalledAbilities } from '../../engine/installed-abilities.ts';
import { after, follow } from '../../system/background.ts';
import { findProgram } from '../../system/find-program.ts';
import { readOsRelease, systemKind } from '../../system/os-release.ts';
import type { FileTickets } from '../../system/files.ts';
import type { Log } from '../../system/log.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { PackCatalogues } from '../../system/packs/pack-catalogues.ts';
import type { PackFolders } from '../../system/packs/pack-folders.ts';
import type { PackManifest } from '../../system/packs/pack-manifest.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { Catalogue } from './catalogue.ts';
import { bytesOf, readCatalogue } from './catalogue.ts';
import { installGiven } from './given-packs.ts';
import type { Begun, InstallProgress } from './install-pack.ts';
import { installPack, nothingBegun } from './install-pack.ts';

export interface OfflineLanguagesPorts {
  readonly host: PackHost;
  readonly folders: PackFolders;
  readonly catalogues: PackCatalogues;
  readonly files: FileTickets;
  readonly settings: Observable<Settings>;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  readonly log: Log;
}

/** What installs the program that reads images. */
const TESSERACT: Readonly<Record<ReturnType<typeof systemKind>, string | null>> = {
  debian: 'sudo apt install tesseract-ocr',
  fedora: 'sudo dnf install tesseract',
  arch: 'sudo pacman -S tesseract',
  macos: 'brew install tesseract',
  windows: 'winget install UB-Mannheim.TesseractOCR',
  linux: null,
};
/** Packs that are downloaded at a time. */
const AT_ONCE = 2;
/** Milliseconds between two tellings of progress. */
const TELL_MS = 200;
const NOTHING: Catalogue = { lists: {}, rows: [] };

interface Job {
  readonly ending: AbortController;
  state: PackState;
  /** Settles when it is over. */
  done: Promise<void>;
}

/** Packs for offline use: what is offered and installed. Nothing is fetched that nobody asked for. */
export function createOfflineLanguages(ports: OfflineLanguagesPorts) {
  const { host, folders, catalogues, files, settings, log, now } = ports;
  const observable = createObservable<OfflineLanguages | null>(null);
  const jobs = new Map<string, Job>();
  const begun = new Map<string, Begun>();
  const queue: (() => void)[] = [];
  const closing = new AbortController();
  let running = 0;
  let installed: readonly PackManifest[] = [];
  let shown: Catalogue = NOTHING;
  let listFailure: CatalogueState['failure'] = null;
  let isRead = false;
  let opening: Promise<void> | null = null;

  const address = () => {
    const managed = catalogues.managedAddress();
    return { isManaged: managed !== null, url: managed ?? settings.value.packCatalogue };
  };

  const publish = () => {
    const { isManaged, url } = address();
    observable.set({
      packs: packsOf(shown, installed, (id) => jobs.get(id)?.state),
      used: installed.reduce((sum, pack) => sum + (bytesOf(pack.files) ?? 0), 0),
      catalogue: {
        host: url === null ? null : (URL.parse(url)?.host ?? url),
        isManaged,
        isRead: url === null || isRead,
        failure: listFailure,
      },
    });
  };

  const readInstalled = async () => {
    installed = await folders.list();
    publish();
  };

  /** The list that ships, or the one that was read last from where a setting or the company says. */
  const readShown = async () => {
    const { url } = address();
    const kept = url === null ? null : readCatalogue(await catalogues.kept(url));
    isRead = kept !== null;
    shown = kept ?? readCatalogue(await catalogues.shipped()) ?? NOTHING;
  };

  const open = () =>
    (opening ??= (async () => {
      await folders.clean();
      await readShown();
      await readInstalled();
    })().catch((error: unknown) => {
      opening = null;
      throw error;
    }));

  const next = () => {
    while (running < AT_ONCE) {
      const start = queue.shift();
      if (start === undefined) return;
      running += 1;
      start();
    }
  };

  /** Its turn among those that are downloaded at a time; also over when the signal fires. */
  const turn = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const start = () => resolve(true);
      queue.push(start);
      signal.addEventListener(
        'abort',
        () => {
          const at = queue.indexOf(start);
          if (at < 0) return;
          queue.splice(at, 1);
          resolve(false);
        },
        { once: true },
      );
      next();
    });

  const run = async (id: string, job: Job) => {
    const { signal } = job.ending;
    if (!(await turn(signal))) return;
    let endTelling: () => void = () => undefined;
    try {
      const row = shown.rows.find((one) => one.id === id);
      if (row === undefined) throw unknown();
      const mine = begun.get(id) ?? nothingBegun();
      begun.set(id, mine);
      const { tell, end } = tellingOf(mine, now, (state) => {
        job.state = state;
        publish();
      });
      endTelling = end;
      await installPack(row, mine, { host, folders, lists: shown.lists, tell, signal });
      endTelling();
      begun.delete(id);
      jobs.delete(id);
      log.write('pack.installed', { id });
      await readInstalled();
    } catch (error) {
      endTelling();
      if (signal.aborted) return;
      const failure = failureOf(error) ?? { code: 'internal' as const };
      log.write('pack.failed', { id, code: failure.code });
      // A full disk gets back what an install took that it cannot end.
      if (failure.code === 'disk-full') await forget(id);
      job.state = { kind: 'failed', failure: ofPack(failure) };
      publish();
    } finally {
      running -= 1;
      next();
    }
  };

  const forget = async (id: string) => {
    begun.delete(id);
    await folders.abandon(id);
  };

  const install = (id: string) => {
    const current = jobs.get(id);
    if (current !== undefined && current.state.kind !== 'failed') return;
    if (!shown.rows.some((row) => row.id === id)) throw unknown();
    const job: Job = {
      ending: new AbortController(),
      state: { kind: 'waiting' },
      done: Promise.resolve(),
    };
    const { signal } = closing;
    signal.addEventListener('abort', () => job.ending.abort(), { once: true });
    jobs.set(id, job);
    publish();
    job.done = run(id, job);
  };

  const cancel = async (id: string) => {
    const job = jobs.get(id);
    if (job === undefined) return;
    job.ending.abort();
    await job.done;
    jobs.delete(id);
    await forget(id);
    publish();
  };

  const handlers: Pick<Handlers, keyof Handlers & `offline-languages.${string}`> = {
    async *'offline-languages.watch'(_, { signal }) {
      await open();
      for await (const value of observable.watch(signal)) if (value !== null) yield value;
    },
    'offline-languages.system': async (_, { signal }) => {
      const { dictionaries, documents, voice } = settings.value;
      const { ocrData } = documents;
      const { speechModel } = voice;
      const chosen = { dictionaries, ocrData, speechModel };
      const isMissing = findProgram('tesseract', process.env) === null;
      const kind = systemKind(process.platform, await readOsRelease());
      return {
        ...(await findInstalledAbilities(chosen, signal)),
        tesseract: { isMissing, command: TESSERACT[kind] },
      };
    },
    'offline-languages.install': async ({ id }) => {
      await open();
      install(id);
      return null;
    },
    'offline-languages.cancel': async ({ id }) => {
      await cancel(id);
      return null;
    },
    'offline-languages.remove': async ({ id }) => {
      await open();
      await cancel(id);
      await folders.remove(id).catch((error: unknown) => {
        log.write('pack.not-removed', { id, error: error instanceof Error ? error.name : '' });
        throw new FeatureFailure({ code: 'pack-not-installed', params: { reason: 'in-use' } });
      });
      log.write('pack.removed', { id });
      await readInstalled();
      return null;
    },
    'offline-languages.install-from': async (from) => {
      await open();
      const handed = 'ticket' in from ? files.take(from.ticket) : null;
      if ('ticket' in from && handed?.path === undefined) {
        throw new FeatureFailure({ code: 'file-gone', params: { name: handed?.name ?? '' } });
      }
      const path = 'path' in from ? from.path : (handed?.path ?? '');
      const name = handed?.name ?? path;
      try {
        const ids = await installGiven(path, name, folders, shown);
        for (const id of ids) log.write('pack.installed', { id });
        await readInstalled();
        return { ids };
      } catch (error) {
        if (failureOf(error) !== null) throw error;
        log.write('pack.failed', { id: '', code: 'file-unreadable' });
        throw new FeatureFailure({
          code: 'pack-not-installed',
          params: { name, reason: 'folder' },
        });
      } finally {
        await handed?.discard();
      }
    },
    'offline-languages.refresh': async (_, { signal }) => {
      await open();
      const { url } = address();
      listFailure = null;
      if (url !== null) {
        try {
          if (!isPackAddress(url)) throw badList(url);
          const json = await host.json(url, AbortSignal.any([signal, closing.signal]));
          if (readCatalogue(json) === null) throw badList(url);
          await catalogues.keep(url, json);
        } catch (error) {
          if (signal.aborted) throw error;
          listFailure = failureOf(error) ?? { code: 'internal' };
        }
      }
      await readShown();
      publish();
      return null;
    },
  };

  // Another address is another list; nothing is read from it before somebody asks.
  let followed = settings.value.packCatalogue;
  follow(
    'offline-languages.settings',
    closing.signal,
    () => settings.watch(closing.signal),
    async ({ packCatalogue }) => {
      if (packCatalogue === followed || opening === null) return;
      followed = packCatalogue;
      listFailure = null;
      await readShown();
      publish();
    },
  );

  return {
    handlers,
    /** Ends what is being installed; the next start deletes what came of it. */
    async close() {
      closing.abort();
      await Promise.all([...jobs.values()].map((job) => job.done));
    },
  };
}

/** What hinders any work of the program is said of a pack: what to do about it is another thing. */
const ofPack = (failure: Failure): Failure =>
  failure.code === 'disk-full' || failure.code === 'unreachable'
    ? { ...failure, params: { ...failure.params, reason: 'pack' } }
    : failure;

const unknown = () =>
  new FeatureFailure({ code: 'pack-not-installed', params: { reason: 'list' } });

const badList = (url: string) =>
  new FeatureFailure({
    code: 'pack-not-installed',
    params: { host: URL.parse(url)?.host ?? url, reason: 'list' },
  });

/** Tells how an install goes, not more often than a person can see, with the time that is left. */
function tellingOf(begun: Begun, now: () => number, set: (state: PackState) => void) {
  const startedAt = now();
  const had = [...begun.partial.values()].reduce((sum, { received }) => sum + received, 0);
  let toldAt = -Infinity;
  let phase: InstallProgress['phase'] | null = null;
  let newest: InstallProgress | null = null;
  let stopTimer: (() => void) | null = null;
  const flush = () => {
    stopTimer = null;
    if (newest === null) return;
    toldAt = now();
    phase = newest.phase;
    const { done, total } = newest;
    const tookMs = toldAt - startedAt;
    const perMs = (done - had) / tookMs;
    const isKnown = total !== null && perMs > 0 && tookMs > 1_000;
    const secondsLeft = isKnown ? Math.max(1, Math.round((total - done) / perMs / 1000)) : null;
    set({ kind: 'installing', ...newest, secondsLeft });
    newest = null;
  };
  return {
    tell: (progress: InstallProgress) => {
      newest = progress;
      const isDue = phase !== progress.phase || now() - toldAt >= TELL_MS;
      if (isDue) flush();
      // Where nothing more comes, what came last is still told.
      else stopTimer ??= after(TELL_MS, 'offline-languages.tell', flush);
    },
    end: () => {
      stopTimer?.();
      newest = null;
    },
  };
}

/** Everything that is offered, then what came from folders and files alone. */
function packsOf(
  { rows }: Catalogue,
  installed: readonly PackManifest[],
  stateOf: (id: string) => PackState | undefined,
): readonly Pack[] {
  const ready = new Map(installed.map((pack) => [pack.id, pack]));
  const offered = rows.map((row): Pack => {
    const own = ready.get(row.id);
    return {
      ...factsOf(own ?? row),
      bytes: bytesOf(own?.files ?? row.files),
      about: row.about ?? null,
      isOffered: true,
      state: stateOf(row.id) ?? { kind: own === undefined ? 'available' : 'ready' },
    };
  });
  const ids = new Set(rows.map(({ id }) => id));
  const others = installed.filter(({ id }) => !ids.has(id));
  return [
    ...offered,
    ...others.map((own): Pack => ({
      ...factsOf(own),
      bytes: bytesOf(own.files),
      about: null,
      isOffered: false,
      state: { kind: 'ready' },
    })),
  ];
}

function factsOf({
  id,
  ability,
  from,
  to,
  languages = [],
  pace,
  licence,
  origin,
}: Omit<PackManifest, 'files'>) {
  const pair = from === undefined || to === undefined ? null : { from, to };
  return {
    id,
    ability,
    pair,
    languages: pair === null ? languages : [pair.from, pair.to],
    isByPause: pace === 'pause',
    licence,
    origin,
  };
}
