/** What the watermark of a docx or pdf result says. */
export const WATERMARK = 'Translated by Dragoman';
