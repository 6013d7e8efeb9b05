/** Longer texts are asked about by their first paragraph: a probe is billed twice. */
const WHOLE = 1000;
/** UTF-16 units that a probe takes at most. */
const MOST = 20_000;

export interface ProbedText {
  readonly text: string;
  /** It is the first paragraph alone. */
  readonly isPart: boolean;
}

/** The part of a text that a probe is made with. */
export function probedText(text: string): ProbedText {
  const whole = text.trim();
  if (whole.length <= WHOLE) return { text: whole, isPart: false };
  const end = whole.indexOf('\n');
  const paragraph = (end < 0 ? whole : whole.slice(0, end)).trim();
  return { text: paragraph.slice(0, MOST), isPart: true };
}
