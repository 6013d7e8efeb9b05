import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../../renderer/features/licences/licence.ts';
import { STANDARD_TEXTS } from './standard-texts.ts';

/** Crates of Rust in the WebAssembly of harper.js, as the paths in it name them; `test/packaging` compares. */
const MIT_CRATES =
  `aho-corasick-1.1.5 ammonia-4.1.4 burn-core-0.19.1 burn-ndarray-0.19.1 burn-nn-0.19.1
burn-tensor-0.19.1 bytemuck-1.25.2 chrono-0.4.45 console_error_panic_hook-0.1.7 crossbeam-epoch-0.9.20
cubecl-common-0.8.1 data-encoding-2.11.1 ecow-0.2.6 fid-rs-0.2.0 fst-0.4.7 hashbrown-0.16.1 hashbrown-0.17.1
html5ever-0.39.0 idna-1.1.0 indexmap-2.14.0 itoa-1.0.18 js-sys-0.3.104 lazy_static-1.5.0
levenshtein_automata-0.2.1 louds-rs-0.7.0 lru-0.18.2 markup5ever-0.39.0 memchr-2.8.3 ndarray-0.16.1
once_cell-1.21.4 parking_lot_core-0.9.12 percent-encoding-2.3.2 phf_shared-0.13.1 pulldown-cmark-0.13.4
pulldown-cmark-escape-0.11.0 rand-0.9.5 rand_chacha-0.9.0 rayon-1.12.0 rayon-core-1.13.0 regex-1.13.1
regex-automata-0.4.18 regex-syntax-0.8.11 ruzstd-0.9.0 serde-1.0.229 serde-wasm-bindgen-0.6.5
serde_core-1.0.229 serde_json-1.0.151 sharded-slab-0.1.7 smallvec-1.15.2 string_cache-0.9.0 tendril-0.5.1
tracing-core-0.1.36 tracing-subscriber-0.3.23 tracing-wasm-0.2.1 trie-rs-0.4.2 twox-hash-2.1.3
unicode-script-0.5.8 unicode-segmentation-1.13.3 unicode-width-0.2.2 url-2.5.8 uuid-1.24.1
wasm-bindgen-0.2.127 zip-8.6.0`.split(/\s+/);
const APACHE_CRATES = ['typst-syntax-0.14.2', 'unicode-math-class-0.1.0'];
const UNICODE_CRATES = ['icu_collections-2.2.0', 'icu_normalizer-2.2.0'];
const ZLIB_CRATES = ['zlib-rs-0.6.7'];
const MPL_CRATES = ['cssparser-0.37.0', 'dtoa-short-0.3.5'];

const ZLIB = `This software is provided 'as-is', without any express or implied warranty. In no event will the authors be held liable for any damages arising from the use of this software.

Permission is granted to anyone to use this software for any purpose, including commercial applications, and to alter it and redistribute it freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not claim that you wrote the original software. If you use this software in a product, an acknowledgment in the product documentation would be appreciated but is not required.
2. Altered source versions must be plainly marked as such, and must not be misrepresented as being the original software.
3. This notice may not be removed or altered from any source distribution.`;

const mplNotice = (source: string, version = '2.0') =>
  `This Source Code Form is subject to the terms of the Mozilla Public License, v. ${version}. If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/${version}/.

It is part of Dragoman unchanged; its source is at ${source}.`;

const SCOWL = `Copyright 2000-2019 by Kevin Atkinson

Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided "as is" without express or implied warranty.`;

/**
 * What was compiled into files of WebAssembly that ship, and so is no package of npm: libraries, models,
 * word lists, and the runtimes of the compilers.
 * @param assets folder with the long texts
 */
export function compiledWorks(assets: string): Licence[] {
  const read = (name: string) => readFileSync(join(assets, 'licences', name), 'utf8').trim();
  const apache = read('Apache-2.0.txt');
  const unicode = read('Unicode-3.0.txt');
  const mit = (holder: string) => STANDARD_TEXTS['MIT']?.(holder).trim() ?? '';
  const bsd = (holder: string) => read('BSD-3-Clause.txt').replace('<holder>', holder);
  const work = (name: string, version: string, terms: string, text: string): Licence => ({
    name,
    version,
    terms,
    text,
  });
  const crates = (
    all: readonly string[],
    terms: string,
    text: (name: string, version: string) => string,
  ) =>
    all.map((crate) => {
      const at = crate.lastIndexOf('-');
      const [name, version] = [crate.slice(0, at), crate.slice(at + 1)];
      return work(`${name} (Rust crate in harper.js)`, version, terms, text(name, version));
    });
  return [
    ...crates(MIT_CRATES, 'MIT', (name) => mit(`the authors of ${name}`)),
    ...crates(APACHE_CRATES, 'Apache-2.0', () => apache),
    ...crates(UNICODE_CRATES, 'Unicode-3.0', () => unicode),
    ...crates(ZLIB_CRATES, 'Zlib', () => ZLIB),
    ...crates(MPL_CRATES, 'MPL-2.0', (name, version) =>
      mplNotice(`https://crates.io/crates/${name}/${version}`),
    ),
    work(
      '@browsermt/bergamot-translator',
      '0.4.9',
      'MPL-2.0',
      mplNotice('https://github.com/browsermt/bergamot-translator (commit 4917c11)'),
    ),
    work('Marian (in Bergamot Translator)', '', 'MIT', mit('Marcin Junczys-Dowmunt et al.')),
    work(
      'SentencePiece (in Bergamot Translator)',
      '',
      'Apache-2.0',
      `Copyright 2016 Google Inc.\n\n${apache}`,
    ),
    work('intgemm (in Bergamot Translator)', '', 'MIT', mit('the intgemm authors')),
    work('ssplit-cpp (in Bergamot Translator)', '', 'Apache-2.0', apache),
    work('hunspell-asm', '4.0.2', 'MIT', mit('2017 OJ Kwon')),
    work(
      'Hunspell (in hunspell-asm)',
      '',
      'MPL-1.1',
      mplNotice('https://github.com/hunspell/hunspell', '1.1'),
    ),
    work('sherpa-onnx', '1.13.8', 'Apache-2.0', apache),
    ...[
      ['kaldi-native-fbank', 'kaldi-decoder', 'kaldifst', 'OpenFst', 'ONNX', 'Abseil'],
      ['ssentencepiece'],
    ]
      .flat()
      .map((name) => work(`${name} (in sherpa-onnx)`, '', 'Apache-2.0', apache)),
    work('ONNX Runtime (in sherpa-onnx)', '', 'MIT', mit('Microsoft Corporation')),
    work('piper-phonemize (in sherpa-onnx)', '', 'MIT', mit('2022 Michael Hansen')),
    work('RE2 (in sherpa-onnx)', '', 'BSD-3-Clause', bsd('2009 The RE2 Authors')),
    work('Protocol Buffers (in sherpa-onnx)', '', 'BSD-3-Clause', bsd('2008 Google Inc.')),
    work('KISS FFT (in sherpa-onnx)', '', 'BSD-3-Clause', bsd('2003-2010 Mark Borgerding')),
    work('Eigen (in sherpa-onnx)', '', 'MPL-2.0', mplNotice('https://gitlab.com/libeigen/eigen')),
    work('Rust standard library (in harper.js)', '', 'MIT', mit('the Rust project')),
    work('English word list of Harper, after SCOWL', '', 'LicenseRef-SCOWL', SCOWL),
    work(
      'CLD3, library and model (in cld3-asm)',
      '3',
      'Apache-2.0',
      `Copyright 2016 Google Inc.\n\n${apache}`,
    ),
    work(
      'Emscripten runtime (in the recogniser, cld3-asm, Bergamot Translator and sherpa-onnx)',
      '',
      'MIT',
      mit('the Emscripten authors'),
    ),
    work(
      'musl (in the recogniser, cld3-asm, Bergamot Translator and sherpa-onnx)',
      '',
      'MIT',
      mit('2005-2020 Rich Felker, et al.'),
    ),
  ];
}
