import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { promised } from '../inline/promised.ts';
import { requireSafeXml } from '../inline/require-safe-xml.ts';
import { createSplicer } from '../inline/splice-units.ts';
import { isChanged, requireUnits, tagsMoved, unitOf } from '../inline/spliced-extraction.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { readElements } from '../xml/xml-elements.ts';
import type { XmlElement, XmlTree } from '../xml/xml-elements.ts';
import { xmlUnits } from '../xml/xml-units.ts';
import { readBilingual } from './bilingual/bilingual-xliff.ts';
import { applyEdits, languageEdits, targetEdit } from './target-edits.ts';
import { textHolders } from './text-holders.ts';
import { xliffDialect } from './xliff-dialect.ts';

/** What the service's description names. */
const SERVED: ReadonlySet<string> = new Set(['1.2', '2.0', '2.1']);
const OTHERS: ReadonlySet<string> = new Set(['1.0', '1.1', '2.2']);
const TYPE = 'application/xliff+xml';

/**
 * XLIFF 1.2, 2.0 and 2.1, with `anyVersion` 1.0, 1.1 and 2.2 too: translates each `<source>` into its
 * `<target>`, which is written anew or added. States, notes, proposals, binary units and texts with
 * `translate="no"` stay as they are. The target language of the file becomes the one that is asked for.
 */
export const xliffFilter: DocumentFilter = {
  id: 'xliff',
  extensions: ['xlf', 'xliff'],
  type: TYPE,
  extract(input, { target, anyVersion = false, withTargets = false }) {
    return promised(() => {
      const { text, encode } = decodeXml(input);
      requireSafeXml(text);
      const tree = readElements(text);
      const version = requireVersion(text, tree, anyVersion ? [SERVED, OTHERS] : [SERVED]);
      const holders = textHolders(tree);
      const found = xmlUnits(text, tree, xliffDialect(text, tree, holders));
      requireUnits(found);
      const bilingual = withTargets ? readBilingual(text, tree, holders, found) : null;
      const units = bilingual?.units ?? found;
      return {
        units: units.map(unitOf),
        warnings: [],
        ...(SERVED.has(version) ? {} : { otherVersion: version }),
        ...(bilingual === null ? {} : { bilingual: bilingual.bilingual }),
        merge(texts, states, notes = new Map()) {
          if (bilingual !== null && states !== undefined) {
            const written = bilingual.write(texts, states, target, notes);
            return Promise.resolve({
              bytes: written.text === text ? input : encode(written.text),
              extension: 'xlf',
              type: TYPE,
              warnings: written.moved.map(tagsMoved),
            });
          }
          const given = units
            .filter((unit) => texts.has(unit.id))
            .toSorted((a, b) => a.start - b.start);
          if (!isChanged(given, texts)) {
            return Promise.resolve({ bytes: input, extension: 'xlf', type: TYPE, warnings: [] });
          }
          const splicer = createSplicer(text, units, texts);
          const touched = holders.filter((holder) => holdsAny(holder.source, given));
          const edits = touched.map((holder) => targetEdit(text, holder, splicer, target));
          const written = applyEdits(text, [...edits, ...languageEdits(text, tree, target)]);
          const warnings = splicer.moved.map(tagsMoved);
          return Promise.resolve({
            bytes: encode(written),
            extension: 'xlf',
            type: TYPE,
            warnings,
          });
        },
      };
    });
  },
};

function requireVersion(
  text: string,
  { elements }: XmlTree,
  known: readonly ReadonlySet<string>[],
): string {
  const root = elements.values().next().value;
  if (root?.local !== 'xliff') throw new DocumentRefusal('wrong-content', 'The file is no XLIFF.');
  const version = xmlAttribute(text, root.open, 'version')?.value.trim() ?? '';
  if (known.some((versions) => versions.has(version))) return version;
  const isPlain = /^[0-9.]{1,8}$/.test(version);
  throw new DocumentRefusal(
    'xliff-version',
    `XLIFF ${isPlain ? version : 'of an unknown version'} is not supported.`,
    isPlain ? version : undefined,
  );
}

/** @param units in the order of their places */
function holdsAny(element: XmlElement, units: readonly { readonly start: number }[]): boolean {
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.start ?? Infinity) < element.open.end) low = middle + 1;
    else high = middle;
  }
  return (units[low]?.start ?? Infinity) < element.end;
}
