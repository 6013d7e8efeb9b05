import type { Face } from '../metrics.ts';
import type { Prose } from '../prose.ts';
import type { Style } from '../sheet.ts';

/** What one document is set in. */
export interface Typeface {
  readonly body: Style;
  readonly bold: Style;
  readonly small: Style;
  readonly heading: Style;
}

/** A family, a size and a leading by chance. */
export function typefaceOf(prose: Prose, size = prose.number(9, 13)): Typeface {
  const isSerif = prose.number(0, 2) === 0;
  const [face, strong]: [Face, Face] = isSerif ? ['serif', 'serifBold'] : ['sans', 'sansBold'];
  const leading = size * prose.pick([1.15, 1.2, 1.3, 1.4]);
  return {
    body: { size, face, leading },
    bold: { size, face: strong, leading },
    small: { size: size - 2, face, leading: (size - 2) * 1.2 },
    heading: { size: size + prose.pick([0, 2, 4]), face: strong, leading: leading + 4 },
  };
}

/** A disc of Bézier curves, as programs draw it for a bullet. */
export function disc(x: number, y: number, radius: number): string {
  const k = radius * 0.552;
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  const r = radius;
  return [
    `0 g ${at(r, 0)} m`,
    `${at(r, k)} ${at(k, r)} ${at(0, r)} c`,
    `${at(-k, r)} ${at(-r, k)} ${at(-r, 0)} c`,
    `${at(-r, -k)} ${at(-k, -r)} ${at(0, -r)} c`,
    `${at(k, -r)} ${at(r, -k)} ${at(r, 0)} c f`,
  ].join(' ');
}
