/** Our own: a moment with its fraction of a second, which dates of TMX cannot tell. */
export const EXACT_CHANGE = 'x-changed-exactly';
export const EXACT_CREATION = 'x-created-exactly';
