/** Sizes of texts in px, as the contract has them. */
export const MIN_TEXT_SIZE = 12;
export const MAX_TEXT_SIZE = 28;
export const USUAL_TEXT_SIZE = 16;
