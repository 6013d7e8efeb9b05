import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A colon right after or before a sentence of the catalogue, in a template or between two elements. */
const COLON = /\bt\((?:[^()]|\([^()]*\))*\)\}:\s|\}:\s\$\{(?:i18n\.)?t\(/u;

it('leaves the colon between a label and its value to the language', () => {
  const composed = globSync('renderer/**/*.tsx').filter((file) =>
    COLON.test(readFileSync(file, 'utf8')),
  );
  expect(composed).toEqual([]);
});
