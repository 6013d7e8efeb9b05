import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import { fileSize } from '../../i18n/file-size.ts';

/** The three sentences of a failure card. */
export type FailureSentences = Readonly<Record<FailurePart, string>>;

type FailurePart = 'what' | 'why' | 'do';
/** Every code of a failure has one of each; one that lacks a message does not compile where it is said. */
export type FailureMessage = `failure.${FailureCode}.${FailurePart}`;
export type MessageValues = Readonly<Record<string, string | number>>;
/** Formats one message in the interface language. */
export type SayFailure = (message: FailureMessage, values: MessageValues) => string;

type Param = NonNullable<Failure['params']>[string] | undefined;

const ABSENT = 'none';

/**
 * Fills every value that a failure message may name. What the failure does not carry becomes the
 * word `none`, which the messages select on.
 * @param locale of the list that scopes are joined into
 */
function failureValues(failure: Failure, locale: string): MessageValues {
  const params = failure.params ?? {};
  const scopes = params['scopes'];
  const scopeList = typeof scopes === 'string' ? scopes.split(/[,\s]+/) : scopes;
  const named = Array.isArray(scopeList) ? scopeList.filter((scope) => scope !== '') : [];
  const limit = Number(params['limit'] ?? Number.NaN);
  return {
    status: failure.status ?? ABSENT,
    trace: failure.traceId ?? ABSENT,
    scopes:
      named.length === 0
        ? ABSENT
        : new Intl.ListFormat(locale, { type: 'conjunction' }).format(named),
    count: Number(params['count'] ?? named.length),
    limit: Number.isFinite(limit) ? 'known' : ABSENT,
    limitNumber: Number.isFinite(limit) ? limit : 0,
    limitSize: Number.isFinite(limit) ? fileSize(limit, locale) : ABSENT,
    host: word(params['host']),
    feature: selector(params['feature']),
    field: word(params['field'] ?? params['fields']),
    reason: selector(params['reason']),
    kind: word(params['kind']),
    line: word(params['line']),
    side: word(params['side']),
    name: word(params['name']),
    version: word(params['version']),
    format: word(params['format']),
    language: word(params['language']),
    languageName: languageName(word(params['language']), locale),
  };
}

/** What happened, why, and what to do, fully substituted. */
export function failureSentences(
  failure: Failure,
  say: SayFailure,
  locale: string,
): FailureSentences {
  const values = failureValues(failure, locale);
  return {
    what: say(`failure.${failure.code}.what`, values),
    why: say(`failure.${failure.code}.why`, values),
    do: say(`failure.${failure.code}.do`, values),
  };
}

function languageName(code: string, locale: string): string {
  try {
    return (
      new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(code) ??
      code
    );
  } catch {
    return code;
  }
}

/** A word that messages select on; ICU selectors take no hyphen. */
function selector(param: Param): string {
  return word(param).replaceAll('-', '_');
}

function word(param: Param): string {
  if (param === undefined || param === '') return ABSENT;
  return typeof param === 'object' ? param.join(', ') : String(param);
}
