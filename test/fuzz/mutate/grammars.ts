import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Grammar } from './text.ts';

/** A file that no document may reach, and the word in it. */
export const SECRET_FILE = join(import.meta.dirname, '..', 'corpus', 'secret.txt');
export const SECRET = 'the-word-that-no-document-may-reach';

const address = pathToFileURL(SECRET_FILE).href;

/** Tokens are kept one on a line, as JSON, so that every character of them can be seen. */
const tokensOf = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, 'tokens', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => String(JSON.parse(line)).replaceAll('SECRET_FILE', address));

export const XML: Grammar = {
  signs: '<>&;="\'/ ',
  tokens: tokensOf('xml'),
  nests: [
    ['<a>', '</a>'],
    ['<g id="1">', '</g>'],
    ['<w:r>', '</w:r>'],
    ['<hi>', '</hi>'],
    ['<sub>', '</sub>'],
    ['<a:p>', '</a:p>'],
    ['<fn>', '</fn>'],
    ['<!-- ', ' -->'],
    ['<w:txbxContent><w:p>', '</w:p></w:txbxContent>'],
  ],
};

export const HTML: Grammar = {
  signs: '<>&;="\'/ ',
  tokens: tokensOf('html'),
  nests: [
    ['<div>', '</div>'],
    ['<b>', '</b>'],
    ['<table><tr><td>', '</td></tr></table>'],
    ['<template>', '</template>'],
    ['<svg><foreignObject>', '</foreignObject></svg>'],
    ['<a><b><i>', ''],
  ],
};

export const JSON_TEXT: Grammar = {
  signs: '{}[],:"\\ ',
  tokens: tokensOf('json'),
  nests: [
    ['[', ']'],
    ['{"a":', '}'],
    ['{a,plural,other{', '}}'],
    ['<b>', '</b>'],
  ],
};

export const TABLE: Grammar = {
  signs: ',;\t"\r\n',
  tokens: tokensOf('table'),
  nests: [['"', '"']],
};

export const SUBTITLES: Grammar = {
  signs: '\r\n:,<>{}\\- ',
  tokens: tokensOf('subtitles'),
  nests: [
    ['<i>', '</i>'],
    ['{', '}'],
  ],
};

export const PLAIN: Grammar = {
  signs: ' \r\n\t.-*#',
  tokens: tokensOf('plain'),
  nests: [],
};

export const MIF: Grammar = {
  signs: "<>`'# \n\\",
  tokens: tokensOf('mif'),
  nests: [
    ['<Para ', '>'],
    ['<TextFlow ', '>'],
    ['<String `', "'>"],
    ['<Notes <FNote ', '>>'],
  ],
};

export const PDF: Grammar = {
  signs: '<>[]()/ \n\r%',
  tokens: tokensOf('pdf'),
  nests: [
    ['[', ']'],
    ['<<', '>>'],
    ['<< /A ', ' >>'],
    ['(', ')'],
    ['q ', ' Q'],
  ],
};

export const FORM: Grammar = {
  signs: '\r\n-;="&%:',
  tokens: tokensOf('form'),
  nests: [['; a="', '"']],
};
