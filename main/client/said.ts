import { z } from 'zod';

const MAX_SAID_CHARACTERS = 500;

const words = z.string().optional().catch(undefined);

const Inner = z.object({ message: words, msg: words, detail: words, code: words });
/** One fault, or the first of several; some servers write its words alone. */
const Fault = z
  .union([
    z.string().transform((message): Partial<z.output<typeof Inner>> => ({ message })),
    Inner,
    z.tuple([z.union([z.string().transform((message) => ({ message })), Inner])], z.unknown()),
  ])
  .transform((fault): Partial<z.output<typeof Inner>> => (Array.isArray(fault) ? fault[0] : fault))
  .optional()
  .catch(undefined);

/** The variants of an error body: the service's own, and those of the servers before it. */
const ErrorBody = z.object({
  message: words,
  code: words,
  detail: Fault,
  title: words,
  error_description: words,
  error: Fault,
  errors: Fault,
});

/** What an error answer says about itself. */
export interface Said {
  readonly code: string | undefined;
  /** Message and detail, cleaned and shortened; undefined when there were no words. */
  readonly words: string | undefined;
}

/**
 * Reads the body of an error answer; never throws. Plain text is taken as it is; a page of HTML (of a
 * server in between) or half an answer says nothing that a person could use.
 * @param key removed wherever the service repeats it
 */
export function readSaid(body: string, key: string): Said {
  const json = parseJson(body);
  const parsed = ErrorBody.safeParse(Array.isArray(json) ? { errors: json } : json);
  if (!parsed.success) {
    const plain = typeof json === 'string' ? json : json === undefined ? plainWords(body) : '';
    return { code: undefined, words: shorten(clean(plain, key)) || undefined };
  }
  const { message, code, detail, title, error_description: described, errors } = parsed.data;
  const error = parsed.data.error ?? errors;
  const inner = error?.message ?? error?.msg ?? error?.detail;
  const said = message ?? described ?? inner ?? title;
  const more = detail?.message ?? detail?.msg ?? detail?.detail;
  const parts = [said, more].map((part) => clean(part ?? '', key));
  const sentences = [...new Set(parts)].filter((part) => part !== '');
  return {
    code: (code ?? error?.code)?.toLowerCase(),
    words: sentences.length === 0 ? undefined : shorten(sentences.join(' – ')),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** A sentence that is no JSON and no page. */
function plainWords(body: string): string {
  const text = body.trim();
  return /^[{["<\ufeff]/.test(text) || text.includes('\ufffd') ? '' : text;
}

function clean(text: string, key: string): string {
  const redacted = key === '' ? text : text.replaceAll(key, '…');
  return redacted.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function shorten(text: string): string {
  if (text.length <= MAX_SAID_CHARACTERS) return text;
  // No half of a surrogate pair stays behind.
  return `${text.slice(0, MAX_SAID_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
