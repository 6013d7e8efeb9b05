import type {
  SpokenTerms,
  SpokenTermsCollection,
  SpokenTermsList,
  TermList,
} from '../../preload/contract/spoken-terms.ts';
import type { Log } from '../system/log.ts';
import type { NetworkRoute } from '../system/network.ts';
import { checkDestination } from './check-destination.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { DetectedText } from './detect.ts';
import { detectRequest } from './detect.ts';
import type { DocumentCalls } from './documents.ts';
import { createDocumentCalls, documentTrial } from './documents.ts';
import type { ExchangeLimits } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import type { GlossaryCalls } from './glossaries.ts';
import { createGlossaryCalls } from './glossaries.ts';
import type { FlatLanguage, LanguagesCall, ListedLanguage, ListedResource } from './languages.ts';
import { languageResourcesRequest, languagesRequest, languagesV2Request } from './languages.ts';
import type { MemoriesAnswer, MemoriesCall } from './memories.ts';
import { memoriesRequest } from './memories.ts';
import type { CallOptions, Destination } from './send.ts';
import type { OnAttempt } from './sent-attempt.ts';
import { createSend } from './send.ts';
import type { StyleRuleCalls } from './style-rules.ts';
import { createStyleRuleCalls } from './style-rules.ts';
import type { TranslateCall, TranslatedText } from './translate.ts';
import { translateRequest } from './translate.ts';
import type { UsageAnswer } from './usage.ts';
import { usageRequest } from './usage.ts';
import {
  spokenTermsChange,
  spokenTermsCreation,
  spokenTermsEntries,
  spokenTermsListing,
  spokenTermsOne,
  spokenTermsRemoval,
  spokenTermsReplacement,
} from './spoken-terms.ts';
import type { ImprovedText, WritingCall } from './writing.ts';
import { writingRequest, writingTrial } from './writing.ts';
import { createStreamExchange } from './stream-exchange.ts';
import { createOpenVoice } from './voice/open-voice.ts';
import { voiceTrial } from './voice/voice-request.ts';
import type { OpenVoice } from './voice/voice-stream.ts';

/** The calls on collections of spoken terms. */
export interface SpokenTermsCalls {
  list(options?: CallOptions): Promise<readonly SpokenTermsCollection[]>;
  get(id: string, options?: CallOptions): Promise<SpokenTermsCollection>;
  create(
    name: string,
    lists: readonly SpokenTermsList[],
    options?: CallOptions,
  ): Promise<SpokenTermsCollection>;
  /** Renames, or adds to the list of a language what it lacks. */
  change(
    id: string,
    change: { readonly name?: string; readonly list?: SpokenTermsList },
    options?: CallOptions,
  ): Promise<SpokenTermsCollection>;
  entries(id: string, language: string, options?: CallOptions): Promise<SpokenTerms>;
  replace(id: string, list: SpokenTermsList, options?: CallOptions): Promise<TermList>;
  /** @param language null deletes the whole collection */
  remove(id: string, language: string | null, options?: CallOptions): Promise<null>;
}

/** The calls of a service. Every method rejects with `ServiceFailure`. */
export interface ServiceClient {
  /** One answer per text, in order. */
  translate(call: TranslateCall, options?: CallOptions): Promise<readonly TranslatedText[]>;
  /** Rephrases or corrects one text. */
  improve(call: WritingCall, options?: CallOptions): Promise<ImprovedText>;
  /** Learns whether the key may have texts improved; sends none. */
  tryWriting(options?: CallOptions): Promise<null>;
  /** One answer per text, in order; 1 to 50 texts. */
  detect(texts: readonly string[], options?: CallOptions): Promise<readonly DetectedText[]>;
  memories(call: MemoriesCall, options?: CallOptions): Promise<MemoriesAnswer>;
  languages(call: LanguagesCall, options?: CallOptions): Promise<readonly ListedLanguage[]>;
  languageResources(options?: CallOptions): Promise<readonly ListedResource[]>;
  languagesV2(type: 'source' | 'target', options?: CallOptions): Promise<readonly FlatLanguage[]>;
  usage(options?: CallOptions): Promise<UsageAnswer>;
  readonly glossaries: GlossaryCalls;
  readonly styleRules: StyleRuleCalls;
  /** Collections of spoken terms. */
  readonly spokenTerms: SpokenTermsCalls;
  readonly documents: DocumentCalls;
  /** Learns whether the key may have documents translated; sends none. */
  tryDocuments(options?: CallOptions): Promise<null>;
  /** A voice session. */
  readonly openVoice: OpenVoice;
  /** Learns whether the key may have voice sessions; opens none. */
  tryVoice(options?: CallOptions): Promise<null>;
}

export interface ServiceClientPorts {
  readonly network: NetworkRoute;
  /** Names the program and its version to the service. */
  readonly userAgent: string;
  readonly log?: Log;
  /** Told of every attempt of a request. */
  readonly onAttempt?: OnAttempt | undefined;
  readonly clock?: Clock;
  /** Uniform in [0, 1); spreads the retries. */
  readonly random?: () => number;
  readonly limits?: ExchangeLimits;
}

const LIMITS: ExchangeLimits = {
  headersTimeoutMs: 30_000,
  bodyTimeoutMs: 30_000,
  wholeTimeoutMs: 5 * 60_000,
};

/**
 * Makes a client of one service with one key.
 * @throws ServiceFailure at once when the address may not be used (`checkAddress`), or when
 * keyword or key cannot stand in a header
 */
export function createServiceClient(
  destination: Destination,
  ports: ServiceClientPorts,
): ServiceClient {
  const checked = checkDestination(destination);
  const { network, userAgent, log, onAttempt, clock = systemClock, random = Math.random } = ports;
  const { limits = LIMITS } = ports;
  const sending = { network, userAgent, log, clock, random, onAttempt, limits };
  const send = createSend(checked, sending);
  return {
    translate: async (call, options) => send(translateRequest(call), options),
    improve: async (call, options) => send(writingRequest(call), options),
    async tryWriting(options) {
      try {
        return await send(writingTrial(), options);
      } catch (error) {
        // The text is missing: the question was let through.
        if (error instanceof ServiceFailure && error.failure.code === 'bad-request') return null;
        throw error;
      }
    },
    detect: async (texts, options) => send(detectRequest(texts), options),
    memories: (call, options) => send(memoriesRequest(call), options),
    languages: (call, options) => send(languagesRequest(call), options),
    languageResources: (options) => send(languageResourcesRequest(), options),
    languagesV2: (type, options) => send(languagesV2Request(type), options),
    usage: (options) => send(usageRequest(), options),
    glossaries: createGlossaryCalls(send),
    styleRules: createStyleRuleCalls(send),
    spokenTerms: {
      list: (options) => send(spokenTermsListing(), options),
      get: (id, options) => send(spokenTermsOne(id), options),
      create: (name, lists, options) => send(spokenTermsCreation(name, lists), options),
      change: (id, change, options) => send(spokenTermsChange(id, change), options),
      entries: (id, language, options) => send(spokenTermsEntries(id, language), options),
      replace: (id, list, options) => send(spokenTermsReplacement(id, list), options),
      remove: (id, language, options) => send(spokenTermsRemoval(id, language), options),
    },
    documents: createDocumentCalls(send, createStreamExchange(checked, sending)),
    async tryDocuments(options) {
      try {
        await send(documentTrial(), options);
      } catch (error) {
        // There is no such document: the question was let through.
        if (!(error instanceof ServiceFailure && error.failure.code === 'not-found')) throw error;
      }
      return null;
    },
    async tryVoice(options) {
      try {
        return await send(voiceTrial(), options);
      } catch (error) {
        if (error instanceof ServiceFailure && error.failure.code === 'bad-request') return null;
        throw error;
      }
    },
    openVoice: createOpenVoice({
      send,
      baseUrl: checked.baseUrl,
      network,
      userAgent,
      random,
      clock,
      onAttempt,
      log,
    }),
  };
}
