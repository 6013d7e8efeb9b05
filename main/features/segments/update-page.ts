import type { UpdateReport, UpdateRow } from '../../../preload/contract/segment-updates.ts';
import { UPDATE_KINDS } from '../../../preload/contract/update-kinds.ts';
import { wordDiff } from '../../engine/word-diff/word-diff.ts';
import type { ReportWords } from './update-report.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-inline-size: 75rem; padding-inline: 1rem; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem 2rem; }
th, td { border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  padding: .4rem .6rem; text-align: start; vertical-align: top; }
td.n { font-variant-numeric: tabular-nums; white-space: nowrap; }
.counts { inline-size: auto; }
del { color: #a8322b; } ins { color: #2f7d4f; }
@media (prefers-color-scheme: dark) { del { color: #f0928a; } ins { color: #7fcf9c; } }
`;

/** The report of an update as a page of its own: nothing in it is loaded or run. */
export function updatePage(
  { name, earlierName, at, counts }: Omit<UpdateReport, 'rows'>,
  rows: readonly UpdateRow[],
  words: ReportWords,
): string {
  const total = counts.same + counts.moved + counts.changed + counts.new;
  const earlierTotal = counts.same + counts.moved + counts.changed + counts.removed;
  const sums = [
    ...UPDATE_KINDS.map((kind) => [words.kinds[kind], counts[kind]] as const),
    [words.earlierTotal, earlierTotal] as const,
    [words.total, total] as const,
  ];
  const parts = UPDATE_KINDS.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    return [
      `<h2>${html(words.kinds[kind])} (${own.length})</h2>`,
      '<table><thead><tr>',
      ...[words.earlierNumber, words.number, words.source, words.target, words.status].map(
        (word) => `<th scope="col">${html(word)}</th>`,
      ),
      '</tr></thead><tbody>',
      ...own.map((row) => line(row, words)),
      '</tbody></table>',
    ];
  });
  return [
    '<!doctype html>',
    `<html lang="${html(words.language)}" dir="${words.isRightToLeft ? 'rtl' : 'ltr'}">`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${html(`${words.title}: ${name}`)}</title><style>${STYLE}</style>`,
    `<h1>${html(words.title)}</h1>`,
    `<p>${html(earlierName)} → ${html(name)} · <time datetime="${html(at)}">${html(at.slice(0, 16).replace('T', ' '))} UTC</time></p>`,
    '<table class="counts"><tbody>',
    ...sums.map(([word, count]) => `<tr><th scope="row">${html(word)}</th><td>${count}</td></tr>`),
    '</tbody></table>',
    ...parts,
    '</html>',
    '',
  ].join('\n');
}

/** Writes the sign, and the blank before it, as the language does. */
const PERCENT: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

function line(row: UpdateRow, words: ReportWords): string {
  const placed = (place: number | null) => (place === null ? '–' : String(place + 1));
  const source =
    row.earlierSource === null ? html(row.source) : difference(row.earlierSource, row.source);
  const percent =
    row.kind === 'changed' && row.percent !== null
      ? ` (${new Intl.NumberFormat(words.language, PERCENT).format(row.percent)})`
      : '';
  return [
    `<tr><td class="n">${placed(row.earlierNumber)}</td>`,
    `<td class="n">${placed(row.number)}${percent}</td>`,
    `<td dir="auto">${source}</td><td dir="auto">${html(row.target)}</td>`,
    `<td>${html(words.statuses[row.status] ?? row.status)}</td></tr>`,
  ].join('');
}

const difference = (before: string, after: string): string =>
  wordDiff(before, after)
    .map((part) => {
      if (part.before === part.after) return html(part.after);
      const [gone, come] = [part.before, part.after].map(html);
      return `${gone === '' ? '' : `<del>${gone}</del>`}${come === '' ? '' : `<ins>${come}</ins>`}`;
    })
    .join('');

const html = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
