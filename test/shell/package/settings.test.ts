import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { LINK_SCHEME } from '../../../main/shell/deep-link.ts';
import { withPluginEntitlements } from '../../../packaging/sign-mac.ts';
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
    // Portals and notifications take reverse-DNS names alone
    // (https://docs.flatpak.org/en/latest/conventions.html#application-ids).
    expect(desktopName).toMatch(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+\.desktop$/);
  });

  test('install a desktop file that carries the name of the windows and takes our links', async () => {
    const { LinuxTargetHelper } = await import('app-builder-lib/out/targets/LinuxTargetHelper.js');
    const settings = await readSettings();
    const { desktopName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly desktopName: string;
    };
    const helper = new LinuxTargetHelper({
      info: { metadata: { desktopName } },
      appInfo: { productName: 'Dragoman', sanitizedProductName: 'dragoman', description: '' },
      executableName: settings.linux?.executableName,
      fileAssociations: [settings.fileAssociations ?? []].flat(),
      config: settings,
      platformSpecificBuildOptions: settings.linux ?? {},
    } as never);
    const id = desktopName.replace(/\.desktop$/, '');
    expect(helper.getDesktopFileName()).toBe(id);
    const file = await helper.computeDesktopEntry({ ...settings.linux, ...settings.deb });
    expect(file).toContain(`\nStartupWMClass=${id}\n`);
    expect(/^MimeType=(.*)$/m.exec(file)?.[1]?.split(';')).toContain(
      `x-scheme-handler/${LINK_SCHEME}`,
    );
  });

  test('name the program for Windows as it names itself', async () => {
    vi.doMock('electron', () => ({ app: {} }));
    const { APP_ID } = await import('../../../main/shell/electron/program-name.ts');
    expect((await readSettings()).appId).toBe(APP_ID);
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

  const entitlements = (file: string | null | undefined) =>
    [...readFileSync(join(root, file ?? ''), 'utf8').matchAll(/<key>([^<]+)<\/key>/g)].map(
      ([, key]) => key?.replace(/^com\.apple\.security\./, ''),
    );

  test('ask macOS for a microphone, system audio, pasting and nothing else', async () => {
    const { mac } = await readSettings();
    expect(mac?.hardenedRuntime).toBe(true);
    expect(Object.keys((mac?.extendInfo ?? {}) as object).sort()).toEqual([
      'NSAppleEventsUsageDescription',
      'NSAudioCaptureUsageDescription',
      'NSMicrophoneUsageDescription',
    ]);
    // Main starts `osascript`, for which macOS holds it responsible; helpers do not.
    expect(entitlements(mac?.entitlements)).toEqual([
      'automation.apple-events',
      'cs.allow-jit',
      'device.audio-input',
    ]);
    expect(entitlements(mac?.entitlementsInherit)).toEqual(['cs.allow-jit', 'device.audio-input']);
  });

  test('let one helper of macOS load libraries of another signature, and no other program', async () => {
    const { mac } = await readSettings();
    expect(mac?.sign).toBe('./packaging/sign-mac.ts');
    const usual = { entitlements: 'usual.plist', hardenedRuntime: true };
    const { optionsForFile } = withPluginEntitlements({
      app: '/out/Dragoman.app',
      optionsForFile: () => usual,
    });
    const frameworks = '/out/Dragoman.app/Contents/Frameworks';
    for (const path of [
      '/out/Dragoman.app',
      `${frameworks}/Electron Framework.framework`,
      `${frameworks}/Dragoman Helper.app`,
      `${frameworks}/Dragoman Helper (Renderer).app`,
      `${frameworks}/Dragoman Helper (GPU).app`,
    ]) {
      expect(optionsForFile?.(path), path).toEqual(usual);
    }
    const helper = optionsForFile?.(`${frameworks}/Dragoman Helper (Plugin).app`);
    expect(helper?.hardenedRuntime).toBe(true);
    const file = helper?.entitlements;
    expect(entitlements(typeof file === 'string' ? relative(root, file) : '')).toEqual([
      'cs.allow-jit',
      'cs.allow-unsigned-executable-memory',
      'cs.disable-library-validation',
    ]);
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
