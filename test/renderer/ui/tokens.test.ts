import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../renderer/ui/tokens.css', import.meta.url), 'utf8');

/** The colours of one theme, as they stand in the style sheet. */
function colours(theme: 0 | 1): Readonly<Record<string, string>> {
  const pairs = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries(
    [...pairs].map((found): [string, string] => [found[1] ?? '', found[2 + theme] ?? '']),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_name, theme) => {
  const found = colours(theme);
  const colour = (token: string) => {
    const hex = found[token];
    if (hex === undefined) throw new Error(`no token --${token}`);
    return hex;
  };

  it.each(['ink', 'soft-ink', 'accent', 'good', 'notice', 'bad'])(
    'sets --%s as text at 4.5:1 or more on every ground',
    (token) => {
      for (const ground of ['paper', 'pane', 'raised']) {
        expect(contrast(colour(token), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('draws the edges of controls at 3:1 or more', () => {
    for (const ground of ['paper', 'pane', 'raised']) {
      expect(contrast(colour('edge'), colour(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('writes on the accent at 4.5:1 or more', () => {
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });
});
