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
  return code === 'feature-refused' ? { code, params: { feature } } : { code };
}

function codeOfCause(
  { status, said, feature, answers401, key }: Refused,
  words: string,
): FailureCode {
  if (/auth_key|legacy auth|deprecated auth/i.test(words)) return 'legacy-auth';
  // No call of ours is an admin call.
  if (isAdminKey(key) || /\badmin (?:api )?key|wrong kind of key/i.test(words)) {
    return 'wrong-key-kind';
  }
  if (status === 401 || said.code === 'unauthorized') return 'key-refused';
  if (/\bplan\b|feature|not enabled|enrol|opt(?:ed)?[- ]in|\bbeta\b/i.test(words)) {
    return 'feature-refused';
  }
  if (/(?:api|auth\w*|valid|developer) key|authori[sz]ation fail/i.test(words)) {
    return 'key-refused';
  }
  return answers401 || feature === 'detect' ? 'feature-refused' : 'key-refused';
}
