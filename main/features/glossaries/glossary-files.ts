import type { Handlers } from '../../../preload/contract/api.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { ReadGlossaryFile } from '../../engine/glossary-files/glossary-row.ts';
import { forbiddenFor } from '../../../preload/contract/forbidden-rules.ts';
import type { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import type { FileTickets } from '../../system/files.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { Services } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { forbiddenEntry } from '../forbidden-entry.ts';
import { readFileBytes } from '../read-file-bytes.ts';
import { invalidGlossary } from './check-content.ts';
import { glossaryFileName } from './file-name.ts';
import { createFileWork, MAX_GLOSSARY_FILE_BYTES } from '../glossary-file-work.ts';
import type { KeptGlossaries } from './kept-glossaries.ts';
import { previewFile } from './preview.ts';

export interface GlossaryFilesPorts {
  readonly services: Services;
  readonly files: FileTickets;
  readonly startHelper: StartHelper;
  readonly kept: KeptGlossaries;
  /** Of all pairs. */
  readonly forbidden: () => readonly ForbiddenTerm[];
}

export type GlossaryFiles = Pick<Handlers, 'glossaries.read-file' | 'glossaries.export'>;

/** Files that entries come from and go into. */
export function createGlossaryFiles({
  services,
  files,
  startHelper,
  kept,
  forbidden,
}: GlossaryFilesPorts): GlossaryFiles {
  const work = createFileWork(startHelper);
  /** The file that was read last, for other languages of the same entries. */
  let last: { readonly ticket: string; readonly read: ReadGlossaryFile } | null = null;

  const readOnce = async (
    ticket: string,
    language: string | null,
    signal: AbortSignal,
  ): Promise<ReadGlossaryFile> => {
    if (last?.ticket === ticket) return last.read;
    const file = files.take(ticket);
    if (file === null) throw new FeatureFailure({ code: 'file-gone' });
    try {
      const bytes = await readFileBytes(file, MAX_GLOSSARY_FILE_BYTES);
      const read = await work.read({ name: file.name, bytes }, language, signal);
      last = { ticket, read };
      return read;
    } finally {
      await file.discard();
    }
  };

  return {
    'glossaries.read-file': async ({ ticket, pair }, { signal }) =>
      previewFile(
        await readOnce(ticket, languageOf(pair), signal),
        pair && { source: baseOf(pair.source), target: baseOf(pair.target) },
      ),
    'glossaries.export': async ({ id, format, pair, withForbidden }, { signal }) => {
      const service = await services.openActive(signal);
      const { name, dictionaries } = await service.call('glossaries', signal, (client, signal) =>
        client.glossaries.get(id, { signal }),
      );
      const wanted = dictionaries.filter(
        ({ source, target }) =>
          pair === null || (source === baseOf(pair.source) && target === baseOf(pair.target)),
      );
      if (wanted.length === 0) throw new FeatureFailure({ code: 'not-found' });
      const [first] = wanted;
      const only = wanted.length === 1 && first !== undefined ? first : null;
      if (only === null && (format === 'tsv' || format === 'csv')) {
        throw invalidGlossary('pair', 'missing');
      }
      const contents = [];
      for (const { source, target } of wanted) {
        const entries = await kept.read(service, id, { source, target }, signal);
        const banned = withForbidden ? forbiddenFor(forbidden(), { source, target }) : [];
        contents.push({ source, target, entries, forbidden: banned.map(forbiddenEntry) });
      }
      const content = { name, dictionaries: contents };
      const { bytes, extension, type } = await work.write(content, format, signal);
      return { name: glossaryFileName(name, only, extension), type, bytes };
    },
  };
}

/** The language that tells old encodings apart: English has no letters of its own. */
function languageOf(pair: { readonly source: string; readonly target: string } | null) {
  if (pair === null) return null;
  return baseOf(pair.target) === 'en' ? pair.source : pair.target;
}
