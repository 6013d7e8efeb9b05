const SAME: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  fil: 'tl',
  jw: 'jv',
};

/** Codes of the models as base codes of ours: every Norwegian is nb. */
export function modelCode(code: string): string {
  return SAME[code] ?? code;
}
