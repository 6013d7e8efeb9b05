/** How the tags of a text are to be understood; the tag lists and the outline concern XML only. */
export interface MarkupRules {
  readonly kind: 'xml' | 'html';
  /** v2 refuses XML that is not well-formed, v1 takes it as far as it goes. HTML never fails. */
  readonly version: 'v1' | 'v2';
  /** Find out from the structure which elements divide text; otherwise only `splittingTags` do. */
  readonly outlineDetection: boolean;
  readonly splittingTags: readonly string[];
  readonly nonSplittingTags: readonly string[];
  /** Elements whose content stays as it is. */
  readonly ignoreTags: readonly string[];
}

/** The text is not well-formed XML. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';

  constructor() {
    super('Tag handling parsing failed, please check input.');
  }
}
