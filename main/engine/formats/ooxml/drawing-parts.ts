import { createBareDialect } from './bare-dialect.ts';
import { createDrawingDialect } from './drawing-dialect.ts';
import type { OfficePackage } from './office-package.ts';
import type { PlannedPart } from './open-part.ts';
import type { PartRules } from './read-part.ts';
import type { Relation } from './relations.ts';
import type { TargetLanguage } from './target-language.ts';
import { prefixOf } from './vocabulary.ts';
import { append } from '../../../system/long-lists.ts';

/** Charts, diagrams with the picture that is kept of them, shapes drawn on a sheet or a chart. */
const DRAWING =
  /drawingml\.(?:chart|diagramdata|chartshapes)\+xml$|openxmlformats-officedocument\.drawing\+xml$|ms-office\.(?:drawingml\.diagramdrawing|chartex)\+xml$/;

/** Whether a part of this content type is a drawing with text of its own. */
export const isDrawing = (type: string): boolean => DRAWING.test(type);

/** Reads text of drawings, and in charts also the names that they keep of rows and columns. */
export function drawingRules(source: string, target: TargetLanguage): PartRules | null {
  const drawing = prefixOf(source, 'drawing');
  const chart = prefixOf(source, 'chart');
  const newer = prefixOf(source, 'newChart');
  const dialects = [
    ...(drawing === null ? [] : [createDrawingDialect(drawing, target)]),
    ...(chart === null ? [] : [createBareDialect(`${chart}v`, `${chart}strCache`)]),
    ...(newer === null
      ? []
      : [
          createBareDialect(`${newer}v`, `${newer}txData`),
          createBareDialect(`${newer}pt`, `${newer}strDim`),
        ]),
  ];
  return dialects.length === 0 ? null : { dialects };
}

/** The drawings that a part refers to, and those that these refer to, in their order. */
export async function drawingsOf(
  office: OfficePackage,
  part: string,
  target: TargetLanguage,
  seen: Set<string>,
): Promise<PlannedPart[]> {
  const planned: PlannedPart[] = [];
  const relations = await office.relations(part);
  // A diagram is kept twice, as data and as drawn; its texts are those of the data.
  const isData = ({ type }: Relation) => type === 'diagramData';
  const data = relations.filter(isData).map(({ target: name }) => name);
  for (const { type, target: name } of relations.toSorted((a, b) => +isData(b) - +isData(a))) {
    if (seen.has(name) || !office.has(name) || !isDrawing(office.typeOf(name))) continue;
    seen.add(name);
    const follows = type === 'diagramDrawing' ? { follows: data } : {};
    planned.push({ name, rules: (source) => drawingRules(source, target), ...follows });
    append(planned, await drawingsOf(office, name, target, seen));
  }
  return planned;
}
