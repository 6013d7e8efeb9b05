import type { InlineCode } from '../memories.ts';
import { tokenise } from '../tokens.ts';
import { escapeAttribute, escapeText } from './references.ts';
import type { Repairs } from './repairs.ts';
import type { Attributes } from './xml-reader.ts';

/** How an inline element stands in a text. */
type Role = 'open' | 'close' | 'single' | 'around' | 'native';

/**
 * The inline elements of a format: those that enclose the program's own code (`bpt`, `ph`), those that
 * enclose words (`hi`, `g`), and those that are empty (`x`).
 */
export interface InlineElements {
  /** Null for an element that the format does not have here. */
  role(name: string, attributes: Attributes): Role | null;
}

/** A segment as text with what stood in it. */
export interface BuiltSegment {
  readonly text: string;
  readonly codes: readonly InlineCode[];
}

/**
 * Builds the text of a segment from its markup. The code of an element shows as it is where it looks
 * like a tag or a placeholder (`<b>`, `{0}`), so that it matches texts that have it; else a numbered
 * tag stands for it (`<g1>`, `</g1>`, `<x1/>`).
 */
export interface SegmentBuilder {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
  /** Its text as it stands, outer white space too; the next segment begins. */
  take(): BuiltSegment;
}

/** An element whose code is being read. */
interface Native {
  readonly role: Role;
  readonly attributes: Attributes;
  depth: number;
  markup: string;
  code: string;
}

export function createSegmentBuilder(elements: InlineElements, repairs: Repairs): SegmentBuilder {
  let text = '';
  let codes: InlineCode[] = [];
  let native: Native | null = null;
  let around: { name: string; start: number; place: number; shown: string }[] = [];
  let numbered = 0;

  const show = (shown: string, open: string) => {
    codes.push({ start: text.length, end: text.length + shown.length, open });
    text += shown;
  };
  return {
    open(name, attributes) {
      const tag = startTag(name, attributes);
      if (native !== null) {
        native.depth += 1;
        native.markup += tag;
        return;
      }
      const role = elements.role(name, attributes);
      if (role === null) {
        repairs.count('unknown-element');
        text += tag;
        around.push({ name, start: -1, place: -1, shown: `</${name}>` });
      } else if (role === 'around') {
        around.push({ name, start: text.length, place: codes.length, shown: '' });
        codes.push({ start: text.length, end: text.length, open: tag, close: `</${name}>` });
      } else if (role === 'native') {
        // Its words belong to the text, and its tags show.
        numbered += 1;
        const id = numberOf(attributes, numbered);
        show(`<g${id}>`, tag);
        around.push({ name, start: -1, place: -2, shown: `</g${id}>` });
      } else {
        native = { role, attributes, depth: 0, markup: tag, code: '' };
      }
    },
    close(name) {
      if (native !== null) {
        native.markup += `</${name}>`;
        if (native.depth > 0) {
          native.depth -= 1;
          return;
        }
        const { role, attributes, code, markup } = native;
        native = null;
        numbered += 1;
        show(isTag(code) ? code : placeholder(role, numberOf(attributes, numbered)), markup);
        return;
      }
      const open = around.pop();
      if (open === undefined) return;
      if (open.place === -1) text += open.shown;
      else if (open.place === -2) show(open.shown, `</${name}>`);
      else {
        const code = codes[open.place];
        if (code !== undefined) codes[open.place] = { ...code, end: text.length };
      }
    },
    text(piece) {
      if (native === null) {
        text += piece;
        return;
      }
      native.markup += escapeText(piece);
      native.code += piece;
    },
    take() {
      const built = { text, codes };
      text = '';
      codes = [];
      native = null;
      around = [];
      numbered = 0;
      return built;
    },
  };
}

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    tag += ` ${key}="${escapeAttribute(value)}"`;
  return `${tag}>`;
}

/** The number in which the two halves of a pair agree. */
function numberOf(attributes: Attributes, otherwise: number): string {
  const id = attributes['i'] ?? attributes['rid'] ?? attributes['id'] ?? attributes['x'];
  return id !== undefined && /^[\w.-]{1,20}$/.test(id) ? id : String(otherwise);
}

function placeholder(role: Role, id: string): string {
  if (role === 'open') return `<g${id}>`;
  return role === 'close' ? `</g${id}>` : `<x${id}/>`;
}

/** Whether a code is one tag or placeholder to the tokeniser. */
function isTag(code: string): boolean {
  if (code.length < 2 || code.length > 200) return false;
  const [token, ...others] = tokenise(code);
  return (
    others.length === 0 &&
    (token?.kind === 'tag' || token?.kind === 'placeable') &&
    token.text === code
  );
}

/** The segment without outer white space. */
export function trimmed({ text, codes }: BuiltSegment): BuiltSegment {
  const core = text.trim();
  if (core.length === text.length) return { text, codes };
  const before = text.length - text.trimStart().length;
  const within = (offset: number) => Math.max(0, Math.min(core.length, offset - before));
  return {
    text: core,
    codes: codes.map((code) => ({ ...code, start: within(code.start), end: within(code.end) })),
  };
}
