import type { Detector } from '../../engine/detection/detector.ts';
import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { UsualSources } from '../../engine/translation/usual-sources.ts';
import type { WrittenText } from '../../engine/writing/written-text.ts';
import type { Writing } from '../../engine/writing/writing.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { RateLimit } from '../accounts/rate-limit.ts';
import type { KnownTerms } from '../customization/known-terms.ts';
import { conflictingParameters, quotaExceeded } from '../http/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import {
  mannersFor,
  NO_MANNERS,
  readManners,
  readWriteTarget,
  readWriteTexts,
  writtenTarget,
} from './write-parameters.ts';
import type { Manners } from './write-parameters.ts';

const MAX_BODY_BYTES = 10 * 1024;

export interface WritePorts {
  readonly writing: Writing;
  readonly detector: Detector;
  readonly usual: UsualSources;
  readonly terms: KnownTerms;
  readonly ledger: Ledger;
  readonly rateLimit: RateLimit;
}

/** A text with all that was found out and asked for. */
interface Improvable {
  readonly text: string;
  /** Base code. */
  readonly detected: string;
  readonly target: LanguageFact;
  /** What the engines are told: a variant only where one was asked for. */
  readonly language: string;
  readonly manners: Manners;
}

type Improve = (
  item: Improvable,
  terms: readonly string[],
  signal: AbortSignal,
) => Promise<WrittenText>;

/** POST /v2/write/rephrase and POST /v2/write/correct. */
export function writeEndpoints(ports: WritePorts): readonly Endpoint[] {
  const { writing } = ports;
  const rules = {
    method: 'POST',
    keyKind: 'developer',
    unknownKey: 403,
    scope: 'write:improve',
    paidOnly: true,
    body: { encodings: ['json', 'form'], limit: MAX_BODY_BYTES },
    limitsRate: true,
  } as const;
  return [
    {
      ...rules,
      path: '/v2/write/rephrase',
      answer: (call) =>
        improve(call, ports, readManners, ({ text, language, manners }, terms, signal) => {
          const { style, tone } = manners;
          return writing.rephrase(
            { text, language, terms, style: style.name, tone: tone.name },
            signal,
          );
        }),
    },
    {
      ...rules,
      path: '/v2/write/correct',
      answer: (call) =>
        improve(
          call,
          ports,
          () => NO_MANNERS,
          ({ text, language }, terms, signal) => writing.correct({ text, language, terms }, signal),
        ),
    },
  ];
}

async function improve(
  { fields, key, tag, signal }: Call,
  { detector, usual, terms, ledger, rateLimit }: WritePorts,
  mannersOf: typeof readManners,
  write: Improve,
): Promise<unknown> {
  const texts = readWriteTexts(fields);
  const target = readWriteTarget(fields);
  const manners = mannersOf(fields);
  const items: Improvable[] = [];
  for (const text of texts) {
    signal.throwIfAborted();
    items.push(await readItem(text, target, manners, { detector, usual }));
  }
  rateLimit.admit(key);
  const units = texts.reduce((sum, text) => sum + billedCharacters(text), 0);
  if (ledger.exceeds(key, units, 'text_improvement')) throw quotaExceeded();

  const improvements = [];
  for (const item of items) {
    signal.throwIfAborted();
    const known = await terms.in(item.text, item.detected);
    const { text, engine, unchecked } = await write(item, known, signal);
    improvements.push({
      detected_source_language: item.detected,
      target_language: item.target.code,
      text,
      // Not part of the service's interface: what acted, and what nobody looked at.
      origin: { engine, unchecked },
    });
  }
  const isBilled = await ledger.chargeSoon({ key, tag, kind: 'text_improvement', units });
  if (!isBilled) throw quotaExceeded();
  return { improvements };
}

/** Detects the language of a text, which must be the target's own. */
async function readItem(
  text: string,
  target: LanguageFact | null,
  manners: Manners,
  { detector, usual }: Pick<WritePorts, 'detector' | 'usual'>,
): Promise<Improvable> {
  const { outcome, guess } = await detector.detect(text);
  const named = target === null ? null : baseOf(target.code);
  const sure =
    outcome === 'success' && guess !== null && (WRITABLE.has(guess) || !isBrief(text))
      ? guess
      : null;
  if (sure !== null && named !== null && sure !== named) {
    throw conflictingParameters(
      `Bad request. Reason: The text is in the language ${sure}, the target language is ${named}.`,
    );
  }
  // A guess is no reason to refuse a text: it is taken for a language that can be written.
  const likely = async () =>
    (await detector.likely(text, { usual: usual.shares, only: WRITABLE })) ?? FALLBACK;
  const isForeign = outcome === 'unsupported_language' && text.length > MANY_CHARACTERS;
  const detected = sure ?? named ?? (isForeign && guess !== null ? guess : await likely());
  const written = writtenTarget(target, detected);
  return {
    text,
    detected,
    target: written,
    language: target?.code ?? detected,
    manners: mannersFor(manners, written),
  };
}

/** From here on a language that detection calls another is no guess any more. */
const MANY_CHARACTERS = 80;
const WRITABLE: ReadonlySet<string> = new Set(
  LANGUAGES.filter(({ write }) => write).map(({ code }) => baseOf(code)),
);

/** One or two words: many stand in several languages, so that none is a reason to refuse them. */
const isBrief = (text: string): boolean => text.trim().split(/\s+/u).length <= 2;

/** For a text without words. */
const FALLBACK = 'en';
