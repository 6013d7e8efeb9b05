import { readFileSync } from 'node:fs';
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, it } from 'vitest';

const settings = readFileSync(new URL('../../../electron-builder.yml', import.meta.url), 'utf8');
const named = (fuse: string) => new RegExp(`^  ${fuse}: (true|false)$`, 'm').exec(settings)?.[1];
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

describe('the fuses', () => {
  it('are all named, so that no default decides', () => {
    const all = Object.values(FuseV1Options)
      .filter((name) => typeof name === 'string')
      .map(lowerFirst);
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(all.filter((fuse) => named(fuse) === undefined)).toEqual([]);
  });

  it.each([
    ['runAsNode', 'false'],
    ['enableNodeOptionsEnvironmentVariable', 'false'],
    ['enableNodeCliInspectArguments', 'false'],
    ['enableEmbeddedAsarIntegrityValidation', 'true'],
    ['onlyLoadAppFromAsar', 'true'],
    ['grantFileProtocolExtraPrivileges', 'false'],
  ])('sets %s to %s', (fuse, value) => {
    expect(named(fuse)).toBe(value);
  });
});
