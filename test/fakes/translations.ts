import type {
  SegmentOrigin,
  Translation,
  TranslationRequest,
} from '../../preload/contract/text.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü' };
const MEMORY: Readonly<Record<string, string>> = {
  'The meeting has been moved to Thursday.': 'Die Besprechung wurde auf Donnerstag verschoben.',
  'Please bring the printed contract.': 'Bitte bringen Sie den gedruckten Vertrag mit.',
};

/** A made-up result: memory sentences as stored, the rest as accented text in brackets. */
export function fakeTranslation(request: TranslationRequest): Translation {
  const segments: SegmentOrigin[] = [];
  let saved = 0;
  let text = '';
  let at = 0;
  for (const match of request.text.matchAll(/[^.!?\n]+[.!?]?/g)) {
    const source = match[0].trim();
    if (source === '') continue;
    const start = match.index + match[0].indexOf(source);
    text += request.text.slice(at, start);
    const origin = fakeOrigin(source, request);
    if ('isLocal' in origin.facts) saved += source.length;
    segments.push({
      ...origin.facts,
      source: [start, start + source.length],
      target: [text.length, text.length + origin.text.length],
    });
    text += origin.text;
    at = start + source.length;
  }
  text += request.text.slice(at);
  return {
    state: 'done',
    text,
    segments,
    detected: (request.source ?? 'en').toUpperCase(),
    billed: Array.from(request.text).length - saved,
    ...(request.options.local !== undefined && { savedCharacters: saved }),
    chunks: { done: 1, all: 1 },
    service: 'offline',
    mismatches: request.text.includes('<b>') ? [{ tag: '</b>', inSource: 1, inTarget: 0 }] : [],
  };
}

function fakeOrigin(source: string, { options }: TranslationRequest) {
  const pseudo = `[${source.replace(/[aeiou]/g, (vowel) => ACCENTS[vowel] ?? vowel)}]`;
  const stored = Object.keys(MEMORY).find((one) => one.slice(0, 16) === source.slice(0, 16));
  const { local } = options;
  const memory = local === undefined ? options.memory?.name : 'Contracts';
  if (memory === undefined || stored === undefined) {
    return { text: pseudo, facts: { kind: 'pseudo' as const } };
  }
  const percent = stored === source ? 100 : 88;
  const facts = {
    kind: percent === 100 ? ('memory-exact' as const) : ('memory-fuzzy' as const),
    percent,
    memory,
    stored,
    ...(percent < 100 && { changes: [{ stored: 'printed', source: 'signed' }] }),
    ...(local !== undefined && { isLocal: true }),
  };
  return { text: MEMORY[stored] ?? '', facts };
}
