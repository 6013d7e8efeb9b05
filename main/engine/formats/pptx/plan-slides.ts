import { scanXml } from '../inline/scan-xml.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';
import { createBareDialect } from '../ooxml/bare-dialect.ts';
import { createDrawingDialect } from '../ooxml/drawing-dialect.ts';
import { drawingsOf } from '../ooxml/drawing-parts.ts';
import type { OfficePackage } from '../ooxml/office-package.ts';
import type { PlannedPart } from '../ooxml/open-part.ts';
import type { PartRules } from '../ooxml/read-part.ts';
import type { TargetLanguage } from '../ooxml/target-language.ts';
import { prefixOf } from '../ooxml/vocabulary.ts';
import { append } from '../../../system/long-lists.ts';

/**
 * The parts of a presentation that hold text: the slides in their order, each with its drawings, notes
 * and comments, then what masters and layouts show themselves, those of notes and handouts too.
 */
export async function planSlides(
  office: OfficePackage,
  target: TargetLanguage,
): Promise<PlannedPart[]> {
  const seen = new Set<string>();
  const planned: PlannedPart[] = [];
  const behind: string[] = [];
  for (const [index, slide] of (await slidesOf(office)).entries()) {
    const place = () => `Slide ${index + 1}`;
    const own: PlannedPart[] = [{ name: slide, rules: (source) => rules(source, target, false) }];
    append(own, await drawingsOf(office, slide, target, seen));
    for (const { type, target: name } of await office.relations(slide)) {
      if (seen.has(name) || !office.has(name)) continue;
      if (type === 'slideLayout') behind.push(name);
      if (type !== 'notesSlide' && type !== 'comments') continue;
      seen.add(name);
      own.push({ name, rules: (source) => rules(source, target, false) });
    }
    append(
      planned,
      own.map((part) => ({ ...part, place })),
    );
  }
  for (const layout of new Set(behind)) {
    const master = (await office.relations(layout)).find(({ type }) => type === 'slideMaster');
    for (const name of [master?.target, layout]) {
      if (name === undefined || seen.has(name) || !office.has(name)) continue;
      seen.add(name);
      planned.push({ name, rules: (source) => rules(source, target, true) });
      append(planned, await drawingsOf(office, name, target, seen));
    }
  }
  for (const { type, target: name } of await office.relations(office.main)) {
    if (seen.has(name) || !office.has(name)) continue;
    if (type !== 'notesMaster' && type !== 'handoutMaster') continue;
    seen.add(name);
    // Handouts have no pages of their own: what is written on their master is printed.
    planned.push({ name, rules: (source) => rules(source, target, type === 'notesMaster') });
    append(planned, await drawingsOf(office, name, target, seen));
  }
  return planned;
}

/** Names of the slides in the order of the presentation. */
async function slidesOf(office: OfficePackage): Promise<string[]> {
  const source = await office.text(office.main);
  const relations = await office.relations(office.main);
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const slides: string[] = [];
  scanXml(source, (kind, start, end, name) => {
    if ((kind !== 'open' && kind !== 'empty') || !/(?:^|:)sldId$/.test(name)) return;
    const id = xmlAttributes(source, start, end).find((row) => /:id$/.test(row.name))?.value ?? '';
    const slide = targets.get(id);
    if (slide !== undefined && office.has(slide)) slides.push(slide);
  });
  return [...new Set(slides)];
}

/**
 * @param isPattern of layouts and masters, whose placeholders hold prompts that nobody sees in a show,
 *   not of slides
 */
function rules(source: string, target: TargetLanguage, isPattern: boolean): PartRules | null {
  const drawing = prefixOf(source, 'drawing');
  const slides = prefixOf(source, 'slides');
  const dialects = [
    ...(drawing === null ? [] : [createDrawingDialect(drawing, target)]),
    // A comment's words stand in an element of their own.
    ...(slides === null ? [] : [createBareDialect(`${slides}text`, `${slides}cm`)]),
  ];
  if (dialects.length === 0) return null;
  const placeholders = { shape: `${slides ?? ''}sp`, mark: `${slides ?? ''}ph` };
  return { dialects, ...(isPattern ? { placeholders } : {}) };
}
