import type { XmlElement, XmlTree } from '../xml/xml-elements.ts';

/** A text of an XLIFF file that is translated, and where its translation goes. */
export interface TextHolder {
  /** The `<source>`, or the `<seg-source>` that shows its segments. */
  readonly source: XmlElement;
  /** The `<target>` that is there already. */
  readonly target: XmlElement | null;
  /** A new `<target>` stands behind this element. */
  readonly before: XmlElement;
}

/**
 * The texts of a file in their order. Those of proposals (`alt-trans`, `matches`), glossaries and
 * texts between segments (`ignorable`) are none.
 */
export function textHolders({ elements }: XmlTree): TextHolder[] {
  const parts = new Map<XmlElement, Map<string, XmlElement>>();
  for (const element of elements.values()) {
    const { parent, local } = element;
    if (!parent || (parent.local !== 'trans-unit' && parent.local !== 'segment')) continue;
    if (local !== 'source' && local !== 'seg-source' && local !== 'target') continue;
    const found = parts.get(parent) ?? new Map<string, XmlElement>();
    found.set(local, element);
    parts.set(parent, found);
  }
  const holders: TextHolder[] = [];
  for (const found of parts.values()) {
    const source = found.get('seg-source') ?? found.get('source');
    if (!source || source.open.kind === 'empty') continue;
    const target = found.get('target') ?? null;
    const others = [found.get('source'), found.get('seg-source')].filter(
      (part) => part !== undefined,
    );
    const before = others.toSorted((a, b) => b.end - a.end)[0] ?? source;
    holders.push({ source, target, before });
  }
  return holders;
}
