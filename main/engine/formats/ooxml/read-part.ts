import type { XmlToken } from '../inline/scan-xml.ts';
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
  /** Count of the paragraph in its part, from 0. */
  readonly index: number;
}

export interface PartRules {
  readonly dialects: readonly Dialect[];
  /** What shapes a person fills in on another page; their prompt is never seen. */
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
  let isPlaceholder = false;
  let index = -1;

  // Most tags are none of these; one look into a set is what they cost.
  const watched = new Set([
    ...VERSION_TAGS,
    ...dialects.keys(),
    ...depths.keys(),
    ...Object.values(rules.placeholders ?? {}),
  ]);

  scanSafePart(source, (kind, start, end, tag) => {
    if (!watched.has(tag)) {
      frames.at(-1)?.tokens.push({ kind, start, end, name: tag });
      return;
    }
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

  function finish({ dialect, start, tokens, inner }: Frame, end: number): void {
    frames.pop();
    index += 1;
    const read = isPlaceholder ? null : paragraphUnit(source, tokens, dialect);
    const fresh = `${name}#${index}`;
    const id = read ? versions.idOf(read.text, fresh) : fresh;
    if (read && id === fresh) units.push({ id, text: read.text, index });
    if (!read && inner.length === 0) return;
    const unit = read && { id, text: read.text, plain: read.plain, dialect };
    (frames.at(-1)?.inner ?? edits).push({ start, end, unit, inner });
  }
}
