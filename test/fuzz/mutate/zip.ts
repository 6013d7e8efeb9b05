import { unzipSync } from 'fflate';
import type { Random } from '../random.ts';
import { BYTE_MUTATIONS, mutated } from './bytes.ts';
import { XML_MUTATIONS } from './xml.ts';
import type { ArchiveEntry } from './zip-archive.ts';
import { archiveOf } from './zip-archive.ts';

const LIES = [0, 1, 1_000, 0x7fffffff, 0xfffffffe, 0xffffffff];
const NAMES = [
  ...[
    '../../outside.xml',
    '/etc/passwd',
    'C:\\x.xml',
    '..\\x',
    'a//b',
    './a',
    '',
    '/',
    'a/',
    '\u0000',
  ],
  ...[
    '__proto__',
    'constructor',
    'word/../word/document.xml',
    'WORD/DOCUMENT.XML',
    'x'.repeat(5_000),
  ],
  ...[
    '[Content_Types].xml',
    '_rels/.rels',
    'mimetype',
    'word/document.xml/',
    'xl/vbaProject.bin',
    '\u202e',
  ],
];
const XML_PART = /\.(?:xml|rels)$/;

type Change = (entries: ArchiveEntry[], random: Random) => ArchiveEntry[];

const withOne = (entries: ArchiveEntry[], random: Random, change: Partial<ArchiveEntry>) => {
  const at = random.below(entries.length);
  return entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
};

/** Damage to what an archive holds, and to what it says of it. */
const CHANGES: readonly Change[] = [
  (entries, random) => withOne(entries, random, { size: random.pick(LIES) }),
  (entries, random) => withOne(entries, random, { compressedSize: random.pick(LIES) }),
  (entries, random) => withOne(entries, random, { crc: random.below(0x1_0000_0000) }),
  (entries, random) =>
    withOne(entries, random, { method: random.pick([0, 1, 8, 9, 12, 99, 65_535]) }),
  (entries, random) =>
    withOne(entries, random, { flags: random.pick([0, 1, 8, 9, 0x40, 0x41, 0x2000, 0xffff]) }),
  (entries, random) =>
    withOne(entries, random, { offset: random.pick([0, 4, 1_000_000, 0xffffffff]) }),
  (entries, random) => withOne(entries, random, { name: random.pick(NAMES) }),
  (entries, random) => withOne(entries, random, { localName: random.pick(NAMES) }),
  (entries, random) => withOne(entries, random, { bytes: Buffer.alloc(0) }),
  (entries, random) => [...entries, { name: random.pick(NAMES), bytes: Buffer.from('<x/>') }],
  (entries, random) => [...entries, random.pick(entries)],
  (entries, random) => [random.pick(entries), ...entries],
  (entries, random) => entries.filter(() => !random.percent(15)),
  (entries) => entries.toReversed(),
  // A package in a package.
  (entries, random) => withOne(entries, random, { bytes: archiveOf(entries) }),
  (entries, random) =>
    withOne(entries, random, { bytes: Buffer.alloc(1 + random.below(3_000_000), ' ') }),
  (entries, random) => {
    const { name } = random.pick(entries);
    return withOne(entries, random, { name });
  },
  (entries, random) => {
    const { bytes } = random.pick(entries);
    return withOne(entries, random, { bytes });
  },
];

const entriesOf = new WeakMap<Uint8Array, readonly ArchiveEntry[]>();

function readEntries(archive: Uint8Array): readonly ArchiveEntry[] {
  const known = entriesOf.get(archive);
  if (known !== undefined) return known;
  const entries = Object.entries(unzipSync(archive)).map(([name, bytes]) => ({
    name,
    bytes,
    isStored: name === 'mimetype',
  }));
  entriesOf.set(archive, entries);
  return entries;
}

/** Another package out of sound ones: mostly a part of it is damaged, else the archive itself. */
export function mutatedZip(seeds: readonly Uint8Array[], random: Random): Buffer {
  const seed = random.pick(seeds);
  if (random.percent(10)) return mutated(seed, random, BYTE_MUTATIONS, seeds);
  let entries = [...readEntries(seed)];
  if (random.percent(80)) entries = withDamagedPart(entries, seeds, random);
  else {
    do entries = random.pick(CHANGES)(entries, random);
    while (entries.length > 0 && random.percent(30));
  }
  if (entries.length === 0) return archiveOf([]);
  const archive = archiveOf(entries, random.percent(3) ? 'PK\u0005\u0006'.repeat(9) : '');
  return random.percent(4) ? damagedEnd(archive, random) : archive;
}

function withDamagedPart(
  entries: readonly ArchiveEntry[],
  seeds: readonly Uint8Array[],
  random: Random,
): ArchiveEntry[] {
  const parts = entries.filter(({ name }) => XML_PART.test(name));
  // What holds the text is hit more often than themes and settings.
  const texts = parts.filter(({ name }) =>
    /document\d*\.|slide\d|sheet\d|shared|Story_|footnotes|\.rels|workbook/.test(name),
  );
  const hit = random.pick(texts.length > 0 && random.percent(85) ? texts : parts);
  const others = readEntries(random.pick(seeds))
    .filter(({ name }) => XML_PART.test(name))
    .map(({ bytes }) => bytes);
  const bytes = mutated(hit.bytes, random, XML_MUTATIONS, others);
  return entries.map((entry) => (entry === hit ? { ...entry, bytes } : entry));
}

/** Changes bytes of the directory and of what stands behind it alone. */
function damagedEnd(archive: Buffer, random: Random): Buffer {
  const start = archive.readUInt32LE(archive.length - 6);
  const from = start < archive.length ? start : Math.max(0, archive.length - 100);
  const tail = mutated(archive.subarray(from), random, BYTE_MUTATIONS, []);
  return Buffer.concat([archive.subarray(0, from), tail]);
}
