import { spacedUnit } from './full-width.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size of a file as people read it, in steps of 1024: `312 kB`, `1.4 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10);
  const place = Math.min(step, UNITS.length - 1);
  const value = bytes / 1024 ** place;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[place] ?? 'byte',
    unitDisplay: place === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && place > 0 ? 1 : 0,
  });
  return spacedUnit(format.format(value), locale);
}
