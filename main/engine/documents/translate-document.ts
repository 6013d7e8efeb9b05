import type {
  DocumentFilter,
  DocumentFormat,
  DocumentWarning,
  ExtractOptions,
  Merged,
  Unit,
} from '../formats/document-filter.ts';
import type { GlossaryTerm } from '../glossary/apply.ts';
import type { FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { billedCharacters } from '../markup/billing.ts';
import type { ConfiguredRules } from '../style-rules/catalogue.ts';
import type { SegmentOrigin, TranslationRequest } from '../translation/translation-request.ts';
import { DocumentStop } from './document-stop.ts';
import { plainText } from './plain-text.ts';
import { translateUnits } from './translate-units.ts';
import type { TranslateText } from './translate-units.ts';

/** What is asked of a document. */
export interface DocumentRequest {
  /** null to have it detected. */
  readonly source: string | null;
  readonly target: string;
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly glossaries: readonly GlossaryTerm[];
  readonly formality: string;
  /** As `TranslationRequest` has them. */
  readonly style?: ConfiguredRules;
  /** Adds the fixed watermark (docx and pdf only). */
  readonly watermark: boolean;
  readonly outputFormat: 'docx' | null;
}

export interface DocumentPorts {
  readonly filter: DocumentFilter;
  readonly translate: TranslateText;
  /** The base language of a text without markup. */
  readonly detect: (text: string, request: TranslationRequest) => Promise<string>;
  readonly surroundings: ExtractOptions['surroundings'];
  readonly signal: AbortSignal;
  /** Told of the share of characters that is translated, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** A document with more characters is refused. */
  readonly mostCharacters: number;
}

export interface TranslatedDocument {
  readonly merged: Merged;
  /** The source language: as given, or as detected. */
  readonly source: string;
  /** Characters of all its texts, without markup: what it costs before any minimum. */
  readonly characters: number;
  /** How many segments came from where. */
  readonly segments: Readonly<Partial<Record<SegmentOrigin['kind'], number>>>;
  readonly warnings: readonly DocumentWarning[];
  readonly fuzzy: readonly FuzzySpot[];
  /** What an engine did for it; null where none did. */
  readonly engine: EngineWork | null;
}

/** Formats whose text is what people see, not what a program reads. */
const SHOWN: ReadonlySet<DocumentFormat> = new Set<DocumentFormat>([
  'docx',
  'pptx',
  'xlsx',
  'pdf',
  'idml',
  'image',
]);

/** The detector reads less; this many characters surely hold enough of running text. */
const SAMPLE = 8000;

/**
 * Translates a document: each unit by itself with its tags kept, one that occurs several times once.
 *
 * Rejects with `DocumentRefusal` where the filter refuses the file, with `DocumentStop` for equal
 * languages, for more characters than allowed and where no engine translates the pair, and with the
 * signal's reason.
 */
export async function translateDocument(
  input: Uint8Array,
  request: DocumentRequest,
  ports: DocumentPorts,
): Promise<TranslatedDocument> {
  const { filter, signal } = ports;
  const extraction = await filter.extract(input, {
    source: request.source,
    target: request.target,
    watermark: request.watermark,
    outputFormat: request.outputFormat,
    surroundings: ports.surroundings,
    signal,
  });
  signal.throwIfAborted();
  const { units } = extraction;
  const characters = units.reduce((sum, { text }) => sum + billedCharacters(text, 'xml'), 0);
  if (characters > ports.mostCharacters) throw new DocumentStop('too-many-characters');

  const source = request.source ?? (await detectOf(units, request, ports.detect));
  if (baseOf(source) === baseOf(request.target)) throw new DocumentStop('equal-languages');

  const {
    texts,
    segments,
    unserved,
    warnings,
    fuzzy: spots,
    engine,
  } = await translateUnits(
    units,
    (text) => ({ ...textRequest(text, request), source, isShown: SHOWN.has(filter.id) }),
    ports,
  );
  signal.throwIfAborted();
  const unanswered = (segments.untranslated ?? 0) - unserved;
  const fuzzy = segments['memory-fuzzy'] ?? 0;
  const fromMemory = (segments['memory-exact'] ?? 0) + fuzzy;
  if (unserved > 0 && fromMemory === 0) throw new DocumentStop('no-engine');
  const merged = await extraction.merge(texts);
  return {
    merged,
    source,
    characters,
    segments,
    engine,
    fuzzy: spots,
    warnings: [
      ...extraction.warnings.filter(({ code }) => merged.withdrawn?.includes(code) !== true),
      ...warnings,
      // Their words say something alike, not the same.
      ...(fuzzy > 0 ? [{ code: 'fuzzy-match', count: fuzzy }] : []),
      ...(unserved > 0 ? [{ code: 'untranslated', count: unserved }] : []),
      ...(unanswered > 0 ? [{ code: 'unanswered', count: unanswered }] : []),
      ...merged.warnings,
    ],
  };
}

async function detectOf(
  units: readonly Unit[],
  request: DocumentRequest,
  detect: DocumentPorts['detect'],
): Promise<string> {
  let sample = '';
  for (const { text } of units) {
    sample += `${plainText(text)}\n`;
    if (sample.length > SAMPLE) break;
  }
  const text = sample.trim();
  return detect(text, textRequest(text, request));
}

const textRequest = (text: string, request: DocumentRequest): TranslationRequest => ({
  text,
  source: request.source,
  target: request.target,
  glossaries: request.glossaries,
  formality: request.formality,
  ...(request.memory === undefined ? {} : { memory: request.memory }),
  ...(request.style === undefined ? {} : { style: request.style }),
  // A unit is a paragraph already: a line break in it was put there by an editor's width.
  split: 'nonewlines',
  preserveFormatting: true,
  markup: {
    kind: 'xml',
    version: 'v2',
    // Every tag of a unit stands inside of a sentence.
    outlineDetection: false,
    splittingTags: [],
    nonSplittingTags: [],
    ignoreTags: [],
  },
});
