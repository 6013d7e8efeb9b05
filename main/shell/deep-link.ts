import { LINKED_SCREENS } from '../../preload/contract/linked-screens.ts';
import { MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import type { LaunchRequest } from '../system/outside.ts';
import { cutText, foreignText } from '../system/plain-text.ts';

/** Scheme of links that other programs and web pages may open. */
export const LINK_SCHEME = 'dragoman';

/** UTF-16 units of a whole link; each character of a text may take nine of them. */
const MAX_LINK = MAX_QUICK_CHARACTERS * 9 + 200;
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/** Whether an argument means to be a link of ours, sound or not. */
export const isLink = (argument: string): boolean =>
  argument.slice(0, LINK_SCHEME.length + 1).toLowerCase() === `${LINK_SCHEME}:`;

/**
 * What a link asks for; null where it is not one of the two that there are:
 * `dragoman://translate?text=…&to=…` and `dragoman://open/<screen>`. Anybody can write a link, so that
 * nothing else in it is heeded, no file or address is ever named by one, and its text is shown to the
 * person, who sends it or does not.
 */
export function readLink(link: string): LaunchRequest | null {
  if (link.length > MAX_LINK || !isLink(link)) return null;
  const url = URL.parse(link);
  if (url === null || url.username !== '' || url.password !== '' || url.port !== '') return null;
  switch (url.hostname) {
    case 'translate':
      return url.pathname === '' || url.pathname === '/' ? readText(url.searchParams) : null;
    case 'open': {
      const screen = LINKED_SCREENS.find((one) => url.pathname === `/${one}`);
      return screen === undefined ? null : { kind: 'screen', screen };
    }
    default:
      return null;
  }
}

function readText(fields: URLSearchParams): LaunchRequest | null {
  const text = cutText(foreignText(fields.get('text') ?? ''), MAX_QUICK_CHARACTERS);
  if (text.trim() === '') return null;
  const to = fields.get('to');
  if (to !== null && !(to.length <= 16 && LANGUAGE.test(to))) return null;
  return { kind: 'translate', text, target: to?.toLowerCase() ?? null };
}
