/**
 * What ends a segment: `all` punctuation and newlines, `punctuation` alone, `off` nothing but the
 * end of the text.
 */
export type SegmentMode = 'all' | 'punctuation' | 'off';
