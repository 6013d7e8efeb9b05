import { writeXmlText, writeXmlValue } from '../formats/inline/xml-text.ts';
import { NOTE_NAMESPACE } from '../formats/xliff/bilingual/notes.ts';
import type { ReviewRow } from './review-row.ts';
import { textAndTags } from './review-row.ts';
import type { ReviewFacts } from './write-docx.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

type Status = ReviewRow['status'];
const STATE_1: Readonly<Record<Status, string>> = {
  empty: 'new',
  draft: 'needs-translation',
  translated: 'needs-review-translation',
  confirmed: 'translated',
  reviewed: 'final',
  rejected: 'x-rejected',
};
const STATE_2: Readonly<Record<Status, string>> = {
  empty: 'initial',
  draft: 'initial',
  translated: 'initial" subState="dragoman:pre-translated',
  confirmed: 'translated',
  reviewed: 'reviewed',
  rejected: 'initial" subState="dragoman:rejected',
};

/** Segments with states, match rates and notes, one unit each, as another CAT tool opens them. */
export function reviewXliff(
  facts: ReviewFacts,
  rows: readonly ReviewRow[],
  version: '1.2' | '2.1',
): string {
  const [source, target] = [writeXmlValue(facts.source), writeXmlValue(facts.target)];
  const name = writeXmlValue(facts.name);
  const phases = phasesOf(rows);
  return version === '1.2'
    ? `${HEAD}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n` +
        `<file original="${name}" source-language="${source}" target-language="${target}" datatype="plaintext">${phaseGroup(phases)}<body>\n` +
        `${rows.map((row) => unit1(row, phases)).join('')}</body></file>\n</xliff>\n`
    : `${HEAD}<xliff version="2.1" srcLang="${source}" trgLang="${target}" xmlns="urn:oasis:names:tc:xliff:document:2.0"` +
        ' xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"' +
        ' xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.1">\n' +
        `<file id="f1" original="${name}">\n${rows.map(unit2).join('')}</file>\n</xliff>\n`;
}

/** Who changed targets, and when. */
interface Phase {
  readonly name: string;
  readonly author: string;
  readonly at: string | null;
}
type Phases = ReadonlyMap<string, Phase>;

const phaseKey = ({ author, at }: ReviewRow): string => JSON.stringify([author, at]);

/** XLIFF 1.2 names people in phases that targets refer to. */
function phasesOf(rows: readonly ReviewRow[]): Phases {
  const phases = new Map<string, Phase>();
  for (const row of rows) {
    const key = phaseKey(row);
    const { author, at, target } = row;
    if (author === null || target === '' || phases.has(key)) continue;
    phases.set(key, { name: `p${phases.size + 1}`, author, at });
  }
  return phases;
}

function phaseGroup(phases: Phases): string {
  if (phases.size === 0) return '';
  const written = [...phases.values()].map(({ name, author, at }) => {
    const date = at === null ? '' : ` date="${writeXmlValue(at)}"`;
    return `<phase phase-name="${name}" process-name="translation" contact-name="${writeXmlValue(author)}"${date}/>`;
  });
  return `<header><phase-group>${written.join('')}</phase-group></header>`;
}

function unit1(row: ReviewRow, phases: Phases): string {
  const { status, percent, isLocked } = row;
  const approved = status === 'confirmed' || status === 'reviewed' ? 'yes' : 'no';
  const phase = phases.get(phaseKey(row));
  const qualifier =
    percent === null ? '' : ` state-qualifier="${percent >= 100 ? 'exact-match' : 'fuzzy-match'}"`;
  const rate =
    percent === null
      ? ''
      : `<prop-group name="match"><prop prop-type="match-rate">${percent}</prop></prop-group>`;
  const notes = row.comments
    .map(({ author, text }) => {
      const from = author === null ? '' : ` from="${writeXmlValue(author)}"`;
      return `<note${from}>${writeXmlText(text)}</note>`;
    })
    .join('');
  return (
    `<trans-unit id="s${row.id}" resname="${row.number + 1}" approved="${approved}"${isLocked ? ' translate="no"' : ''} xml:space="preserve">` +
    `<source>${inline1(row.source, row)}</source>` +
    `<target state="${STATE_1[status]}"${qualifier}${phase === undefined ? '' : ` phase-name="${phase.name}"`}>${inline1(row.target, row)}</target>` +
    `${rate}${notes}</trans-unit>\n`
  );
}

function unit2(row: ReviewRow): string {
  const { percent } = row;
  const rate =
    percent === null
      ? ''
      : '<mda:metadata><mda:metaGroup category="match">' +
        `<mda:meta type="match-rate">${percent}</mda:meta></mda:metaGroup></mda:metadata>`;
  const notes = row.comments
    .map(({ author, at, text }) => {
      const from = author === null ? '' : ` dragoman:from="${writeXmlValue(author)}"`;
      const head = `xmlns:dragoman="${NOTE_NAMESPACE}"${from} dragoman:at="${writeXmlValue(at)}"`;
      return `<note ${head}>${writeXmlText(text)}</note>`;
    })
    .join('');
  const target = row.target === '' ? '' : `<target>${inline2(row.target, row)}</target>`;
  return (
    `<unit id="s${row.id}" name="${row.number + 1}" xml:space="preserve"${row.isLocked ? ' translate="no"' : ''}>` +
    `${rate}${changeTrack(row)}${notes === '' ? '' : `<notes>${notes}</notes>`}` +
    `<segment state="${STATE_2[row.status]}"><source>${inline2(row.source, row)}</source>${target}</segment></unit>\n`
  );
}

/** The change tracking module of XLIFF 2: whose the present text of a target is. */
function changeTrack({ author, at, target }: ReviewRow): string {
  if (author === null || target === '') return '';
  const when = at === null ? '' : ` datetime="${writeXmlValue(at)}"`;
  return (
    '<ctr:changeTrack><ctr:revisions appliesTo="target" currentVersion="1">' +
    `<ctr:revision author="${writeXmlValue(author)}"${when} version="1">` +
    `<ctr:item property="content">${writeXmlText(target)}</ctr:item>` +
    '</ctr:revision></ctr:revisions></ctr:changeTrack>'
  );
}

const inline1 = (text: string, row: ReviewRow) =>
  inline(text, row, (tag, name) =>
    tag.startsWith('</') ? '</g>' : tag.endsWith('/>') ? `<x id="${name}"/>` : `<g id="${name}">`,
  );
const inline2 = (text: string, row: ReviewRow) =>
  inline(text, row, (tag, name) =>
    tag.startsWith('</')
      ? '</pc>'
      : tag.endsWith('/>')
        ? `<ph id="${name}"/>`
        : `<pc id="${name}">`,
  );

/** Tags of a text that are not well nested stay as its words: the file has to be XML. */
function inline(
  text: string,
  { tags }: ReviewRow,
  write: (tag: string, name: string) => string,
): string {
  const pieces = textAndTags(text, new Set(tags));
  const open: string[] = [];
  const isNested = pieces.every((piece) => {
    const name = piece.text.replace(/[</>]/g, '');
    if (!piece.isTag || piece.text.endsWith('/>')) return true;
    if (!piece.text.startsWith('</')) return open.push(name) > 0;
    return open.pop() === name;
  });
  if (!isNested || open.length > 0) return writeXmlText(text);
  return pieces
    .map((piece) =>
      piece.isTag ? write(piece.text, piece.text.replace(/[</>]/g, '')) : writeXmlText(piece.text),
    )
    .join('');
}
