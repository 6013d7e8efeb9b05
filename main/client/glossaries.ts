import { z } from 'zod';
import type {
  Dictionary,
  DictionaryContent,
  Entry,
  Glossary,
} from '../../preload/contract/glossaries.ts';
import { createSendOnce } from './admin/send-once.ts';
import { ServiceFailure } from './failure.ts';
import { glossariesV2Listing } from './glossaries-v2.ts';
import {
  identifier,
  listOf,
  optionalCount,
  optionalListOf,
  optionalText,
} from './answer-fields.ts';
import type { CallOptions, Send } from './send.ts';
import type { ServiceRequest } from './service-request.ts';
import { badAnswer, checkAnswer } from './service-request.ts';
import { inTurns } from './in-turns.ts';

/** Languages of a dictionary. */
export type Pair = Pick<Dictionary, 'source' | 'target'>;

/** The calls on glossaries. Codes of languages come back in lower case. */
export interface GlossaryCalls {
  /** All of the account. A service without the newer interface is asked through the older one. */
  list(options?: CallOptions): Promise<readonly Glossary[]>;
  get(id: string, options?: CallOptions): Promise<Glossary>;
  /** Sent once: fails with outcome-unknown where the service may have made it unseen. */
  create(
    name: string,
    dictionaries: readonly DictionaryContent[],
    options?: CallOptions,
  ): Promise<Glossary>;
  rename(id: string, name: string, options?: CallOptions): Promise<Glossary>;
  remove(id: string, options?: CallOptions): Promise<null>;
  entries(id: string, pair: Pair, options?: CallOptions): Promise<readonly Entry[]>;
  /** Makes the dictionary, or replaces it wholly. */
  replace(id: string, content: DictionaryContent, options?: CallOptions): Promise<Dictionary>;
  /** Adds entries; one with a known source takes its place. */
  merge(id: string, content: DictionaryContent, options?: CallOptions): Promise<Glossary>;
  removeDictionary(id: string, pair: Pair, options?: CallOptions): Promise<null>;
}

const Counted = z.object({
  source_lang: z.string().min(1),
  target_lang: z.string().min(1),
  entry_count: optionalCount,
});
const One = z.object({
  glossary_id: identifier,
  name: optionalText,
  dictionaries: optionalListOf(Counted),
  creation_time: optionalText,
});
const Listing = z.object({ glossaries: listOf(One) });
const Replaced = Counted.partial().nullish().catch(null);
const Content = z.object({
  source_lang: optionalText,
  target_lang: optionalText,
  entries: z.string(),
});
/** Earlier descriptions of the service showed the dictionary itself. */
const Contents = z.union([z.object({ dictionaries: listOf(Content) }), Content]);

/** Services take 10 MB of entries; on the way a character may be an escape of six. */
const MAX_ENTRIES_BYTES = 32 * 1024 * 1024;

const PATH = '/v3/glossaries';
const common = { feature: 'glossaries', answers401: true, body: null } as const;

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
const queryOf = ({ source, target }: Pair): string =>
  `?source_lang=${encodeURIComponent(source)}&target_lang=${encodeURIComponent(target)}`;

const dictionaryOf = (answer: z.output<typeof Counted>): Dictionary => ({
  source: answer.source_lang.toLowerCase(),
  target: answer.target_lang.toLowerCase(),
  entries: answer.entry_count,
});
const glossaryOf = (answer: z.output<typeof One>): Glossary => ({
  id: answer.glossary_id,
  name: answer.name || answer.glossary_id,
  created: answer.creation_time,
  dictionaries: answer.dictionaries.map(dictionaryOf),
});
const readGlossary = (json: unknown): Glossary => glossaryOf(checkAnswer(One, json));

const contentOf = ({ source, target, entries }: DictionaryContent) => ({
  source_lang: source,
  target_lang: target,
  entries: writeEntries(entries),
  entries_format: 'tsv',
});

/** @param send of one service with one key */
export function createGlossaryCalls(send: Send): GlossaryCalls {
  const sendOnce = createSendOnce(send);
  return {
    async list(options) {
      try {
        return await send(listing(), options);
      } catch (error) {
        if (!isRefusedInterface(error)) throw error;
        try {
          return await send(glossariesV2Listing(), options);
        } catch {
          throw error;
        }
      }
    },
    get: (id, options) =>
      send({ ...common, method: 'GET', path: pathOf(id), read: readGlossary }, options),
    create: (name, dictionaries, options) => sendOnce(creation(name, dictionaries), options),
    rename: (id, name, options) => send(change(id, { name }), options),
    remove: (id, options) => send(removal(pathOf(id)), options),
    entries: (id, pair, options) => send(reading(id, pair), options),
    replace: (id, content, options) => send(replacement(id, content), options),
    merge: (id, content, options) =>
      send(change(id, { dictionaries: [contentOf(content)] }), options),
    removeDictionary: (id, pair, options) =>
      send(removal(`${pathOf(id)}/dictionaries${queryOf(pair)}`), options),
  };
}

/** Whether a service has no such path, or this key no access to it. */
function isRefusedInterface(error: unknown): boolean {
  if (!(error instanceof ServiceFailure)) return false;
  const { code, status } = error.failure;
  return code === 'not-found' || code === 'feature-refused' || status === 405;
}

/** The service does not page them. */
const listing = (): ServiceRequest<readonly Glossary[]> => ({
  ...common,
  method: 'GET',
  path: PATH,
  read: (json) => checkAnswer(Listing, json).glossaries.map(glossaryOf),
});

const creation = (
  name: string,
  dictionaries: readonly DictionaryContent[],
): ServiceRequest<Glossary> => ({
  ...common,
  method: 'POST',
  path: PATH,
  body: JSON.stringify({ name, dictionaries: dictionaries.map(contentOf) }),
  read: readGlossary,
});

const change = (id: string, body: object): ServiceRequest<Glossary> => ({
  ...common,
  method: 'PATCH',
  path: pathOf(id),
  body: JSON.stringify(body),
  read: readGlossary,
});

const reading = (id: string, pair: Pair): ServiceRequest<readonly Entry[]> => ({
  ...common,
  method: 'GET',
  path: `${pathOf(id)}/entries${queryOf(pair)}`,
  bounds: { maxBytes: MAX_ENTRIES_BYTES, maxValues: 1000 },
  async read(json) {
    const answer = checkAnswer(Contents, json);
    const contents = 'dictionaries' in answer ? answer.dictionaries : [answer];
    const found = contents.find(
      ({ source_lang: source, target_lang: target }) =>
        isSameCode(source, pair.source) && isSameCode(target, pair.target),
    );
    const entries = found && (await readEntries(found.entries));
    if (entries === undefined) throw badAnswer('dictionaries');
    if (entries === null) throw badAnswer('entries');
    return entries;
  },
});

/** A dictionary that does not name its languages is the one that was asked for. */
const isSameCode = (named: string | null, asked: string): boolean =>
  named === null || named.toLowerCase() === asked.toLowerCase();

const replacement = (id: string, content: DictionaryContent): ServiceRequest<Dictionary> => ({
  ...common,
  method: 'PUT',
  path: `${pathOf(id)}/dictionaries`,
  body: JSON.stringify(contentOf(content)),
  read: (json) => ({
    source: content.source.toLowerCase(),
    target: content.target.toLowerCase(),
    entries: checkAnswer(Replaced, json)?.entry_count ?? content.entries.length,
  }),
});

const removal = (path: string): ServiceRequest<null> => ({
  ...common,
  method: 'DELETE',
  path,
  read: () => null,
});

/** Entries as the service takes them: a line each, source and target parted by a tab. */
function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([source, target]) => `${source}\t${target}`).join('\n');
}

/** A glossary of the largest size that services take has fewer. */
const MAX_ENTRIES = 400_000;

/** Lines that are not empty, one at a time: a list of them all could be very long. */
function* linesOf(text: string): Iterable<string> {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) yield line;
}

/**
 * Entries as the service gives them; null where a line has no tab or there are too many. Everything
 * behind the first tab is target.
 */
async function readEntries(text: string): Promise<readonly Entry[] | null> {
  const entries: Entry[] = [];
  const isWhole = await inTurns(linesOf(text), (line) => {
    const tab = line.indexOf('\t');
    if (tab < 0 || entries.length === MAX_ENTRIES) return false;
    entries.push([line.slice(0, tab), line.slice(tab + 1)]);
    return true;
  });
  return isWhole ? entries : null;
}
