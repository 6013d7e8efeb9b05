import type { Failure, FailureCode } from '../../preload/contract/failure.ts';
import type { Feature } from '../../preload/contract/features.ts';
import { isAdminKey } from './key.ts';
import type { Said } from './said.ts';

/** What is known about a request that was refused for its authorization (401 or 403). */
export interface Refused {
  readonly status: 401 | 403;
  readonly said: Said;
  readonly feature: Feature;
  /** The call answers 401 to a bad key, so that its 403 means something else. */
  readonly answers401: boolean;
  readonly key: string;
}

/**
 * Why a request was refused. The service has one status for four causes, and an optional code, so
 * the words count as well; without any of them the call decides: where a bad key gives 401, a 403
 * is about access to the feature, and so it is for detection, which must be opted into.
 */
export function refusal(refused: Refused): Pick<Failure, 'code' | 'params'> {
  const { said, feature } = refused;
  const words = said.words ?? '';
  const scopes = /missing required scopes?(?:\(s\))?:?\s*(.*)/i.exec(words);
  if (said.code === 'missing_scope' || scopes !== null) {
    const names = (scopes?.[1] ?? '').match(/[a-z_]+:[a-z_]+/gi) ?? [];
    return { code: 'scope-missing', params: { feature, scopes: [...names] } };
  }
  const code = codeOfCause(refused, words);
  if (code === 'feature-refused') return { code, params: { feature } };
  // Says which kind it was, where it was not the one that most calls refuse.
  if (code === 'wrong-key-kind' && feature === 'admin') {
    return { code, params: { kind: 'developer' } };
  }
  return { code };
}

/** Each kind of key is good for its own calls only; the words name the kind that is needed. */
function isWrongKind(feature: Feature, key: string, words: string): boolean {
  if (feature === 'admin') return !isAdminKey(key) || /wrong kind of key/i.test(words);
  return isAdminKey(key) || /\badmin (?:api )?key|wrong kind of key/i.test(words);
}

function codeOfCause(
  { status, said, feature, answers401, key }: Refused,
  words: string,
): FailureCode {
  if (/auth_key|legacy auth|deprecated auth/i.test(words)) return 'legacy-auth';
  if (isWrongKind(feature, key, words)) return 'wrong-key-kind';
  if (status === 401 || said.code === 'unauthorized') return 'key-refused';
  if (/\bplan\b|feature|not enabled|enrol|opt(?:ed)?[- ]in|\bbeta\b/i.test(words)) {
    return 'feature-refused';
  }
  if (/(?:api|auth\w*|valid|developer) key|authori[sz]ation fail/i.test(words)) {
    return 'key-refused';
  }
  return answers401 || feature === 'detect' ? 'feature-refused' : 'key-refused';
}
