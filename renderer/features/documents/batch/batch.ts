import type { ConnectionChoices } from '../../../../preload/contract/connection-choices.ts';
import type { DocumentOptions } from '../../../../preload/contract/documents.ts';
import { DEFAULT_THRESHOLD } from '../../../../preload/contract/limits.ts';
import type { TranslationOptions } from '../../../../preload/contract/text.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { fitOptions, type Facts, type OmittedOption } from '../../text/fit.ts';

/** The options that documents share with texts. */
export type SharedOptions = Pick<
  TranslationOptions,
  'memory' | 'local' | 'glossaries' | 'styleRule' | 'formality' | 'reportingTag'
>;

/** How the next files are to be translated. */
export interface Batch {
  readonly source: string | null;
  readonly target: string;
  /** Percent that goes with a memory when one is chosen. */
  readonly threshold: number;
  readonly shared: SharedOptions;
  readonly watermark: boolean;
  /** A pdf becomes a Word document. */
  readonly pdfAsDocx: boolean;
  readonly minify: boolean;
}

export const FIRST_BATCH: Batch = {
  source: null,
  target: 'de',
  threshold: DEFAULT_THRESHOLD,
  shared: {},
  watermark: false,
  pdfAsDocx: false,
  minify: false,
};

export interface ApplicableBatch {
  readonly options: DocumentOptions;
  /** What the service would refuse and is left out. */
  readonly omitted: readonly OmittedOption[];
}

/** The batch as main takes it. */
export function fitBatch(batch: Batch, facts: Facts): ApplicableBatch {
  const { source, target, watermark, pdfAsDocx, minify } = batch;
  const { options, omitted } = fitOptions(batch.shared, source, target, facts);
  const { memory, glossaries = [], styleRule, formality, reportingTag = '' } = options;
  return {
    omitted,
    options: {
      source,
      target,
      memory: memory === undefined ? null : { id: memory.id, threshold: memory.threshold },
      glossaries,
      styleRule: styleRule ?? null,
      formality: formality ?? 'default',
      watermark,
      outputFormat: pdfAsDocx ? 'docx' : null,
      minify,
      reportingTag: reportingTag.trim() === '' ? null : reportingTag.trim(),
      local: localUse(batch),
    },
  };
}

/**
 * Why memories of this computer cannot act: they take a document apart into sentences, which needs its
 * language, and leaves out what only the service can make of a whole file. null: they can.
 */
export function localObstacle({
  source,
  watermark,
  pdfAsDocx,
}: Batch): 'source' | 'watermark' | 'pdf' | null {
  if (source === null) return 'source';
  if (watermark) return 'watermark';
  return pdfAsDocx ? 'pdf' : null;
}

function localUse(batch: Batch): DocumentOptions['local'] {
  const { local } = batch.shared;
  if (local === 'off' || localObstacle(batch) !== null) return 'off';
  return { memories: [], ...local, threshold: batch.threshold };
}

/** Whether both languages are one, which the service refuses; variants count as one language. */
export const isOneLanguage = ({ source, target }: Batch): boolean =>
  source !== null && baseOf(source) === baseOf(target);

/** How many options differ from the defaults; languages, memory and threshold stand in the bar. */
export function batchOptionCount({ shared, watermark, pdfAsDocx, minify }: Batch): number {
  const { glossaries = [], styleRule, formality, reportingTag = '' } = shared;
  return [
    glossaries.length > 0,
    styleRule !== undefined,
    formality !== undefined,
    reportingTag.trim() !== '',
    watermark,
    pdfAsDocx,
    minify,
  ].filter(Boolean).length;
}

/** The defaults of the options; what stands in the bar stays. */
export function withoutOptions({ source, target, threshold, shared }: Batch): Batch {
  const { memory, local } = shared;
  return {
    ...FIRST_BATCH,
    source,
    target,
    threshold,
    shared: {
      ...(memory !== undefined && { memory }),
      ...(local !== undefined && { local }),
    },
  };
}

/** Another connection: what names things of the old one is dropped. */
export function leftBehind(batch: Batch, source: string | null, target: string | null): Batch {
  const { formality, reportingTag } = batch.shared;
  return {
    ...batch,
    source: source ?? batch.source,
    target: target ?? batch.target,
    threshold: DEFAULT_THRESHOLD,
    shared: {
      ...(formality !== undefined && { formality }),
      ...(reportingTag !== undefined && { reportingTag }),
    },
  };
}

/** What is kept of the batch for its connection; undefined options are left out. */
export function ofConnection({ shared, threshold }: Batch): ConnectionChoices {
  const { memory, local, glossaries, styleRule } = shared;
  return {
    ...(memory !== undefined && { memory }),
    ...(local !== undefined && { local }),
    ...(glossaries !== undefined && { glossaries }),
    ...(styleRule !== undefined && { styleRule }),
    threshold,
  };
}

/** The batch with what was chosen with its connection before, and nothing else of the kind. */
export function withChoices(batch: Batch, kept: ConnectionChoices): Batch {
  const { threshold = batch.threshold, memory, local, glossaries, styleRule } = kept;
  const { formality, reportingTag } = batch.shared;
  return {
    ...batch,
    threshold,
    shared: {
      ...(formality !== undefined && { formality }),
      ...(reportingTag !== undefined && { reportingTag }),
      ...(memory !== undefined && { memory }),
      ...(local !== undefined && { local }),
      ...(glossaries !== undefined && { glossaries }),
      ...(styleRule !== undefined && { styleRule }),
    },
  };
}
