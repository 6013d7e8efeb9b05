import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../../renderer/features/licences/licence.ts';

/** What lies in `assets` and is no package; each folder there says in `ORIGIN` where it is from. */
const WORKS = [
  ['Noto Sans and Noto Serif', '20201225', 'OFL-1.1', 'fonts/LICENSE-Noto.txt'],
  ['DejaVu Sans Mono', '2.37', 'Bitstream-Vera', 'fonts/LICENSE-DejaVu.txt'],
  ['Inter', '20', 'OFL-1.1', 'interface-font/LICENSE.txt'],
  ['Word lists after the translations of Chromium', '156', 'BSD-3-Clause', 'licences/Chromium.txt'],
  ['PocketSphinx', '0.8+5prealpha', 'BSD-2-Clause', 'recogniser/LICENSE.pocketsphinx'],
  ['SphinxBase', '0.8+5prealpha', 'BSD-2-Clause', 'recogniser/LICENSE.sphinxbase'],
  ['Adobe CMap resources', '', 'BSD-3-Clause', 'pdf/cmaps/LICENSE'],
  ['JBIG2 decoder of PDFium', '', 'BSD-3-Clause', 'pdf/decoders/LICENSE_JBIG2'],
  ['JBIG2 decoder, build', '', 'Apache-2.0', 'pdf/decoders/LICENSE_PDFJS_JBIG2'],
  ['OpenJPEG', '', 'BSD-2-Clause', 'pdf/decoders/LICENSE_OPENJPEG'],
  ['OpenJPEG, build', '', 'Apache-2.0', 'pdf/decoders/LICENSE_PDFJS_OPENJPEG'],
] as const;

/** @param assets folder of the files that ship beside the program */
export const shippedWorks = (assets: string): Licence[] =>
  WORKS.map(([name, version, terms, file]) => {
    return { name, version, terms, text: readFileSync(join(assets, file), 'utf8').trim() };
  });
