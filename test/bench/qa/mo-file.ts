import { readFileSync } from 'node:fs';

/** Sources with their translations from a compiled catalogue of gettext; plural forms are left out. */
export function readMoFile(path: string): (readonly [source: string, target: string])[] {
  const bytes = readFileSync(path);
  if (bytes.length < 28) return [];
  const isLittle = bytes.readUInt32LE(0) === 0x950412de;
  if (!isLittle && bytes.readUInt32BE(0) !== 0x950412de) return [];
  const number = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const text = (table: number, index: number) => {
    const [length, start] = [number(table + 8 * index), number(table + 8 * index + 4)];
    return bytes.toString('utf8', start, start + length);
  };
  const [count, sources, targets] = [number(8), number(12), number(16)];
  const pairs: (readonly [string, string])[] = [];
  for (let index = 0; index < count; index += 1) {
    // A context stands before the source, behind it a control sign.
    const source = text(sources, index).replace(/^[^\u0004]*\u0004/u, '');
    const target = text(targets, index);
    const isHeader = source === '' || target === '';
    if (isHeader || /\0|\ufffd/u.test(source + target) || source === target) continue;
    pairs.push([source, target]);
  }
  return pairs;
}
