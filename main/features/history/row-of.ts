import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { canonicalCode } from '../../../preload/contract/language-code.ts';
import type { Services } from '../active-service.ts';
import type { EndedSession, Result, SavedDocument } from '../result.ts';
import type { EntryRow, KeptSegment } from './entry-row.ts';

/** Stands for the language of a line that has none, in every interface language. */
const NO_LANGUAGE = '—';

/** The entry of a result. @param now milliseconds since 1970 */
export function rowOf(result: Result, services: Pick<Services, 'about'>, now: number): EntryRow {
  if (result.kind === 'document') return documentRow(result, now);
  const { connection } = result;
  const known = connection === null ? null : services.about(connection);
  const where = { connection: connection ?? '', connectionName: known?.name ?? '' };
  switch (result.kind) {
    case 'text': {
      const { request, translation } = result;
      const { text, source, target, options } = request;
      return {
        ...where,
        kind: 'text',
        at: now,
        of: null,
        source: codeOf(source ?? translation.detected),
        target: codeOf(target),
        characters: translation.billed,
        before: text,
        after: translation.text,
        request: JSON.stringify({ kind: 'text', request: { text, source, target, options } }),
        segments: translation.segments.map(keptSegment),
      };
    }
    case 'writing': {
      const { request, improvement } = result;
      return {
        ...where,
        kind: 'writing',
        at: now,
        of: null,
        source: improvement.detected,
        target: improvement.target,
        characters: improvement.billed,
        before: request.text,
        after: improvement.result,
        request: JSON.stringify({ kind: 'writing', request }),
        segments: [],
      };
    }
    case 'detection': {
      const { lines, found } = result;
      const languages = new Set(found.flatMap(({ language }) => language ?? []));
      const [only = null] = languages;
      const text = lines.join('\n');
      return {
        ...where,
        kind: 'detection',
        at: now,
        of: null,
        source: languages.size === 1 ? only : null,
        target: null,
        characters: null,
        before: text,
        after: found.map(({ language }) => language ?? NO_LANGUAGE).join('\n'),
        request: JSON.stringify({ kind: 'detection', text }),
        segments: [],
      };
    }
    case 'voice':
      return voiceRow(result, where);
  }
}

function keptSegment({ kind, isLocal, source, target }: SegmentOrigin): KeptSegment {
  const isOwn = isLocal === true && (kind === 'memory-exact' || kind === 'memory-fuzzy');
  return { kind: isOwn ? `local-${kind}` : kind, source, target };
}

function documentRow(document: SavedDocument, at: number): EntryRow {
  const { connection, connectionName, id, name, result, source, target, characters } = document;
  return {
    kind: 'document',
    at,
    connection,
    connectionName,
    characters,
    source: codeOf(source),
    target: codeOf(target),
    of: id,
    before: name,
    after: result,
    request: null,
    segments: [],
  };
}

/** The session's texts stand in its journal; here they are only words to find it by. */
function voiceRow(
  { id, title, ended, source, target, spoken, translated }: EndedSession,
  where: Pick<EntryRow, 'connection' | 'connectionName'>,
): EntryRow {
  return {
    ...where,
    kind: 'voice',
    at: ended,
    characters: null,
    of: id,
    source: codeOf(source),
    target: codeOf(target),
    before: title,
    after: '',
    request: null,
    segments: [],
    words: { before: `${title}\n${spoken}`, after: translated },
  };
}

const codeOf = (code: string | null): string | null => code && canonicalCode(code);
