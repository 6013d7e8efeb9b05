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

/** Two parts of a template joined by a full stop, a comma or a colon, or the second in parentheses. */
const JOINED = /\}(?:[.,:;] \$\{| \(\$\{[^`]*\}\))/u;

/** What no language changes: facts for support, fields as the service calls them, a number that tells names apart. */
const SAME_IN_ALL = [
  'renderer/features/reports/table/TableRow.tsx',
  'renderer/features/segments/qa/profile-edits.ts',
  'renderer/ui/failure/report.ts',
];

/** Values of styles, whose commas are those of CSS. */
const STYLE = /\b(?:rgb|translate|scale|calc|url)\(/u;

it('joins the parts of a sentence by the language’s own marks', () => {
  const composed = globSync('renderer/**/*.{ts,tsx}')
    .filter((file) => !SAME_IN_ALL.includes(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/`[^`\n]*`/gu) ?? [])
    .filter((template) => JOINED.test(template) && !STYLE.test(template));
  expect(composed).toEqual([]);
});
