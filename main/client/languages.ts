import { z } from 'zod';
import { listOf, optionalFlag, optionalListOf, optionalText } from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

/** The resources that have a list of languages of their own. */
export type LanguageResource =
  | 'translate_text'
  | 'translate_document'
  | 'glossary'
  | 'voice'
  | 'write'
  | 'style_rules'
  | 'translation_memory';

export interface LanguagesCall {
  readonly resource: LanguageResource;
  /** Without it only stable languages and features are listed. */
  readonly include?: readonly ('beta' | 'external')[];
}

type Status = 'stable' | 'beta' | 'early_access';

/** A language of one resource. */
export interface ListedLanguage {
  /** BCP 47. */
  readonly code: string;
  readonly name: string;
  readonly source: boolean;
  readonly target: boolean;
  readonly status: Status;
  readonly features: readonly ListedFeature[];
}

/** A feature that a language supports. */
export interface ListedFeature {
  readonly name: string;
  readonly status: Status;
  /** Run by a third party. */
  readonly external: boolean;
}

/** What has no status is stable; a status that this version does not know promises less than that. */
const StatusName = z
  .string()
  .nullish()
  .catch(null)
  .transform((word): Status => {
    if (word === null || word === undefined || word === '') return 'stable';
    return word === 'stable' || word === 'early_access' ? word : 'beta';
  });
/** That a feature is named says that it is there, whatever is said of it. */
const Feature = z
  .object({ status: StatusName, external: optionalFlag })
  .catch({ status: 'stable', external: null });
const Languages = listOf(
  z.object({
    lang: z.string().min(1),
    name: optionalText,
    usable_as_source: optionalFlag,
    usable_as_target: optionalFlag,
    status: StatusName,
    features: z.record(z.string(), Feature).nullish().catch(null),
  }),
);

export function languagesRequest(call: LanguagesCall): ServiceRequest<readonly ListedLanguage[]> {
  const query = new URLSearchParams({ resource: call.resource });
  for (const kind of call.include ?? []) query.append('include', kind);
  return {
    feature: 'languages',
    method: 'GET',
    path: `/v3/languages?${query.toString()}`,
    body: null,
    answers401: true,
    read: (json) =>
      checkAnswer(Languages, json).map((language) => ({
        code: language.lang,
        name: language.name || language.lang,
        // A language that is listed without its sides is offered: the service refuses what it must.
        source: language.usable_as_source ?? true,
        target: language.usable_as_target ?? true,
        status: language.status,
        features: Object.entries(language.features ?? {}).map(([name, { status, external }]) => ({
          name,
          status,
          external: external ?? false,
        })),
      })),
  };
}

/** A resource and, for each feature, the side of a language pair that must support it. */
export interface ListedResource {
  readonly name: string;
  readonly features: readonly {
    readonly name: string;
    readonly needsSource: boolean;
    readonly needsTarget: boolean;
  }[];
}

const Resources = listOf(
  z.object({
    name: z.string().min(1),
    features: optionalListOf(
      z.object({
        name: z.string().min(1),
        needs_source_support: optionalFlag,
        needs_target_support: optionalFlag,
      }),
    ),
  }),
);

export function languageResourcesRequest(): ServiceRequest<readonly ListedResource[]> {
  return {
    feature: 'languages',
    method: 'GET',
    path: '/v3/languages/resources',
    body: null,
    answers401: true,
    read: (json) =>
      checkAnswer(Resources, json).map(({ name, features }) => ({
        name,
        features: features.map((feature) => ({
          name: feature.name,
          needsSource: feature.needs_source_support ?? false,
          needsTarget: feature.needs_target_support ?? false,
        })),
      })),
  };
}

/** A language in the older, flat listing; code in upper case. */
export interface FlatLanguage {
  readonly code: string;
  readonly name: string;
  /** null for source languages, where the service does not say it. */
  readonly formality: boolean | null;
}

const FlatLanguages = listOf(
  z.object({
    language: z.string().min(1),
    name: optionalText,
    supports_formality: optionalFlag,
  }),
);

export function languagesV2Request(
  type: 'source' | 'target',
): ServiceRequest<readonly FlatLanguage[]> {
  return {
    feature: 'languages',
    method: 'GET',
    path: `/v2/languages?type=${type}`,
    body: null,
    answers401: false,
    read: (json) =>
      checkAnswer(FlatLanguages, json).map((language) => ({
        code: language.language,
        name: language.name || language.language,
        formality: language.supports_formality,
      })),
  };
}
