import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter, DocumentWarning, Extraction, Unit } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { requireSafeXml } from '../inline/require-safe-xml.ts';
import { spliceUnits } from '../inline/splice-units.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { isChanged, requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { readElements, type XmlTree } from '../xml/xml-elements.ts';
import { inflate } from '../zip/inflate.ts';
import { readZip } from '../zip/read-zip.ts';
import { packEntry, writeZip } from '../zip/write-zip.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';
import { storyParagraphs } from './story-paragraphs.ts';
import { storyUnit } from './story-unit.ts';
import { append } from '../../../system/long-lists.ts';
import { sourceUnit } from '../inline/source-unit.ts';
import { textPieces } from '../inline/text-pieces.ts';
import { writeXmlValue } from '../inline/xml-text.ts';

const TYPE = 'application/vnd.adobe.indesign-idml-package';

interface Story {
  readonly place: string;
  readonly entry: ZipEntry;
  readonly source: string;
  readonly encode: (text: string) => Uint8Array;
  readonly units: readonly NamedUnit[];
}

/**
 * InDesign documents: the stories are translated, paragraph by paragraph, and the alternative texts in
 * them and on the spreads; every other part is copied.
 */
export const idmlFilter: DocumentFilter = {
  id: 'idml',
  extensions: ['idml'],
  type: TYPE,
  async extract(input, { signal }): Promise<Extraction> {
    const { entries } = await readZip(input);
    await requireIdml(entries);
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const stories: Story[] = [];
    let count = 0;
    const read = async (entry: ZipEntry, place: string, isStory: boolean) => {
      const part = readPart(entry, await inflate(entry), place, isStory ? count : null);
      if (isStory) count += part.units.length;
      stories.push(part);
    };
    for (const name of await storyNames(entries)) {
      if (signal.aborted) throw new DocumentRefusal('cancelled', 'The extraction was cancelled.');
      const entry = byName.get(name);
      if (!entry) throw new DocumentRefusal('damaged', 'A story of the document is missing.');
      await read(entry, `Story ${stories.length + 1}`, true);
    }
    const spreads = entries.filter(({ name }) => /^Spreads\/[^/]+\.xml$/.test(name));
    for (const [index, entry] of spreads.entries()) await read(entry, `Spread ${index + 1}`, false);
    const all = stories.flatMap((story) => story.units);
    requireUnits(all);
    return {
      units: stories.flatMap(({ units, place }) =>
        units.map(({ id, text }): Unit => ({ id, text, place })),
      ),
      warnings: [],
      async merge(texts) {
        if (!isChanged(all, texts)) {
          return { bytes: input, extension: 'idml', type: TYPE, warnings: [] };
        }
        const changed = new Map<string, ZipEntry>();
        const warnings: DocumentWarning[] = [];
        for (const story of stories) {
          if (!isChanged(story.units, texts)) continue;
          const { text, moved } = spliceUnits(story.source, story.units, texts);
          for (let i = 0; i < moved.length; i += 1) warnings.push(tagsMoved(story.place));
          const { name } = story.entry;
          changed.set(name, await packEntry(name, story.encode(text)));
        }
        const bytes = await writeZip(entries.map((entry) => changed.get(entry.name) ?? entry));
        return { bytes, extension: 'idml', type: TYPE, warnings };
      },
    };
  },
};

async function requireIdml(entries: readonly ZipEntry[]): Promise<void> {
  const mark = entries.find((entry) => entry.name === 'mimetype');
  const type = mark && mark.size < 200 ? Buffer.from(await inflate(mark)).toString('latin1') : '';
  if (type.trim() !== TYPE) {
    throw new DocumentRefusal('wrong-content', 'The archive is no InDesign document.');
  }
}

/** In the order in which the document lists them. */
async function storyNames(entries: readonly ZipEntry[]): Promise<Set<string>> {
  const map = entries.find((entry) => entry.name === 'designmap.xml');
  if (!map) throw new DocumentRefusal('damaged', 'The document has no designmap.xml.');
  const { text } = decodeXml(await inflate(map));
  requireSafeXml(text);
  const names = new Set<string>();
  for (const element of readElements(text).elements.values()) {
    if (element.name !== 'idPkg:Story') continue;
    const name = xmlAttribute(text, element.open, 'src')?.value;
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** @param before how many paragraphs the stories before it have; null for a spread, which has none */
function readPart(entry: ZipEntry, bytes: Uint8Array, place: string, before: number | null): Story {
  const { text, encode } = decodeXml(bytes);
  if (before === null && !text.includes('SourceCustom')) {
    return { place, entry, source: text, encode, units: [] };
  }
  requireSafeXml(text);
  const tree = readElements(text);
  const units: NamedUnit[] = [];
  for (const paragraph of before === null ? [] : storyParagraphs(text, tree)) {
    const unit = storyUnit(`u${(before ?? 0) + units.length + 1}`, paragraph);
    if (unit) units.push(unit);
  }
  append(
    units,
    alternativeTexts(text, tree, (number) => `${entry.name}@${number}`),
  );
  return { place, entry, source: text, encode, units };
}

/**
 * The alternative texts that a person wrote for pictures and frames. Others are taken from somewhere
 * else when the document is exported, and InDesign's own words begin with `$ID/`.
 * @param idOf the id of a unit by its count, from 1
 */
function alternativeTexts(
  source: string,
  { elements }: XmlTree,
  idOf: (count: number) => string,
): NamedUnit[] {
  const units: NamedUnit[] = [];
  for (const { local, open } of elements.values()) {
    if (local !== 'ObjectExportOption') continue;
    if (xmlAttribute(source, open, 'AltTextSourceType')?.value !== 'SourceCustom') continue;
    const found = xmlAttribute(source, open, 'CustomAltText');
    if (!found || found.value.startsWith('$ID/') || !/\p{L}/u.test(found.value)) continue;
    const pieces = textPieces(source, found.start, found.end, 'xml');
    const unit = sourceUnit(source, pieces, 'none', writeXmlValue);
    if (unit) units.push({ ...unit, id: idOf(units.length + 1) });
  }
  return units;
}
