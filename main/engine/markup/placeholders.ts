/** A piece of text by its UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

// Every repetition is bounded or stops at a character that cannot repeat, so that time stays linear.
const TEMPLATE = String.raw`\{\{[^{}]{0,200}\}\}|[$#%]\{[^{}]{0,200}\}|\{\s?[\p{L}\p{N}_.:,$#@-]{0,80}\s?\}`;
const PRINTF = String.raw`(?<!\p{N})%(?:\(\w{1,64}\)|[0-9]{1,2}\$)?[-+0#']{0,3}(?:[0-9]{1,4}|\*)?(?:\.(?:[0-9]{1,3}|\*))?(?:hh|ll|[hlLzjtq])?[diouxXeEfFgGaAcCsSp@]`;
const NUMBERED = String.raw`(?<!\p{N})%L?[0-9]{1,2}(?!\p{N}|\s?%)`;
const VARIABLE = String.raw`%[A-Z][A-Z0-9_]{1,40}%`;
const ADDRESS = String.raw`(?:\b(?:https?|ftps?|file|wss?):\/\/|\bwww\.)[^\s<>"“”«»\p{Co}]{1,2000}(?<![.,;:!?…。、，)\]}'’])`;
const MAIL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;

const PATTERN = [TEMPLATE, PRINTF, NUMBERED, VARIABLE, ADDRESS, MAIL].join('|');

/**
 * Finds what no engine may touch: `{name}`, `{{x}}`, `${x}`, `%s`, `%1$d`, `%(name)s`, `%1`, `%NAME%`,
 * web addresses and e-mail addresses. Ranges are in order and do not overlap.
 */
export function findPlaceholders(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(new RegExp(PATTERN, 'gu'))) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}
