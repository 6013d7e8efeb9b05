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
