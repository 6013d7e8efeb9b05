import { z } from 'zod';

const MAX_SAID_CHARACTERS = 500;

const words = z.string().optional().catch(undefined);

/** The variants of an error body: the service's own, and the one of the servers before it. */
const ErrorBody = z.object({
  message: words,
  code: words,
  detail: words,
  error: z.object({ message: words, code: words }).optional().catch(undefined),
});

/** What an error answer says about itself. */
export interface Said {
  readonly code: string | undefined;
  /** Message and detail, cleaned and shortened; undefined when there were no words. */
  readonly words: string | undefined;
}

/**
 * Reads the body of an error answer; never throws. A body that is not JSON (an HTML page of a
 * server in between) says nothing that a person could use.
 * @param key removed wherever the service repeats it
 */
export function readSaid(body: string, key: string): Said {
  const parsed = ErrorBody.safeParse(parseJson(body));
  if (!parsed.success) return { code: undefined, words: undefined };
  const { message, code, detail, error } = parsed.data;
  const parts = [message ?? error?.message, detail].map((part) => clean(part ?? '', key));
  const sentences = [...new Set(parts)].filter((part) => part !== '');
  return {
    code: (code ?? error?.code)?.toLowerCase(),
    words: sentences.length === 0 ? undefined : shorten(sentences.join(' – ')),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
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
