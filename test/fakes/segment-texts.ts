import type { Input } from '../../preload/contract/api.ts';
import type { ConcordanceAnswer, Match } from '../../preload/contract/local-memories.ts';
import type { Segment } from '../../preload/contract/segments.ts';

/** Sentences with stored twins that differ in a telling way. */
export const SENTENCES: readonly (readonly [source: string, target: string])[] = [
  ['Terms of delivery', 'Lieferbedingungen'],
  [
    'The supplier delivers the goods within <g1>30 days</g1> of the order.',
    'Der Lieferant liefert die Ware innerhalb von <g1>30 Tagen</g1> nach Eingang der Bestellung.',
  ],
  [
    'The buyer must not resell the goods before they are paid for in full.',
    'Der Käufer darf die Ware vor vollständiger Bezahlung nicht weiterverkaufen.',
  ],
  [
    'Invoices are due 14 days after the date of receipt<x2/> unless agreed otherwise.',
    'Rechnungen sind 14 Tage nach Erhalt fällig<x2/>, sofern nichts anderes vereinbart ist.',
  ],
  ['All rights reserved.', 'Alle Rechte vorbehalten.'],
  [
    'If the delivery is late, the buyer may set a reasonable period and withdraw from the contract after it has passed without result.',
    'Ist die Lieferung verspätet, kann der Käufer eine angemessene Frist setzen und nach deren erfolglosem Ablauf vom Vertrag zurücktreten.',
  ],
  ['Place of jurisdiction is Vienna.', 'Gerichtsstand ist Wien.'],
];

/** The same in other scripts, for looking at them. */
const OTHER_TARGETS: Readonly<Record<string, readonly string[]>> = {
  ar: [
    'شروط التسليم',
    'يسلّم المورّد البضاعة خلال <g1>30 يومًا</g1> من تاريخ الطلب.',
    'لا يجوز للمشتري إعادة بيع البضاعة قبل سداد ثمنها بالكامل.',
    'تستحق الفواتير بعد 14 يومًا من تاريخ الاستلام<x2/> ما لم يُتفق على غير ذلك.',
    'جميع الحقوق محفوظة.',
    'إذا تأخر التسليم جاز للمشتري تحديد مهلة معقولة ثم فسخ العقد بعد انقضائها دون نتيجة.',
    'تختص محاكم فيينا.',
  ],
  ja: [
    '引渡条件',
    '供給者は注文から<g1>30日</g1>以内に商品を引き渡す。',
    '買主は代金を完済するまで商品を転売してはならない。',
    '別段の合意がない限り<x2/>、請求書は受領日から14日後に支払期限を迎える。',
    '無断転載を禁じます。',
    '引渡しが遅れた場合、買主は相当の期間を定め、期間の経過後に契約を解除することができる。',
    '管轄裁判所はウィーンとする。',
  ],
};

const STORED: readonly (readonly [stored: string, change: Partial<Match>])[] = [
  ['same', { percent: 100, base: 100, context: 'previous' }],
  [
    'The supplier delivers the goods within <g1>60 days</g1> of the order.',
    {
      percent: 98,
      base: 100,
      penalties: [{ kind: 'numbers', percent: 2 }],
      alarms: ['number'],
    },
  ],
  [
    'The buyer must resell goods before these are paid for in full.',
    {
      percent: 74,
      base: 75,
      penalties: [{ kind: 'punctuation', percent: 1 }],
      alarms: ['negation'],
    },
  ],
  [
    'Invoices are payable 14 days after receipt unless agreed otherwise.',
    { percent: 76, base: 77, penalties: [{ kind: 'tags', percent: 1 }] },
  ],
];

/** A segment of a project of so many; the first third of a large one is worked on. */
export function fakeSegment(number: number, count: number, language: string): Segment {
  const at = number % SENTENCES.length;
  const [plain, german] = SENTENCES[at] ?? ['', ''];
  const isRepeat = plain === 'All rights reserved.';
  const source = number < SENTENCES.length || isRepeat ? plain : `${plain} (${number + 1})`;
  const target = OTHER_TARGETS[language]?.[at] ?? german;
  const share = count > 50 ? number / count : 1;
  const state = share < 0.3 ? number % 4 : number % 7 === 5 ? 2 : number % 5 === 4 ? 1 : 0;
  const base = { id: number, number, source, repeats: isRepeat ? Math.ceil(count / 7) : 1 };
  const place = {
    opensBlock: number % 6 === 0,
    isLocked: false,
    comments: [],
    paragraphs: 1,
    earlierSource: null,
  };
  const none = { percent: null, memory: null, author: null, changed: null };
  if (state === 0 && share >= 0.3 && number > 2) {
    return { ...base, target: '', status: 'empty', origin: null, ...none, ...place };
  }
  if (state === 1) {
    return { ...base, target, status: 'translated', origin: 'engine', ...none, ...place };
  }
  if (state === 2) {
    const stored = {
      percent: 87,
      memory: 'Office',
      author: 'ada',
      changed: '2026-05-02T09:00:00Z',
    };
    return { ...base, target, status: 'draft', origin: 'memory-fuzzy', ...stored, ...place };
  }
  const by = { percent: null, memory: null, author: 'You', changed: '2026-11-20T09:00:00Z' };
  return { ...base, target, status: 'confirmed', origin: 'typed', ...by, ...place };
}

/** Two stored twins of a sentence: a near one and a far one. */
export function matchesOf({
  segment,
  threshold,
  target: to,
}: Input<'local-memories.matches'>): Match[] {
  const at = SENTENCES.findIndex(([source]) => segment.startsWith(source));
  const [source, german] = SENTENCES[at] ?? ['', ''];
  if (at < 0) return [];
  const text = OTHER_TARGETS[to]?.[at] ?? german;
  const [stored, change] = STORED[at] ?? [source, { percent: 92, base: 92 }];
  const match: Match = {
    percent: 92,
    base: 92,
    penalties: [],
    alarms: [],
    context: null,
    source: stored === 'same' ? segment : stored,
    target: text,
    targetLanguage: to,
    author: 'ada',
    project: 'Annual report',
    changed: '2026-05-02T09:00:00.000Z',
    memory: 'local-office',
    memoryName: 'Office',
    unit: at,
    difference: [],
    ...change,
  };
  const second: Match = {
    ...match,
    percent: Math.max(0, match.percent - 14),
    base: Math.max(0, match.base - 14 + 1),
    penalties: [...match.penalties, { kind: 'case', percent: 1 }],
    alarms: [],
    context: null,
    source: `${match.source.replace('The ', 'Our ').toUpperCase().slice(0, 12)}${match.source.slice(12)}`,
    memory: 'local-contracts',
    memoryName: 'Contracts 2024–2026, reviewed',
    author: null,
    project: null,
    changed: '2025-11-20T09:00:00.000Z',
    unit: at + 100,
  };
  return [match, second].filter(({ percent }) => percent >= threshold);
}

/** Where words stand in the sentences; similar ones are the first three. */
export function concordanceOf({
  text,
  side,
  mode,
  target: to,
}: Input<'local-memories.concordance'>): ConcordanceAnswer {
  const found = SENTENCES.flatMap(([source, german], unit) => {
    const other = OTHER_TARGETS[to]?.[unit] ?? german;
    const searched = side === 'source' ? source : other;
    const start = searched.toLowerCase().indexOf(text.toLowerCase());
    if (start < 0 && mode === 'exact') return [];
    if (start < 0 && unit > 2) return [];
    return [
      {
        memory: 'local-office',
        memoryName: 'Office',
        unit,
        source,
        target: other,
        ranges: start < 0 ? [] : [[start, start + text.length] as const],
        percent: start < 0 ? 71 : 100,
        author: 'ada',
        project: 'Annual report',
        changed: '2026-05-02T09:00:00.000Z',
      },
    ];
  });
  return { total: found.length, hits: found, unsearched: [] };
}
