import type { Incoming } from './exchange.ts';

/** The scheme keyword that services of this interface describe. */
export const COMMON_KEYWORD = 'Service-Auth-Key';

const KEYWORD = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
/** Keywords as error messages name them. */
const NAMED = /\b[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*-Auth-Key\b/g;
/** Schemes that carry something other than a key. */
const OTHER_SCHEMES = /^(?:basic|digest|negotiate|ntlm|mutual|hoba|scram-.*|aws4-.*)$/i;

/**
 * The scheme keywords that a refusal names: its header `WWW-Authenticate` (RFC 9110, 11.6.1), else
 * its message. Empty where it names none.
 * @param words the service's own
 */
export function namedKeywords(answer: Pick<Incoming, 'headers'>, words: string): string[] {
  const header = answer.headers['www-authenticate'];
  const challenges = typeof header === 'string' ? [header] : (header ?? []);
  const schemes = challenges
    // A comma parts challenges and their parameters alike: only a challenge has no sign of equality.
    .flatMap((challenge) => challenge.split(','))
    .map((part) => part.trim().split(/\s+/, 1)[0] ?? '')
    .filter((scheme) => KEYWORD.test(scheme) && !OTHER_SCHEMES.test(scheme));
  return [...new Set(schemes.length > 0 ? schemes : (words.match(NAMED) ?? []))];
}

export const isSameKeyword = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Keywords that are tried at most, each with one request. */
const MAX_TRIES = 3;

/**
 * Keywords that a service may expect where a key was refused, the likeliest first: those that its
 * refusal names, else the common ones and the one made of its own name. Empty where it named the
 * keyword that was used, since then it is the key that it refuses.
 */
export function otherKeywords(used: string, host: string, named: readonly string[]): string[] {
  if (named.some((keyword) => isSameKeyword(keyword, used))) return [];
  const likely = named.length > 0 ? named : [COMMON_KEYWORD, ...keywordOfHost(host), 'Bearer'];
  return likely
    .filter((keyword, at) => likely.findIndex((one) => isSameKeyword(one, keyword)) === at)
    .filter((keyword) => !isSameKeyword(keyword, used))
    .slice(0, MAX_TRIES);
}

/** `api.example.com` → `Example-Auth-Key`; nothing for addresses made of numbers and bare names. */
function keywordOfHost(host: string): string[] {
  const labels = host.replace(/:\d+$/, '').split('.');
  const name = labels.at(labels.at(-1)?.length === 2 && labels.length > 2 ? -3 : -2) ?? '';
  const isName = labels.length > 1 && /^[a-z][a-z0-9-]{1,40}$/i.test(name);
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  if (!isName || isNumber) return [];
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}-Auth-Key`];
}
