import { SaxesParser } from 'saxes';
import { MarkupError } from './markup-rules.ts';

/**
 * Throws a {@link MarkupError} unless the text is well-formed XML: a document when it begins with a
 * declaration or a document type, otherwise any content (text and elements side by side). Names of
 * entities beyond the five of XML are unknown; nothing outside the text is ever read.
 */
export function requireWellFormed(text: string): void {
  const document = /^\uFEFF?(?:<\?xml\s|\s*<!DOCTYPE\s)/.test(text);
  const parser = new SaxesParser({ fragment: !document });
  parser.on('error', () => {
    throw new MarkupError();
  });
  parser.write(text).close();
}
