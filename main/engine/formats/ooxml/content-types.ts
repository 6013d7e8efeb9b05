import { xmlAttributes } from '../inline/xml-attribute.ts';
import { scanXml } from '../inline/scan-xml.ts';

/** The content type of a part by its name without the first slash, lower case; '' if it has none. */
export type TypeOf = (name: string) => string;

/** Reads `[Content_Types].xml` (ECMA-376 part 2, 7.2.3). Names count without case. */
export function readContentTypes(source: string): TypeOf {
  const byEnding = new Map<string, string>();
  const byName = new Map<string, string>();
  scanXml(source, (kind, start, end, name) => {
    if (kind !== 'open' && kind !== 'empty') return;
    const local = name.slice(name.indexOf(':') + 1);
    if (local !== 'Default' && local !== 'Override') return;
    const values = new Map(xmlAttributes(source, start, end).map((row) => [row.name, row.value]));
    const type = values.get('ContentType')?.toLowerCase() ?? '';
    if (local === 'Default') byEnding.set(values.get('Extension')?.toLowerCase() ?? '', type);
    else byName.set((values.get('PartName') ?? '').replace(/^\//, '').toLowerCase(), type);
  });
  return (name) => {
    const lower = name.toLowerCase();
    return byName.get(lower) ?? byEnding.get(/\.([^./]+)$/.exec(lower)?.[1] ?? '') ?? '';
  };
}
