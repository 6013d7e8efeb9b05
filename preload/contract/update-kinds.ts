/** What became of a segment when its document was replaced by a new version. */
export const UPDATE_KINDS = ['same', 'moved', 'changed', 'new', 'removed'] as const;
export type UpdateKind = (typeof UPDATE_KINDS)[number];
