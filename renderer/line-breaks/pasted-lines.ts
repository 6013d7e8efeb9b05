import { repairLineBreaks } from './repair.ts';

/** UTF-16 units of a paste that is looked at; a longer one would hold up the page. */
const MOST_LOOKED_AT = 500_000;

/** What is told of the line breaks of a pasted text. */
export type PastedLines =
  /** It would read better with its lines joined. */
  | {
      readonly state: 'offered';
      readonly pasted: string;
      readonly joined: string;
      readonly joins: number;
    }
  | {
      readonly state: 'joined';
      readonly before: string;
      readonly after: string;
      readonly joins: number;
    };

/** The offer for a text that is pasted; null where its lines are as they should be. */
export function offerFor(raw: string): PastedLines | null {
  const pasted = raw.replaceAll(/\r\n?/gu, '\n');
  if (pasted.length > MOST_LOOKED_AT) return null;
  const { text: joined, joins } = repairLineBreaks(pasted);
  return joins === 0 ? null : { state: 'offered', pasted, joined, joins };
}

/** An offer ends with the words that it was made for, and so does the way back. */
export function standsIn(text: string, told: PastedLines): boolean {
  return told.state === 'joined' ? told.after === text : text.includes(told.pasted);
}

/** The text of the field with the pasted lines joined; nothing around them changes. */
export function joinedIn(text: string, told: PastedLines): PastedLines | null {
  if (told.state !== 'offered' || !standsIn(text, told)) return null;
  const at = text.lastIndexOf(told.pasted);
  const after = text.slice(0, at) + told.joined + text.slice(at + told.pasted.length);
  return { state: 'joined', before: text, after, joins: told.joins };
}
