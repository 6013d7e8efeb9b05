import type { XmlToken } from '../inline/scan-xml.ts';
import type { Dialect } from './dialect.ts';
import { joinFields } from './fields.ts';
import { PLAIN } from './look.ts';
import { hasText } from './paragraph-item.ts';
import type { FieldMark, ParagraphItem } from './paragraph-item.ts';
import { isBoundToProperty } from './properties.ts';
import { readRun } from './read-run.ts';
import type { XmlFragment } from './xml-fragment.ts';
import { createTokenWalk, textOf } from './token-walk.ts';
import { append } from '../../../system/long-lists.ts';

/** A paragraph taken apart. */
export interface ReadParagraph {
  readonly items: readonly ParagraphItem[];
  /** Properties as written, at the beginning and the end. */
  readonly head: string;
  readonly tail: string;
}

/**
 * Takes a paragraph apart.
 * @param tokens what stands between its tags, without the tokens of paragraphs inside of it
 */
export function readParagraph(
  source: string,
  tokens: readonly XmlToken[],
  dialect: Dialect,
): ReadParagraph {
  const walk = createTokenWalk(source, tokens);
  let head = '';
  let tail = '';
  const items = level(true);
  return { items, head, tail };

  /** The items up to the end tag that closes this level. */
  function level(isOuter: boolean): ParagraphItem[] {
    const items: (ParagraphItem | FieldMark)[] = [];
    for (let token = walk.take(); token && token.kind !== 'close'; token = walk.take()) {
      const { kind, start, end, name } = token;
      if (kind === 'text' || kind === 'cdata') {
        if (dialect.isBare) append(items, texts(textOf(source, token), { start, end }));
        continue;
      }
      if (kind !== 'open' && kind !== 'empty') continue;
      const role = dialect.roles.get(name);
      if (role === 'properties' && isOuter) {
        const properties = source.slice(start, walk.skip(token));
        if (items.length === 0) head += properties;
        else tail += properties;
      } else if (role === 'run' && kind === 'open') {
        append(items, readRun(source, walk, dialect));
      } else if (role === 'text' && kind === 'open') {
        append(items, texts(walk.text(token, dialect.trims), { start, end: walk.last().end }));
      } else if ((role === 'pair' || role === 'control') && kind === 'open') {
        items.push(pair(token, role));
      } else if (role === 'trace' || dialect.isTrace?.(source.slice(start, end)) === true) {
        walk.skip(token);
      } else {
        items.push({ kind: 'alone', source: [{ start, end: walk.skip(token) }] });
      }
    }
    return joinFields(items);
  }

  function pair(token: XmlToken, role: 'pair' | 'control'): ParagraphItem {
    const at = walk.at();
    const { start } = token;
    const content = role === 'control' ? controlContent() : pairContent(token.end);
    const items = content === null ? [] : level(false);
    const close = walk.last().start;
    if (content !== null && hasText(items)) {
      // Behind the content of a control comes the end tag of the control itself.
      if (role === 'control') walk.take();
      const last = { start: close, end: walk.last().end };
      return { kind: 'pair', open: [{ start, end: content }], close: [last], items };
    }
    walk.goBack(at);
    return { kind: 'alone', source: [{ start, end: walk.skip(token) }] };
  }

  /** Where the content of what stands around runs begins: behind its own properties. */
  function pairContent(start: number): number {
    let begin = start;
    for (let next = walk.peek(); next; next = walk.peek()) {
      if (dialect.roles.get(next.name) !== 'pair-properties' || next.kind === 'close') break;
      walk.take();
      begin = walk.skip(next);
    }
    return begin;
  }

  /** As {@link pairContent} of a content control; null when it shows what is kept elsewhere. */
  function controlContent(): number | null {
    for (let next = walk.take(); next && next.kind !== 'close'; next = walk.take()) {
      if (next.name === dialect.controlContent) return next.kind === 'open' ? next.end : null;
      const properties = source.slice(next.start, walk.skip(next));
      // Whoever opens the document fills it in again from the document's data; of that, only properties
      // are translated.
      if (/<[^<>\s]*dataBinding\b/.test(properties) && !isBoundToProperty(properties)) return null;
    }
    return null;
  }

  /** Text with no look of its own. */
  function texts(text: string, piece: XmlFragment): ParagraphItem[] {
    return text === '' ? [] : [{ kind: 'text', text, look: PLAIN, source: [piece] }];
  }
}
