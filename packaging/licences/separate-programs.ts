import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../../renderer/features/licences/licence.ts';

/**
 * Works under terms that hold for all they are linked with. They may only run in a program of their own that
 * the app speaks to by messages: the processes that recognise and speak load the module of sherpa-onnx, which
 * has eSpeak NG in it, unchanged and from its own file. Those programs may be passed on under these terms.
 * Who gets them reads the licence and where the source is among the licences of the app.
 * @param assets folder with the long texts
 */
export const separatePrograms = (assets: string): Licence[] => [
  {
    name: 'eSpeak NG (in sherpa-onnx)',
    version: '',
    terms: 'GPL-3.0-or-later',
    text: `${SOURCE}\n\n${readFileSync(join(assets, 'licences', 'GPL-3.0.txt'), 'utf8').trim()}`,
  },
];

const SOURCE =
  'eSpeak NG is part of the module sherpa-onnx-wasm-nodejs.wasm of sherpa-onnx 1.13.8, which is passed on ' +
  'unchanged. The source of the module, with the scripts that build it, is at ' +
  'https://github.com/k2-fsa/sherpa-onnx (tag v1.13.8); that of eSpeak NG at ' +
  'https://github.com/csukuangfj/espeak-ng.';
