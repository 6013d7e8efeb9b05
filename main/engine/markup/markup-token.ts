/**
 * A piece of a text with markup. The tokens of a text cover it without gap or overlap, so that what
 * is not translated can be copied byte for byte.
 *
 * `alone`: an empty element, a comment, an instruction, or bytes that mean nothing. `locked`: an
 * element whose content is not translated. `verbatim`: text without references (CDATA).
 */
export interface MarkupToken {
  readonly kind: 'text' | 'verbatim' | 'open' | 'close' | 'alone' | 'locked';
  readonly start: number;
  readonly end: number;
  /** Element name of tags, '' otherwise. */
  readonly name: string;
  /** No sentence runs across it. */
  readonly breaks: boolean;
}
