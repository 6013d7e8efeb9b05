import type { Handlers } from '../../../preload/contract/api.ts';
import type { GlossaryName } from '../../../preload/contract/customization.ts';
import type { DictionaryContent, Entry, Glossary } from '../../../preload/contract/glossaries.ts';
import type { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { GlossaryCalls, Pair } from '../../client/glossaries.ts';
import type { CallOptions } from '../../client/send.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { FileTickets } from '../../system/files.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { OpenService, Services } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { checkDictionaries, checkEntries, checkName, checkSize } from './check-content.ts';
import { compareEntries, mergedEntries } from './compare-entries.ts';
import type { GlossaryFiles } from './glossary-files.ts';
import type { KeptGlossaries } from './kept-glossaries.ts';
import { createTerms } from './terms.ts';

export interface GlossariesPorts {
  readonly services: Services;
  readonly files: FileTickets;
  readonly startHelper: StartHelper;
  /** Shared with whoever looks into glossaries. */
  readonly kept: KeptGlossaries;
  /** Translations that the person does not want to use, of all pairs. */
  readonly forbidden: () => readonly ForbiddenTerm[];
  /** Glossaries of the active service changed: what was made or found with them is out of date. */
  readonly onChange: () => void;
}

type GlossaryHandlers = Pick<
  Handlers,
  Extract<keyof Handlers, `glossaries.${string}` | `terms.${string}`>
>;

async function loadFiles(ports: GlossariesPorts): Promise<GlossaryFiles> {
  return (await import('./glossary-files.ts')).createGlossaryFiles(ports);
}

/** Glossaries of the active service. What breaks a rule is never sent. */
export function createGlossaries(ports: GlossariesPorts): GlossaryHandlers {
  const { services, kept, onChange } = ports;
  let loading: Promise<GlossaryFiles> | null = null;
  /** A start reads and writes no files. */
  const fileHandlers = (): Promise<GlossaryFiles> => (loading ??= loadFiles(ports));

  const call = <T>(
    service: OpenService,
    signal: AbortSignal,
    run: (glossaries: GlossaryCalls, options: CallOptions) => Promise<T>,
  ): Promise<T> =>
    service.call('glossaries', signal, (client, signal) => run(client.glossaries, { signal }));

  /** Changes a glossary; what is known of it is forgotten even where the change failed. */
  const change = async <T>(
    service: OpenService,
    id: string,
    signal: AbortSignal,
    run: (glossaries: GlossaryCalls, options: CallOptions) => Promise<T>,
  ): Promise<T> => {
    try {
      return await call(service, signal, run);
    } finally {
      kept.forget(service, id);
      onChange();
    }
  };
  const get = (service: OpenService, id: string, signal: AbortSignal): Promise<Glossary> =>
    call(service, signal, (glossaries, options) => glossaries.get(id, options));

  /** Entries as the service has them now; none where there is no such dictionary. */
  const entriesNow = async (
    service: OpenService,
    id: string,
    pair: Pair,
    signal: AbortSignal,
  ): Promise<readonly Entry[]> => {
    try {
      return await kept.read(service, id, pair, signal);
    } catch (error) {
      if (failureOf(error)?.code === 'not-found') return [];
      throw error;
    }
  };

  /** The last one, too: the glossary stays, and waits for another dictionary. */
  const removeDictionary = (
    service: OpenService,
    id: string,
    pair: Pair,
    signal: AbortSignal,
  ): Promise<null> =>
    change(service, id, signal, (glossaries, options) =>
      glossaries.removeDictionary(id, pair, options),
    );

  return {
    ...createTerms(services, kept),
    'glossaries.read-file': async (input, call) =>
      (await fileHandlers())['glossaries.read-file'](input, call),
    'glossaries.export': async (input, call) =>
      (await fileHandlers())['glossaries.export'](input, call),

    'glossaries.list': async (_, { signal }) => {
      const service = await services.openActive(signal);
      return (await kept.list(service, signal)).map(nameOf);
    },
    'glossaries.all': async (_, { signal }) => {
      const service = await services.openActive(signal);
      return { connection: service.connection, all: await kept.list(service, signal) };
    },
    'glossaries.create': async ({ name, dictionaries }, { signal }) => {
      const contents = dictionaries.map(contentOf);
      checkName(name);
      checkDictionaries(contents);
      const service = await services.openActive(signal);
      try {
        return await service.call(
          'glossaries',
          signal,
          (client, signal) => client.glossaries.create(name, contents, { signal }),
          'once',
        );
      } finally {
        kept.forget(service, '');
        onChange();
      }
    },
    'glossaries.rename': async ({ id, name }, { signal }) => {
      checkName(name);
      const service = await services.openActive(signal);
      return change(service, id, signal, (glossaries, options) =>
        glossaries.rename(id, name, options),
      );
    },
    'glossaries.remove': async ({ id }, { signal }) => {
      const service = await services.openActive(signal);
      return change(service, id, signal, (glossaries, options) => glossaries.remove(id, options));
    },
    'glossaries.entries': async ({ id, ...given }, { signal }) => {
      const service = await services.openActive(signal);
      return kept.read(service, id, pairOf(given), signal);
    },
    'glossaries.compare': async ({ id, entries, mode, ...given }, { signal }) => {
      checkEntries(entries);
      const service = await services.openActive(signal);
      return compareEntries(await entriesNow(service, id, pairOf(given), signal), entries, mode);
    },
    'glossaries.replace': async ({ id, ...given }, { signal }) => {
      const content = contentOf(given);
      checkDictionaries([content]);
      const service = await services.openActive(signal);
      await change(service, id, signal, (glossaries, options) =>
        glossaries.replace(id, content, options),
      );
      return get(service, id, signal);
    },
    'glossaries.merge': async ({ id, ...given }, { signal }) => {
      const content = contentOf(given);
      checkDictionaries([content]);
      const service = await services.openActive(signal);
      const before = await entriesNow(service, id, pairOf(content), signal);
      checkSize([mergedEntries(before, content.entries)]);
      return change(service, id, signal, (glossaries, options) =>
        glossaries.merge(id, content, options),
      );
    },
    'glossaries.remove-dictionary': async ({ id, ...given }, { signal }) => {
      const service = await services.openActive(signal);
      await removeDictionary(service, id, pairOf(given), signal);
      return get(service, id, signal);
    },
    'glossaries.add-term': async ({ id, entry, ...given }, { signal }) => {
      const content = contentOf({ ...given, entries: [entry] });
      checkDictionaries([content]);
      const service = await services.openActive(signal);
      const entries = await entriesNow(service, id, pairOf(content), signal);
      checkSize([mergedEntries(entries, content.entries)]);
      const [term, target] = entry;
      const before = new Map(entries).get(term) ?? null;
      if (before !== target) {
        await change(service, id, signal, (glossaries, options) =>
          glossaries.merge(id, content, options),
        );
      }
      return { before };
    },
    'glossaries.undo-term': async ({ id, term, before, ...given }, { signal }) => {
      const pair = pairOf(given);
      const service = await services.openActive(signal);
      if (before !== null) {
        const content = { ...pair, entries: [[term, before] as const satisfies Entry] };
        checkEntries(content.entries);
        await change(service, id, signal, (glossaries, options) =>
          glossaries.merge(id, content, options),
        );
        return null;
      }
      const entries = await entriesNow(service, id, pair, signal);
      const others = entries.filter(([source]) => source !== term);
      if (others.length === entries.length) return null;
      if (others.length === 0) await removeDictionary(service, id, pair, signal);
      else {
        await change(service, id, signal, (glossaries, options) =>
          glossaries.replace(id, { ...pair, entries: others }, options),
        );
      }
      return null;
    },
  };
}

/** Glossaries know base languages only. */
const pairOf = ({ source, target }: Pair): Pair => ({
  source: baseOf(source),
  target: baseOf(target),
});

const contentOf = (content: DictionaryContent): DictionaryContent => ({
  ...pairOf(content),
  entries: content.entries,
});

const nameOf = ({ id, name, dictionaries }: Glossary): GlossaryName => ({
  id,
  name,
  pairs: dictionaries,
});
