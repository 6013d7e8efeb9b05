/** A key of the demo year. Days are counted back from today, which is 0. */
export interface DemoKey {
  readonly label: string;
  readonly created: number;
  /** null: active. */
  readonly deactivated: number | null;
  /** How much of its use keeps office hours, 0 to 1; the rest is the same on every day. */
  readonly office: number;
  /** First hour of its calls in UTC, and after how many hours the last one comes. */
  readonly hours: readonly [first: number, span: number];
  /** Characters of texts on an average day. */
  readonly text?: number;
  /** Characters of improvements on an average day. */
  readonly improvement?: number;
  /** Documents on an average day, and the characters of one. */
  readonly documents?: readonly [count: number, characters: number];
  /** Minutes of recognised speech on an average day, and the share of it that is spoken, too. */
  readonly speech?: readonly [minutes: number, spoken: number];
  /** Tags of its calls with their shares; the rest has none. */
  readonly tags?: readonly (readonly [tag: string, share: number])[];
  /** What a day has of the average, by how many days ago it was. */
  readonly course?: (daysAgo: number) => number;
  /** Its limits by how much of them is used in this month, 1 being all of it. */
  readonly used?: {
    readonly characters?: number;
    readonly speechToText?: number;
    readonly speechToSpeech?: number;
  };
}

const growing = (daysAgo: number): number => 1.5 - (daysAgo / 365) * 0.9;
const fading = (daysAgo: number): number => 0.25 + (daysAgo / 365) * 1.1;
/** Days that the runaway key has run. */
const RUNAWAY_DAYS = 24;
/** A retry loop that nobody stops: a fifth more every day. */
const runaway = (daysAgo: number): number =>
  daysAgo > RUNAWAY_DAYS ? 1 : 1.2 ** (RUNAWAY_DAYS - daysAgo);
/** A fair of three days in each four weeks. */
const fairs = (daysAgo: number): number => (daysAgo % 28 < 3 ? 6 : 0.15);

const day = [6, 12] as const;
const allDay = [0, 24] as const;
const night = [1, 4] as const;

export const DEMO_KEYS: readonly DemoKey[] = [
  {
    label: 'Website',
    created: 620,
    deactivated: null,
    office: 0.35,
    hours: allDay,
    text: 150_000,
    tags: [['website', 0.92]],
    course: growing,
  },
  {
    label: 'Online shop',
    created: 540,
    deactivated: null,
    office: 0.1,
    hours: allDay,
    text: 85_000,
    improvement: 6_000,
    tags: [['shop', 0.95]],
  },
  {
    label: 'Customer support',
    created: 480,
    deactivated: null,
    office: 0.7,
    hours: day,
    text: 52_000,
    improvement: 18_000,
    tags: [['support', 0.85]],
    used: { characters: 1 },
  },
  {
    label: 'Technical manuals',
    created: 430,
    deactivated: null,
    office: 0.97,
    hours: day,
    text: 12_000,
    documents: [2.2, 130_000],
    tags: [['manuals', 0.9]],
  },
  {
    label: 'Legal department',
    created: 410,
    deactivated: null,
    office: 1,
    hours: day,
    text: 9_000,
    documents: [1.1, 78_000],
    used: { characters: 0.86 },
  },
  {
    label: 'Marketing',
    created: 300,
    deactivated: null,
    office: 0.95,
    hours: day,
    text: 24_000,
    improvement: 31_000,
    documents: [0.3, 50_000],
    tags: [
      ['marketing', 0.7],
      ['website', 0.2],
    ],
  },
  {
    label: 'Meeting rooms',
    created: 260,
    deactivated: null,
    office: 1,
    hours: day,
    speech: [190, 0],
    course: growing,
    used: { speechToText: 0.92 },
  },
  {
    label: 'Conference interpreting',
    created: 390,
    deactivated: null,
    office: 0.8,
    hours: day,
    speech: [75, 0.75],
    course: fairs,
    used: { speechToText: 0.4, speechToSpeech: 0.6 },
  },
  {
    label: 'Mobile app',
    created: 120,
    deactivated: null,
    office: 0,
    hours: allDay,
    text: 38_000,
    speech: [14, 1],
    tags: [['support', 0.15]],
    course: growing,
  },
  {
    label: 'Nightly import',
    created: 210,
    deactivated: null,
    office: 0,
    hours: night,
    text: 16_000,
    tags: [['shop', 0.3]],
    course: runaway,
  },
  {
    label: 'Website (old)',
    created: 900,
    deactivated: 141,
    office: 0.35,
    hours: allDay,
    text: 64_000,
    tags: [['website', 0.9]],
    course: fading,
  },
  {
    label: 'Trial project',
    created: 330,
    deactivated: 278,
    office: 0.9,
    hours: day,
    text: 7_000,
    documents: [0.4, 55_000],
    speech: [6, 0],
  },
];
