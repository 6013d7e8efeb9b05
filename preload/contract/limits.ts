/** Limits and defaults that both sides show or check; their origin is the service description. */
export const DEFAULT_THRESHOLD = 75;
export const MAX_GLOSSARIES = 5;
export const MAX_INSTRUCTIONS = 10;
export const MAX_INSTRUCTION_CHARACTERS = 300;
export const MAX_TAG_CHARACTERS = 100;
export const MAX_TARGETS = 6;
/** Code points of one source text on the Text screen. */
export const MAX_SOURCE_CHARACTERS = 2_000_000;
/** Bytes of the largest frame that crosses the socket of the browser shell, in either direction. */
export const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** Bytes of a text file that is opened into the source pane. */
export const MAX_TEXT_FILE_BYTES = 8 * 1024 * 1024;
/** Bytes of a file of a client certificate or its key; a long chain takes some 20 thousand. */
export const MAX_CERTIFICATE_BYTES = 256 * 1024;
/** Code points of the terms of one language, the line ends between them included. */
export const MAX_TERM_LIST_CHARACTERS = 300;
/** UTF-8 bytes of the name of a collection of spoken terms. */
export const MAX_TERMS_NAME_BYTES = 1024;
export const MAX_VOICE_TARGETS = 5;
/** Space around the captions and between their two texts, in px. */
export const CAPTIONS_MARGIN = 12;

/** Height of one line of captions of a letter size, both in px. */
export const captionLine = (size: number): number => Math.round(size * 1.35);

/** Height of captions in px, the same whatever is said. */
export function captionsHeight(look: {
  readonly show: 'source' | 'target' | 'both';
  readonly lines: number;
  readonly size: number;
}): number {
  const texts = look.show === 'both' ? 2 : 1;
  return texts * look.lines * captionLine(look.size) + (texts + 1) * CAPTIONS_MARGIN;
}

/** Days that the service reports at once. */
export const MAX_REPORT_DAYS = 366;

/** Requests that are remembered, for as long as Dragoman runs. */
export const MAX_REQUESTS = 200;

/** UTF-8 bytes of a glossary's name, and of the source or the target of an entry. */
export const MAX_TERM_BYTES = 1024;
/** UTF-8 bytes of all entries of one glossary. */
export const MAX_GLOSSARY_BYTES = 10 * 1024 * 1024;
/** Glossaries of one account. */
export const MAX_ACCOUNT_GLOSSARIES = 1000;
/** Instructions of one list of style rules. */
export const MAX_STYLE_INSTRUCTIONS = 200;
/** UTF-16 units of one text on the Write screen. */
export const MAX_WRITING_CHARACTERS = 200_000;
/** Characters of the name of a list of style rules. */
export const MAX_STYLE_NAME_CHARACTERS = 1024;
/** Characters of the label of an instruction. */
export const MAX_STYLE_LABEL_CHARACTERS = 100;

/** UTF-16 units of a text that the quick window takes from the clipboard, a link or a command. */
export const MAX_QUICK_CHARACTERS = 20_000;

/** Files that are opened with the program at once. */
export const MAX_OPENED_FILES = 100;

/** Characters of what an engine at an address is told with every text. */
export const MAX_ENGINE_INSTRUCTIONS = 2000;

/** From this confidence on a pair of aligned sentences needs no look. */
export const SURE_CONFIDENCE = 0.9;
