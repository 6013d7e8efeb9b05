import { SaxesParser } from 'saxes';
import { DocumentRefusal } from '../formats/document-filter.ts';
import { decodeXml } from '../formats/inline/decode-bytes.ts';
import { requireSafeXml } from '../formats/inline/require-safe-xml.ts';
import type { LastChange } from '../formats/bilingual-unit.ts';
import {
  changeBy,
  changeOfUnit,
  newerChange,
  NOBODY,
} from '../formats/xliff/bilingual/change-by.ts';
import { NOTE_NAMESPACE } from '../formats/xliff/bilingual/notes.ts';
import type { Returned, ReturnedRow, ReviewRow } from './review-row.ts';

const STATES: Readonly<Record<string, ReviewRow['status']>> = {
  translated: 'confirmed',
  'signed-off': 'reviewed',
  reviewed: 'reviewed',
  final: 'reviewed',
  'x-rejected': 'rejected',
};

/** The units of an XLIFF file that a reviewer sent back. Throws `DocumentRefusal`. */
export function returnedXliff(bytes: Uint8Array): Returned {
  const { text: xml } = decodeXml(bytes);
  requireSafeXml(xml);
  const rows: ReturnedRow[] = [];
  let target: string | null = null;
  let unit: { id: number; source: string; target: string } | null = null;
  let status: ReviewRow['status'] | null = null;
  let comments: ReturnedRow['comments'][number][] = [];
  let side: 'source' | 'target' | 'note' | null = null;
  let aside = 0;
  let last = NOBODY;
  const phases = new Map<string, LastChange>();
  const people = new Map<string, string>();
  let tracks: 'target' | 'other' | null = null;
  const open: string[] = [];
  const add = (text: string) => {
    if (unit === null || side === null || aside > 0) return;
    const last = comments.at(-1);
    if (side !== 'note') unit[side] += text;
    else if (last !== undefined)
      comments[comments.length - 1] = { ...last, text: last.text + text };
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const local = name.slice(name.indexOf(':') + 1);
    const value = (key: string) => attributes[key] ?? null;
    if (local === 'xliff' || local === 'file') {
      target ??= value('trgLang') ?? value('target-language');
    } else if (local === 'phase') {
      phases.set(value('phase-name') ?? '', changeBy(value('contact-name'), value('date')));
    } else if (name === 'm:user') people.set(value('id') ?? '', value('username') ?? '');
    else if (local === 'alt-trans' || local === 'matches') aside += 1;
    else if (local === 'trans-unit' || local === 'unit') {
      const id = /^s(\d{1,9})$/.exec(value('id') ?? '')?.[1];
      unit = id === undefined ? null : { id: Number(id), source: '', target: '' };
      [status, comments, side, last] = [null, [], null, changeOfUnit(value, people)];
    } else if (aside > 0 || unit === null) return;
    else if (local === 'source' || local === 'target') {
      side = local;
      if (local !== 'target') return;
      status = STATES[value('state') ?? ''] ?? status;
      last = newerChange(last, phases.get(value('phase-name') ?? '') ?? NOBODY);
    } else if (local === 'revisions') tracks = value('appliesTo') === 'target' ? 'target' : 'other';
    else if (local === 'revision') {
      if (tracks === 'target')
        last = newerChange(last, changeBy(value('author'), value('datetime')));
    } else if (local === 'segment') {
      const isRejected = value('subState') === 'dragoman:rejected';
      status = isRejected ? 'rejected' : (STATES[value('state') ?? ''] ?? null);
    } else if (local === 'note') {
      const isOurs = value('xmlns:dragoman') === NOTE_NAMESPACE;
      const author = isOurs ? value('dragoman:from') : (value('from') ?? value('category'));
      comments.push({ author, at: isOurs ? value('dragoman:at') : null, text: '' });
      side = 'note';
    } else if (side === 'source' || side === 'target') {
      const id = value('id') ?? '';
      if (/^g[1-9]\d*$/.test(id)) {
        add(`<${id}>`);
        if (isSelfClosing) add(`</${id}>`);
        else open.push(id);
      } else if (/^x[1-9]\d*$/.test(id)) add(`<${id}/>`);
      else if (!isSelfClosing) open.push('');
    }
  });
  parser.on('text', add);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const local = name.slice(name.indexOf(':') + 1);
    if (local === 'alt-trans' || local === 'matches') aside -= 1;
    else if (aside > 0) return;
    else if (local === 'trans-unit' || local === 'unit') {
      if (unit !== null) rows.push({ ...unit, number: null, status, ...last, comments });
      unit = null;
    } else if (local === 'source' || local === 'target' || local === 'note') side = null;
    else if (
      (side === 'source' || side === 'target') &&
      !isSelfClosing &&
      local !== 'x' &&
      local !== 'ph'
    ) {
      const id = open.pop();
      if (id !== undefined && id !== '') add(`</${id}>`);
    }
  });
  try {
    parser.write(xml).close();
  } catch {
    throw new DocumentRefusal('damaged', 'the XLIFF is not well-formed');
  }
  return { target, rows };
}
