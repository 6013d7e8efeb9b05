import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter, DocumentWarning, Extraction, Unit } from '../document-filter.ts';
import { decodeXml } from '../inline/decode-bytes.ts';
import { requireSafeXml } from '../inline/require-safe-xml.ts';
import { spliceUnits } from '../inline/splice-units.ts';
import type { NamedUnit } from '../inline/splice-units.ts';
import { isChanged, requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { readElements } from '../xml/xml-elements.ts';
import { inflate } from '../zip/inflate.ts';
import { readZip } from '../zip/read-zip.ts';
import { packEntry, writeZip } from '../zip/write-zip.ts';
import type { ZipEntry } from '../zip/zip-entry.ts';
import { storyParagraphs } from './story-paragraphs.ts';
import { storyUnit } from './story-unit.ts';

const TYPE = 'application/vnd.adobe.indesign-idml-package';

interface Story {
  readonly entry: ZipEntry;
  readonly source: string;
  readonly encode: (text: string) => Uint8Array;
  readonly units: readonly NamedUnit[];
}

/** InDesign documents: the stories are translated, paragraph by paragraph; every other part is copied. */
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
    for (const name of await storyNames(entries)) {
      if (signal.aborted) throw new DocumentRefusal('cancelled', 'The extraction was cancelled.');
      const entry = byName.get(name);
      if (!entry) throw new DocumentRefusal('damaged', 'A story of the document is missing.');
      const story = readStory(entry, await inflate(entry), count);
      count += story.units.length;
      stories.push(story);
    }
    const all = stories.flatMap((story) => story.units);
    requireUnits(all);
    return {
      units: stories.flatMap(({ units }, index) =>
        units.map(({ id, text }): Unit => ({ id, text, place: `Story ${index + 1}` })),
      ),
      warnings: [],
      async merge(texts) {
        if (!isChanged(all, texts)) {
          return { bytes: input, extension: 'idml', type: TYPE, warnings: [] };
        }
        const changed = new Map<string, ZipEntry>();
        const warnings: DocumentWarning[] = [];
        for (const [index, story] of stories.entries()) {
          if (!isChanged(story.units, texts)) continue;
          const { text, moved } = spliceUnits(story.source, story.units, texts);
          for (let i = 0; i < moved.length; i += 1) warnings.push(tagsMoved(`Story ${index + 1}`));
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

function readStory(entry: ZipEntry, bytes: Uint8Array, before: number): Story {
  const { text, encode } = decodeXml(bytes);
  requireSafeXml(text);
  const units: NamedUnit[] = [];
  for (const paragraph of storyParagraphs(text, readElements(text))) {
    const unit = storyUnit(`u${before + units.length + 1}`, paragraph);
    if (unit) units.push(unit);
  }
  return { entry, source: text, encode, units };
}
