import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINK_SCHEME } from '../../../main/shell/deep-link.ts';
import { packingObstacle } from './packed.ts';
import { unless } from '../../app/unless.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What its types leave open. */
interface DesktopFile {
  readonly entry?: Readonly<Record<string, string>>;
  readonly desktopActions?: Readonly<Record<string, unknown>>;
}

/** The settings as electron-builder reads them. */
async function readSettings() {
  const { getConfig } = await import('app-builder-lib/out/util/config/config.js');
  return getConfig(root, null, null);
}

describe('the packaging settings', unless(packingObstacle), () => {
  test("pass electron-builder's own check, which refuses what it does not know", async () => {
    const { validateConfiguration } = await import('app-builder-lib/out/util/config/config.js');
    const { DebugLogger } = await import('builder-util');
    const settings = await readSettings();
    await expect(validateConfiguration(settings, new DebugLogger(false))).resolves.toBeUndefined();
    await expect(
      validateConfiguration({ ...settings, unheardOf: 1 } as never, new DebugLogger(false)),
    ).rejects.toThrow(/unheardOf/);
  });

  test('name the packages of three systems', async () => {
    const { linux, mac, win } = await readSettings();
    expect(linux?.target).toEqual(['AppImage', 'deb', 'rpm']);
    expect(mac?.target).toEqual(['dmg', 'zip']);
    expect(win?.target).toBe('nsis');
  });

  test('tell packages of Linux what they must say', async () => {
    const settings = await readSettings();
    const { linux, deb, rpm } = settings;
    const metadata = settings.extraMetadata as { readonly homepage?: string };
    expect(metadata.homepage).toMatch(/^https:\/\//);
    expect(linux?.maintainer).toMatch(/^[^<]+ <[^@>]+@[^>]+>$/);
    expect(linux?.category).toBe('Office');
    for (const one of [deb, rpm]) {
      const desktop = one?.desktop as DesktopFile | null | undefined;
      const { entry, desktopActions } = desktop ?? {};
      const named = Object.keys(desktopActions ?? {}).map((name) => `${name};`);
      expect(entry?.['Actions']).toBe(named.join(''));
      expect(entry?.['Keywords']).toMatch(/;$/);
    }
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { desktopName } = JSON.parse(manifest) as { readonly desktopName: string };
    expect(linux?.syncDesktopName).toBe(true);
    expect(desktopName).toBe(`${linux?.executableName ?? ''}.desktop`);
  });

  test('claim our links, and translation files without becoming their default', async () => {
    const { protocols, fileAssociations } = await readSettings();
    expect(protocols).toMatchObject([{ schemes: [LINK_SCHEME] }]);
    const kinds = [fileAssociations ?? []].flat();
    expect(kinds.flatMap(({ ext }) => ext)).toEqual(['tmx', 'xlf', 'xliff']);
    for (const { rank, mimeType } of kinds) {
      expect(rank).toBe('Alternate');
      expect(mimeType).toMatch(/^application\//);
    }
  });

  test('ask macOS for a microphone, system audio and nothing else', async () => {
    const { mac } = await readSettings();
    expect(mac?.hardenedRuntime).toBe(true);
    expect(Object.keys((mac?.extendInfo ?? {}) as object).sort()).toEqual([
      'NSAudioCaptureUsageDescription',
      'NSMicrophoneUsageDescription',
    ]);
    for (const file of [mac?.entitlements, mac?.entitlementsInherit]) {
      const text = readFileSync(join(root, file ?? ''), 'utf8');
      expect([...text.matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key)).toEqual([
        'com.apple.security.cs.allow-jit',
        'com.apple.security.device.audio-input',
      ]);
    }
  });

  test('keep the archive and its check, and publish nothing', async () => {
    const { asar, disableAsarIntegrity, publish, electronFuses } = await readSettings();
    expect(asar).toBe(true);
    expect(disableAsarIntegrity).toBeUndefined();
    expect(publish).toBeNull();
    expect(electronFuses?.onlyLoadAppFromAsar).toBe(true);
  });

  test('name icons that are there', async () => {
    const { mac, win, linux } = await readSettings();
    for (const icon of [mac?.icon, win?.icon]) {
      expect(existsSync(join(root, String(icon)))).toBe(true);
    }
    expect(existsSync(join(root, 'assets', String(linux?.icon), '512x512.png'))).toBe(true);
  });
});
