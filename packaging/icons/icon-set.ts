import type { Drawing } from './draw-pictures.ts';
import { icnsFile, ICNS_EDGES } from './icns.ts';
import type { Picture } from './ico.ts';
import { icoFile } from './ico.ts';

/** Linux looks for these in its icon themes. */
export const LINUX_EDGES: readonly number[] = [16, 24, 32, 48, 64, 128, 256, 512];
const ICO_EDGES: readonly number[] = [16, 20, 24, 32, 40, 48, 64, 256];
/** The one picture that main shows beside the clock and in notices. */
const SHOWN_EDGE = 512;
/** Edge in pixels of the picture in the menu bar of macOS, and of the one for sharp screens. */
const TEMPLATE_EDGES: Readonly<Record<string, number>> = {
  'assets/iconTemplate.png': 18,
  'assets/iconTemplate@2x.png': 36,
};
/** Icons of macOS leave a border, so that all of them look equally large. */
const MAC_SHARE = 824 / 1024;

/** Draws one SVG at several sizes. */
export type Draw = (svg: string, drawings: readonly Drawing[]) => Promise<readonly Picture[]>;

/**
 * Every file that shows the icon, by its path in the project.
 * @param svg of the icon in its colours
 * @param template of its lines alone, black on nothing: macOS colours them itself
 */
export async function iconSet(
  svg: string,
  template: string,
  draw: Draw,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const edges = [...new Set([...LINUX_EDGES, ...ICO_EDGES, SHOWN_EDGE])].sort((a, b) => a - b);
  const full = await draw(
    svg,
    edges.map((edge) => ({ edge, share: 1 })),
  );
  const bordered = await draw(
    svg,
    ICNS_EDGES.map((edge) => ({ edge, share: MAC_SHARE })),
  );
  const files = new Map<string, Uint8Array>([
    ['assets/icon.ico', icoFile(full.filter(({ edge }) => ICO_EDGES.includes(edge)))],
    ['assets/icon.icns', icnsFile(bordered)],
    ['renderer/public/favicon.svg', new TextEncoder().encode(svg)],
  ]);
  for (const { edge, png } of full) {
    if (edge === SHOWN_EDGE) files.set('assets/icon.png', png);
    if (LINUX_EDGES.includes(edge)) files.set(`assets/icons/${edge}x${edge}.png`, png);
  }
  const lines = await draw(
    template,
    Object.values(TEMPLATE_EDGES).map((edge) => ({ edge, share: 1 })),
  );
  for (const [path, edge] of Object.entries(TEMPLATE_EDGES)) {
    const drawn = lines.find((picture) => picture.edge === edge);
    if (drawn !== undefined) files.set(path, drawn.png);
  }
  return files;
}
