import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fonts that a system may have, and no others. */
export interface FontSet {
  readonly name: string;
  readonly folders: readonly string[];
  readonly sans: string;
  readonly mono: string;
  readonly serif: string;
}

const DEBIAN = '/usr/share/fonts';

/** Debian's folders; DejaVu Sans is the widest font that is a system's only one. */
export const FONT_SETS: readonly FontSet[] = [
  {
    name: 'DejaVu',
    folders: [`${DEBIAN}/truetype/dejavu`],
    sans: 'DejaVu Sans',
    mono: 'DejaVu Sans Mono',
    serif: 'DejaVu Serif',
  },
  {
    name: 'Noto',
    folders: [`${DEBIAN}/truetype/noto`, `${DEBIAN}/opentype/noto`],
    sans: 'Noto Sans',
    mono: 'Noto Sans Mono',
    serif: 'Noto Serif',
  },
];

/** A configuration of fontconfig with these fonts alone; `env` makes a program use it. */
export function onlyFonts({ folders, sans, mono, serif }: FontSet) {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-fonts-'));
  const file = join(folder, 'fonts.conf');
  const preferred = Object.entries({ 'sans-serif': sans, monospace: mono, serif });
  const lines = [
    ...folders.map((path) => `<dir>${path}</dir>`),
    // Whoever names no kind of font gets one without serifs, as in every distribution.
    '<match target="pattern">',
    ...preferred.map(
      ([kind]) => `<test qual="all" name="family" compare="not_eq"><string>${kind}</string></test>`,
    ),
    '<edit name="family" mode="append_last"><string>sans-serif</string></edit></match>',
    ...preferred.map(
      ([kind, font]) =>
        `<alias><family>${kind}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
    `<cachedir>/var/cache/fontconfig</cachedir><cachedir>${join(folder, 'cache')}</cachedir>`,
  ];
  writeFileSync(file, ['<fontconfig>', ...lines, '</fontconfig>'].join('\n'));
  return {
    env: { FONTCONFIG_FILE: file },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
