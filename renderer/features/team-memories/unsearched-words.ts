import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** Reasons that have a sentence; for all others the database isn't reachable. */
const SAID: Readonly<Record<string, string>> = {
  timeout: 'timeout',
  login: 'password',
  'no-password': 'no_password',
  'password-missing': 'password',
  'client-expired': 'certificate',
  'client-missing': 'certificate',
  'client-refused': 'certificate',
  'client-user': 'certificate',
  rights: 'rights',
  gone: 'gone',
  certificate: 'insecure',
  'certificate-name': 'insecure',
  'certificate-date': 'insecure',
  'no-tls': 'insecure',
  insecure: 'insecure',
  full: 'full',
  'server-version': 'version',
  unprepared: 'version',
  'schema-older': 'version',
  'schema-newer': 'version',
  restored: 'restored',
  preparing: 'preparing',
};

/** Says that a team database did not search a memory, and why. */
export const unsearchedWords = ({ memoryName: name, reason }: Unsearched, t: I18n['t']): string =>
  t('teams.unsearched', { name, reason: SAID[reason] ?? 'other' });
