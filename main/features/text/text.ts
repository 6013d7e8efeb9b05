import type { Handlers } from '../../../preload/contract/api.ts';
import type {
  SegmentOrigin,
  Translation,
  TranslationRequest,
  Detection,
  OpenedText,
} from '../../../preload/contract/text.ts';
import type { Observable } from '../../system/observable.ts';
import type { FileTickets } from '../../system/files.ts';
import type { RecordResult } from '../result.ts';
import { textCost } from './cost.ts';
import { createResultCache } from './result-cache.ts';
import type { TranslatePorts } from './translate.ts';
import { translate } from './translate.ts';
import type { Services } from '../active-service.ts';
import { failureOf, FeatureFailure } from '../feature-failure.ts';
import { detectTexts, isDetectionRefused } from '../detect-texts.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { readTextFile } from '../read-text-file.ts';

export interface TextPorts extends Omit<TranslatePorts, 'onDone'> {
  readonly files: FileTickets;
  /** Takes results down. */
  readonly recordResult: RecordResult;
  /** Counts changes of local memories and of their assignments. */
  readonly localChanges: Pick<Observable<number>, 'value'>;
}

export interface TextFeature {
  readonly handlers: Pick<Handlers, 'text.translate' | 'text.cost' | 'text.detect' | 'text.open'>;
  /** Forgets results: what shaped them has changed, or the person wants them gone. */
  forget(): void;
  /** Nothing of them is on the disk. */
  purgeFromDisk(): void;
}

/** The work of the Text screen, but for its draft. */
export function createText(ports: TextPorts): TextFeature {
  const { services, files, recordResult } = ports;
  const cache = createResultCache(services.active, ports.localChanges);

  const onDone = (connection: string, request: TranslationRequest, translation: Translation) => {
    if (translation.segments.every(isLeft)) return;
    recordResult({ kind: 'text', connection, request, translation });
    // An engine may be installed at any time.
    if (translation.segments.some(isUntranslated)) return;
    cache.keep(connection, request, translation);
  };
  async function* answer(
    request: TranslationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Translation, void, undefined> {
    const connection = services.active.value.id;
    const known = request.isFresh === true ? null : cache.find(request);
    if (known === null) {
      yield* translate(request, signal, { ...ports, onDone });
      return;
    }
    recordResult({ kind: 'text', connection, request, translation: known });
    yield { ...known, billed: 0, fromCache: true };
  }

  return {
    handlers: {
      'text.translate': (request, { signal }) => answer(request, signal),
      'text.cost': (request, { signal }) => textCost(request, ports.lookups, signal),
      'text.detect': ({ text }, { signal }) => detect(ports, text, signal),
      'text.open': ({ ticket }) => openText(files, ticket),
    },
    forget: () => cache.forget(),
    purgeFromDisk: () => undefined,
  };
}

const isUntranslated = ({ kind }: SegmentOrigin): boolean => kind === 'untranslated';
const isLeft = (origin: SegmentOrigin): boolean =>
  isUntranslated(origin) || origin.kind === 'source-copy';

interface DetectPorts {
  readonly services: Services;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
}

/**
 * Asks the active service for the language of a text. Where it refuses, the built-in service
 * guesses instead, and the answer says so and why.
 */
async function detect(
  { services, reportingTag }: DetectPorts,
  text: string,
  signal: AbortSignal,
): Promise<Detection> {
  const call = { reportingTag: reportingTag() ?? undefined, signal };
  const service = await services.openActive(signal);
  try {
    return { ...found(await detectTexts(service, [text], call)), by: 'service' };
  } catch (error) {
    const refusal = failureOf(error);
    if (refusal === null || service.service === 'offline' || !isDetectionRefused(refusal)) {
      throw error;
    }
    const builtIn = await services.openBuiltIn(signal);
    return { ...found(await detectTexts(builtIn, [text], call)), by: 'local', refusal };
  }
}

const found = ([only]: readonly Omit<Detection, 'by'>[]): Omit<Detection, 'by'> =>
  only ?? { outcome: 'no_language_detected' };

/**
 * Reads a text file that the page handed over into the source pane.
 * @throws FeatureFailure as `readTextFile`, and file-too-large beyond what can be translated at once
 */
async function openText(files: FileTickets, ticket: string): Promise<OpenedText> {
  const { name, text } = await readTextFile(files, ticket);
  if (billedCharacters(text) > MAX_SOURCE_CHARACTERS) {
    throw new FeatureFailure({ code: 'file-too-large', params: { name } });
  }
  return { name, text };
}
