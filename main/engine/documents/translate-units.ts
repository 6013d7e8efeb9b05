import { MOST_FUZZY_SPOTS, type FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import type { DocumentWarning, Unit } from '../formats/document-filter.ts';
import { MarkupError } from '../markup/markup-rules.ts';
import {
  isUnserved,
  type SegmentOrigin,
  type TranslatedText,
  type TranslationRequest,
} from '../translation/translation-request.ts';
import { createEngineCount } from './engine-work.ts';
import { fuzzySpots } from './fuzzy-spots.ts';
import { plainText } from './plain-text.ts';

export type TranslateText = (
  request: TranslationRequest,
  signal: AbortSignal,
) => Promise<TranslatedText>;

export interface TranslatedUnits {
  /** By unit; one that stays as it is has none. */
  readonly texts: ReadonlyMap<string, string>;
  readonly segments: Readonly<Partial<Record<SegmentOrigin['kind'], number>>>;
  /** Of the untranslated ones, those that no engine served. */
  readonly unserved: number;
  readonly warnings: readonly DocumentWarning[];
  readonly fuzzy: readonly FuzzySpot[];
  /** null where no engine translated anything. */
  readonly engine: EngineWork | null;
}

/** So much is translated at once: enough that an engine's start hardly counts, and done in seconds. */
const BATCH_CHARACTERS = 20_000;
const BATCH_UNITS = 500;

/**
 * Translates units, the same text once. A text that is not well-formed, or whose translation is longer
 * than what fits its place, stays as it is, with a warning.
 */
export async function translateUnits(
  units: readonly Unit[],
  requestOf: (text: string) => TranslationRequest,
  ports: {
    readonly translate: TranslateText;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
): Promise<TranslatedUnits> {
  const distinct = [...new Set(units.map(({ text }) => text))];
  const total = distinct.reduce((sum, text) => sum + text.length, 0);
  const translations = new Map<string, TranslatedText | null>();
  const engines = createEngineCount();
  let done = 0;
  for (const batch of batchesOf(distinct)) {
    ports.signal.throwIfAborted();
    const results = await Promise.all(
      batch.map((text) => translated(requestOf(text), ports.translate, ports.signal)),
    );
    batch.forEach((text, index) => {
      translations.set(text, results[index] ?? null);
      done += text.length;
    });
    engines.add(
      batch.map((text, index) => ({ text, segments: results[index]?.segments ?? [] })),
      performance.now(),
    );
    ports.onProgress(total === 0 ? 1 : done / total);
  }
  return { ...gather(units, translations), engine: engines.most() };
}

function* batchesOf(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const text of texts) {
    batch.push(text);
    characters += text.length;
    if (characters < BATCH_CHARACTERS && batch.length < BATCH_UNITS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

async function translated(
  request: TranslationRequest,
  translate: TranslateText,
  signal: AbortSignal,
): Promise<TranslatedText | null> {
  try {
    return await translate(request, signal);
  } catch (error) {
    if (error instanceof MarkupError) return null;
    throw error;
  }
}

function gather(
  units: readonly Unit[],
  translations: ReadonlyMap<string, TranslatedText | null>,
): Omit<TranslatedUnits, 'engine'> {
  const texts = new Map<string, string>();
  const segments: Partial<Record<SegmentOrigin['kind'], number>> = {};
  const warnings: DocumentWarning[] = [];
  const fuzzy: FuzzySpot[] = [];
  let unserved = 0;
  const warn = (code: string, { place }: Unit) =>
    warnings.push({ code, ...(place === undefined ? {} : { place }) });
  for (const [place, unit] of units.entries()) {
    const translation = translations.get(unit.text) ?? null;
    if (translation === null) {
      warn('text-not-translated', unit);
      continue;
    }
    if (unit.maxLength !== undefined && plainText(translation.text).length > unit.maxLength) {
      warn('translation-too-long', unit);
      continue;
    }
    texts.set(unit.id, translation.text);
    for (const { kind } of translation.segments) segments[kind] = (segments[kind] ?? 0) + 1;
    unserved += translation.segments.filter(isUnserved).length;
    const placed = translation.segments.map(({ kind, target, percent = 0 }) => ({
      text: translation.text.slice(...target),
      percent: kind === 'memory-fuzzy' ? percent : null,
    }));
    for (const spot of fuzzySpots(place, translation.text, placed, unit.shown)) fuzzy.push(spot);
  }
  return { texts, segments, unserved, warnings, fuzzy: fuzzy.slice(0, MOST_FUZZY_SPOTS) };
}
