import { QA_SEVERITIES } from '../../../preload/contract/qa-checks.ts';
import type { FileFinding, QaReport } from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { writeXmlText, writeXmlValue } from '../../engine/formats/inline/xml-text.ts';

/** A line of a report. */
export interface ReportLine {
  readonly finding: FileFinding;
  readonly file: SegmentProject | undefined;
}

interface Look extends Pick<QaReport, 'group' | 'words'> {
  /** Says that findings are left out; null where none are. */
  readonly cut: string | null;
}

/** Nothing outside of the page is asked for, by it or by what it quotes. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light; font: 14px/1.5 system-ui, sans-serif; color: #1d1c1a; background: #fff; }
body { margin: 24px; }
h1 { font-size: 20px; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 24px 0 8px; break-after: avoid; }
p { margin: 0 0 8px; color: #5f5b55; }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
th, td { padding: 4px 8px; border-block-end: 1px solid #d8d3cb; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; }
td[lang] { white-space: pre-wrap; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.number { inline-size: 9%; }
.severity { inline-size: 11%; }
.issue { inline-size: 22%; }
[data-severity='error'] { color: #a8322b; font-weight: 600; }
[data-severity='warning'] { color: #7a5600; }
@page { margin: 15mm; }
@media print { body { margin: 0; } }
`;

/** Findings as a page of its own for reading and printing, by file or by check. */
export function findingsHtml(
  name: string,
  lines: readonly ReportLine[],
  { group, words, cut }: Look,
): string {
  const { language, direction, title, severities } = words;
  const groups = new Map<string, ReportLine[]>();
  for (const line of lines) {
    const key = group === 'file' ? line.finding.file : line.finding.kind;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [line]);
    else known.push(line);
  }
  const number = new Intl.NumberFormat(language);
  const counts = QA_SEVERITIES.map((one) => {
    const count = lines.filter(({ finding }) => finding.severity === one).length;
    return `${severities[one]}: ${number.format(count)}`;
  });
  const sections = [...groups.values()].map((own) => section(own, { group, words, cut }));
  return `<!doctype html>
<html lang="${writeXmlValue(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${writeXmlText(`${title}: ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${writeXmlText(`${title}: ${name}`)}</h1>
<p>${writeXmlText(counts.join(' · '))}</p>
${cut === null ? '' : `<p><strong>${writeXmlText(cut)}</strong></p>\n`}${sections.join('\n')}
</body>
</html>
`;
}

function section(lines: readonly ReportLine[], { group, words }: Look): string {
  const [first] = lines;
  if (first === undefined) return '';
  const [file = '', , segment = '', severity = '', check = '', , source = '', target = ''] =
    words.headings;
  const nameOf = (line: ReportLine) =>
    line.file === undefined ? '' : `${line.file.name} (${line.file.target})`;
  const title = group === 'file' ? nameOf(first) : words.checks[first.finding.kind];
  const heads = [
    ['number', segment],
    ['severity', severity],
    ['issue', group === 'file' ? check : file],
    ['text', source],
    ['text', target],
  ];
  const rows = lines.map((line) => {
    const { number, severity: how, kind, what, sourceText, targetText } = line.finding;
    const about = group === 'file' ? words.checks[kind] : nameOf(line);
    const detail = what === '' ? '' : `: <bdi>${writeXmlText(what)}</bdi>`;
    return (
      `<tr><td>${number + 1}</td>` +
      `<td data-severity="${how}">${writeXmlText(words.severities[how])}</td>` +
      `<td>${writeXmlText(about)}${detail}</td>` +
      `${quoted(sourceText, line.file?.source)}${quoted(targetText, line.file?.target)}</tr>`
    );
  });
  const row = heads.map(
    ([kind, text]) => `<th scope="col" class="${kind}">${writeXmlText(text ?? '')}</th>`,
  );
  return `<section>
<h2>${writeXmlText(title)}</h2>
<table>
<thead><tr>${row.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

const quoted = (text: string, language = ''): string =>
  `<td lang="${writeXmlValue(language)}" dir="auto">${writeXmlText(text)}</td>`;
