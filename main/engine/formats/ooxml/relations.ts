import { posix } from 'node:path';
import { scanXml } from '../inline/scan-xml.ts';
import { xmlAttributes } from '../inline/xml-attribute.ts';

/** A part that another part refers to. */
export interface Relation {
  readonly id: string;
  /** The last word of the type: `slide`, `header`, `notesSlide`. */
  readonly type: string;
  /** Name of the part it leads to; as written where it leads out of the document. */
  readonly target: string;
}

/** The part that holds the relations of a part; '' stands for the package. */
export function relationsName(part: string): string {
  const { dir, base } = posix.parse(part);
  return posix.join(dir, '_rels', `${base}.rels`);
}

/** Reads relations (ECMA-376 part 2, 6.5.3). @param part whose relations they are */
export function readRelations(source: string, part: string): Relation[] {
  const relations: Relation[] = [];
  scanXml(source, (kind, start, end, name) => {
    if (kind !== 'open' && kind !== 'empty') return;
    if (name.slice(name.indexOf(':') + 1) !== 'Relationship') return;
    const values = new Map(xmlAttributes(source, start, end).map((row) => [row.name, row.value]));
    const target = values.get('Target') ?? '';
    const isOutside = values.get('TargetMode') === 'External';
    relations.push({
      id: values.get('Id') ?? '',
      type: values.get('Type')?.split('/').at(-1) ?? '',
      target: isOutside ? target : posix.resolve('/', posix.dirname(part), target).slice(1),
    });
  });
  return relations;
}
