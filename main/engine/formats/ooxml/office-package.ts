import { DocumentRefusal } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { inflate } from '../zip/inflate.ts';
import { readZip } from '../zip/read-zip.ts';
import { packEntry, writeZip } from '../zip/write-zip.ts';
import { readContentTypes } from './content-types.ts';
import { refuseMacros, refuseNoPackage, requireMainType } from './package-refusals.ts';
import type { OfficeFormat } from './package-refusals.ts';
import { readRelations, relationsName } from './relations.ts';
import type { Relation } from './relations.ts';
import { requireSafePart } from './require-safe-part.ts';

export const CONTENT_TYPES = '[Content_Types].xml';

/** An office document: parts in an archive (ECMA-376 part 2). Names count without case. */
export interface OfficePackage {
  /** Names of all parts as written, in the archive's order. */
  readonly names: readonly string[];
  /** The part that everything hangs on. */
  readonly main: string;
  /** Lower case. */
  typeOf(part: string): string;
  has(part: string): boolean;
  /** Text of a part, checked; rejects with `DocumentRefusal` when it is missing or dangerous. */
  text(part: string): Promise<string>;
  /** As {@link text}, for who checks the part while reading it (`scanSafePart`). */
  unchecked(part: string): Promise<string>;
  /** What a part refers to; nothing when that is not said. */
  relations(part: string): Promise<readonly Relation[]>;
  /** The archive with other texts in these parts, new parts last; every other part as it is. */
  write(texts: ReadonlyMap<string, string>): Promise<Uint8Array>;
}

/** Opens a document of this format. Rejects with `DocumentRefusal`. */
export async function openPackage(input: Uint8Array, format: OfficeFormat): Promise<OfficePackage> {
  refuseNoPackage(input);
  const { entries } = await readZip(input);
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const encoders = new Map<string, (text: string) => Uint8Array>();

  const unchecked = async (part: string): Promise<string> => {
    const entry = byName.get(part.toLowerCase());
    if (!entry) throw new DocumentRefusal('damaged', 'a part of the document is missing');
    const decoded = decodeXml(await inflate(entry));
    encoders.set(part.toLowerCase(), decoded.encode);
    return decoded.text;
  };
  const text = async (part: string): Promise<string> => {
    const found = await unchecked(part);
    requireSafePart(found);
    return found;
  };
  const relations = async (part: string): Promise<readonly Relation[]> => {
    const name = relationsName(part);
    return byName.has(name.toLowerCase()) ? readRelations(await text(name), part) : [];
  };

  if (!byName.has(CONTENT_TYPES.toLowerCase())) {
    throw new DocumentRefusal('wrong-content', 'an archive that is no office document');
  }
  const typeOf = readContentTypes(await text(CONTENT_TYPES));
  const names = entries.map(({ name }) => name);
  refuseMacros(names, typeOf);
  const roots = await relations('');
  const main = roots.find(({ type }) => type === 'officeDocument')?.target ?? '';
  requireMainType(typeOf(main), format);

  return {
    names,
    main,
    typeOf,
    has: (part) => byName.has(part.toLowerCase()),
    text,
    unchecked,
    relations,
    async write(texts) {
      const fresh = new Map<string, string>(texts);
      const written = [];
      for (const entry of entries) {
        const changed = texts.get(entry.name);
        fresh.delete(entry.name);
        const encode = encoders.get(entry.name.toLowerCase());
        const isKept = changed === undefined || !encode;
        written.push(isKept ? entry : await packEntry(entry.name, encode(changed)));
      }
      for (const [name, added] of fresh) {
        written.push(await packEntry(name, new TextEncoder().encode(added)));
      }
      return writeZip(written);
    },
  };
}
