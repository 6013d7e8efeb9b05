import { join } from 'node:path';
import type { SignOptions } from '@electron/osx-sign';

/**
 * The helper that Electron starts for `allowLoadingUnsignedLibraries`. It runs the recogniser, which
 * loads the runtime of a speech model that a person supplied: a library of another signature or of none,
 * which the hardened runtime refuses without this
 * (https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.cs.disable-library-validation).
 */
const PLUGIN_HELPER = /\/[^/]+ Helper \(Plugin\)\.app(?:$|\/)/;
const PLUGIN_ENTITLEMENTS = join(
  import.meta.dirname,
  '..',
  'assets',
  'entitlements.plugin.mac.plist',
);

/** Called by electron-builder to sign the app for macOS; all but one helper as it would itself. */
export async function sign(options: SignOptions): Promise<void> {
  const { signAsync } = await import('@electron/osx-sign');
  await signAsync(withPluginEntitlements(options));
}

/** The same, with entitlements of its own for that helper. */
export function withPluginEntitlements(options: SignOptions): SignOptions {
  const { optionsForFile } = options;
  return {
    ...options,
    optionsForFile: (path) => ({
      ...optionsForFile?.(path),
      ...(PLUGIN_HELPER.test(path) && { entitlements: PLUGIN_ENTITLEMENTS }),
    }),
  };
}
