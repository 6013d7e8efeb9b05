import type { Handlers } from '../../../preload/contract/api.ts';
import { forbiddenFor } from '../../../preload/contract/forbidden-rules.ts';
import type { ForbiddenTerm } from '../../../preload/contract/segment-forbidden-terms.ts';
import { createForbiddenCheck } from '../../engine/segment-checks/check-forbidden.ts';
import type { FileTickets } from '../../system/files.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { MAX_GLOSSARY_FILE_BYTES, type FileWork } from '../glossary-file-work.ts';
import { forbiddenEntry } from '../forbidden-entry.ts';
import { readFileBytes } from '../read-file-bytes.ts';
import { forbiddenCsv, forbiddenIn } from './forbidden-file.ts';

export interface ForbiddenPorts {
  readonly files: FileTickets;
  readonly work: FileWork;
  /** Of all pairs. */
  readonly forbidden: () => readonly ForbiddenTerm[];
}

type ForbiddenHandlers = Pick<
  Handlers,
  'segments.forbidden-file' | 'segments.read-forbidden' | 'segments.find-forbidden'
>;

/** Files of terms that must not be used, and where those stand in a text. */
export function createForbiddenHandlers({
  files,
  work,
  forbidden,
}: ForbiddenPorts): ForbiddenHandlers {
  return {
    'segments.forbidden-file': async ({ from, to, format }, { signal }) => {
      if (format === 'csv') return forbiddenCsv({ from, to }, forbidden());
      const name = `Forbidden terms ${from}-${to}`;
      const own = forbiddenFor(forbidden(), { source: from, target: to }).map(forbiddenEntry);
      const dictionary = { source: from, target: to, entries: [], forbidden: own };
      const content = { name, dictionaries: [dictionary] };
      const { bytes, extension, type } = await work.write(content, 'tbx', signal);
      return { name: `${name}.${extension}`, type, bytes };
    },
    'segments.read-forbidden': async ({ from, to, ticket, name }, { signal }) => {
      const file = files.take(ticket);
      if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
      try {
        const bytes = await readFileBytes(file, MAX_GLOSSARY_FILE_BYTES);
        return forbiddenIn({ from, to }, bytes, await work.read({ name, bytes }, to, signal));
      } finally {
        await file.discard();
      }
    },
    'segments.find-forbidden': ({ from, to, source, target }) => {
      const own = forbiddenFor(forbidden(), { source: from, target: to });
      const found = createForbiddenCheck(own, to).check(source, target);
      return Promise.resolve(found.map(({ what }) => what));
    },
  };
}
