import type { XmlToken } from '../inline/scan-xml.ts';
import { ATTRIBUTE_DIALECT, attributeTexts, isDescribed } from './alternative-texts.ts';
import type { Dialect } from './dialect.ts';
import { paragraphUnit } from './paragraph-unit.ts';
import type { PartEdit } from './part-edits.ts';
import { scanSafePart } from './require-safe-part.ts';
import { VERSION_TAGS, createVersions } from './versions.ts';

export interface ReadPart {
  readonly edits: readonly PartEdit[];
  readonly units: readonly PartUnit[];
}

export interface PartUnit {
  readonly id: string;
  readonly text: string;
  /** Count of the paragraph in its part, from 0; without end for a text in an attribute. */
  readonly index: number;
  /** Of a text in an attribute: characters that it may have. */
  readonly maxLength?: number;
}

export interface PartRules {
  readonly dialects: readonly Dialect[];
  /** What shapes a person fills in on another page; their prompt is never seen. */
  /** Ids of units of another part that shows the same texts, by text, in their order. */
  readonly known?: ReadonlyMap<string, readonly string[]>;
  readonly placeholders?: { readonly shape: string; readonly mark: string };
}

interface Frame {
  readonly dialect: Dialect;
  readonly start: number;
  readonly tokens: XmlToken[];
  readonly inner: PartEdit[];
}

/**
 * Finds the paragraphs of a part, and checks it on the way: throws `DocumentRefusal` as `scanSafePart`
 * does. Ids are unique in the document, made of the part's name.
 */
export function readPart(name: string, source: string, rules: PartRules): ReadPart {
  const dialects = new Map(rules.dialects.map((dialect) => [dialect.paragraph, dialect]));
  const depths = new Map(rules.dialects.flatMap(({ within }) => (within ? [[within, 0]] : [])));
  const edits: PartEdit[] = [];
  const units: PartUnit[] = [];
  const frames: Frame[] = [];
  const versions = createVersions();
  const taken = new Map<string, number>();
  let isPlaceholder = false;
  let index = -1;
  let attributes = -1;
  /** What a picture of Word is described with, which its shape repeats. */
  let described = new Map<string, string>();

  const describing = new Set<string>();
  // Most tags are none of these; one look into a set is what they cost.
  const watched = new Set([
    ...VERSION_TAGS,
    ...dialects.keys(),
    ...depths.keys(),
    ...Object.values(rules.placeholders ?? {}),
  ]);

  scanSafePart(source, (kind, start, end, tag, isNew) => {
    if (isNew && !rules.placeholders && isDescribed(tag)) {
      describing.add(tag);
      watched.add(tag);
    }
    if (!watched.has(tag)) {
      frames.at(-1)?.tokens.push({ kind, start, end, name: tag });
      return;
    }
    if (describing.has(tag) && kind !== 'close') describe(start, end, tag);
    versions.pass(kind, tag);
    if (rules.placeholders?.shape === tag) isPlaceholder = false;
    if (rules.placeholders?.mark === tag) isPlaceholder = true;
    const depth = depths.get(tag);
    if (depth !== undefined && kind !== 'empty') {
      depths.set(tag, depth + (kind === 'open' ? 1 : -1));
    }
    const dialect = dialects.get(tag);
    if (dialect && kind === 'open' && (!dialect.within || depths.get(dialect.within))) {
      frames.push({ dialect, start: end, tokens: [], inner: [] });
      return;
    }
    const frame = frames.at(-1);
    if (!frame) return;
    if (kind === 'close' && tag === frame.dialect.paragraph) finish(frame, start);
    else frame.tokens.push({ kind, start, end, name: tag });
  });
  return { edits, units };

  /** Each of several units of the same text is taken once, the last one for all that remain. */
  function knownId(text: string): string | undefined {
    if (rules.known === undefined) return undefined;
    const ids = rules.known.get(text);
    const count = taken.get(text) ?? 0;
    taken.set(text, count + 1);
    return ids?.[Math.min(count, ids.length - 1)];
  }

  function describe(start: number, end: number, tag: string): void {
    const isPicture = tag.endsWith('docPr');
    if (isPicture) described = new Map();
    for (const found of attributeTexts(source, start, end, tag)) {
      const { text } = found.unit;
      attributes += 1;
      const fresh = `${name}@${attributes}`;
      const id = (isPicture ? undefined : described.get(text)) ?? versions.idOf(text, fresh);
      if (isPicture) described.set(text, id);
      const { maxLength } = found;
      const most = maxLength === undefined ? {} : { maxLength };
      if (id === fresh) units.push({ id, text, index: Number.POSITIVE_INFINITY, ...most });
      const unit = { id, ...found.unit, dialect: ATTRIBUTE_DIALECT };
      const around = frames.at(-1)?.inner ?? edits;
      around.push({ start: found.start, end: found.end, unit, inner: [] });
    }
  }

  function finish({ dialect, start, tokens, inner }: Frame, end: number): void {
    frames.pop();
    index += 1;
    const read = isPlaceholder ? null : paragraphUnit(source, tokens, dialect);
    const fresh = `${name}#${index}`;
    const id = read ? (knownId(read.text) ?? versions.idOf(read.text, fresh)) : fresh;
    if (read && id === fresh) units.push({ id, text: read.text, index });
    if (!read && inner.length === 0) return;
    const unit = read && { id, ...read, dialect };
    (frames.at(-1)?.inner ?? edits).push({ start, end, unit, inner });
  }
}
