import { findPlaceholders } from '../markup/placeholders.ts';
import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

const ADDRESS = /:\/\/|^www\.|@/u;

/** Web and e-mail addresses of the source that the target has not. A path may lead to another language. */
export function checkAddresses(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const ours = addressesIn(source.text);
  if (ours.length === 0) return [];
  const theirs = new Set(addressesIn(target.text).map(hostOf));
  // One that is written another way, as a link behind words say, stands in the text all the same.
  const text = target.text.toLowerCase();
  return [...new Set(ours)]
    .filter((address) => !theirs.has(hostOf(address)) && !text.includes(hostOf(address)))
    .map((what) => ({ kind: 'address', what }));
}

const addressesIn = (text: string): string[] =>
  findPlaceholders(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => ADDRESS.test(one));

/** `example.org` of each of its pages; an e-mail address is one as a whole. */
const hostOf = (address: string): string =>
  address.includes('@') && !address.includes('://')
    ? address.toLowerCase()
    : address
        .toLowerCase()
        .replace(/^[a-z]+:\/\//u, '')
        .replace(/^www\./u, '')
        .replace(/[/?#].*$/u, '');
