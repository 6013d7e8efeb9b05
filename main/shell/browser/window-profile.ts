import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a browser profile that keeps nothing to itself: no dictionary is fetched for spelling, no
 * page is offered for translation elsewhere, no password or form is remembered. With it goes
 * incognito mode, since an ordinary profile writes typed text into its session files.
 * @returns the folder, private to this person
 */
export function createWindowProfile(scratch: string): string {
  const folder = mkdtempSync(join(scratch, 'window-'));
  const preferences = {
    browser: { enable_spellchecking: false },
    spellcheck: { dictionaries: [], use_spelling_service: false },
    translate: { enabled: false },
    autofill: { enabled: false, profile_enabled: false, credit_card_enabled: false },
    credentials_enable_service: false,
    profile: { password_manager_enabled: false },
    search: { suggest_enabled: false },
    alternate_error_pages: { enabled: false },
    signin: { allowed: false, allowed_on_next_startup: false },
    net: { network_prediction_options: 2 },
  };
  mkdirSync(join(folder, 'Default'), { mode: 0o700 });
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences), {
    mode: 0o600,
  });
  return folder;
}

/**
 * Arguments that open one app window with such a profile and no traffic but ours. The switches
 * against background traffic do not reach all of it (accounts, updates), so everything that is not
 * loopback is sent to a proxy that does not exist: the discard port, which takes no connection and
 * which only root could open. Loopback never goes through a proxy.
 */
export const windowArguments = (profile: string, address: string, root: boolean): string[] => [
  `--user-data-dir=${profile}`,
  '--incognito',
  `--app=${address}`,
  '--window-size=1240,820',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--proxy-server=http://127.0.0.1:9',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication',
  // The page opens the quick window when it is asked to from outside, without a click in it. No
  // other page is ever shown here.
  '--disable-popup-blocking',
  '--no-pings',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  // The sandbox of Chromium does not work for root; the second switch spares the page its warning.
  ...(root ? ['--no-sandbox', '--test-type'] : []),
];
