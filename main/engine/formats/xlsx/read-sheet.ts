import { scanXml } from '../inline/scan-xml.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import { readXmlText } from '../inline/xml-text.ts';

/** What a worksheet says of the strings in it. */
export interface SheetFacts {
  /** The first cell that shows each shared string, by its index. */
  readonly shared: ReadonlyMap<number, string>;
  /** The cells with a string of their own, in their order. */
  readonly inline: readonly string[];
  readonly formulas: readonly string[];
}

const FORMULAS = new Set(['f', 'formula', 'formula1', 'formula2']);

/** @param prefix of the vocabulary in this part, with its colon */
export function readSheet(source: string, prefix: string): SheetFacts {
  const shared = new Map<number, string>();
  const inline: string[] = [];
  const formulas: string[] = [];
  let cell = '';
  let isShared = false;
  let inside = '';
  scanXml(source, (kind, start, end, name) => {
    if (kind === 'text') {
      if (inside === 'v' && isShared) {
        const index = Number(source.slice(start, end));
        if (!shared.has(index)) shared.set(index, cell);
      } else if (FORMULAS.has(inside)) {
        formulas.push(readXmlText(source.slice(start, end)));
      }
      return;
    }
    inside = '';
    if (kind !== 'open' || !name.startsWith(prefix)) return;
    inside = name.slice(prefix.length);
    if (inside === 'c') {
      cell = xmlAttribute(source, { start, end }, 'r')?.value ?? '';
      isShared = xmlAttribute(source, { start, end }, 't')?.value === 's';
    } else if (inside === 'is') {
      inline.push(cell);
    }
  });
  return { shared, inline, formulas };
}
