import type { failureCard as en } from '../en/failure-card.ts';

/** What stands around the sentences of a failure. */
export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': 'Der Dienst meldete:',
  'failure-card.facts': 'Einzelheiten für den Support',
  'failure-card.code': 'Code',
  'failure-card.status': 'Status',
  'failure-card.trace': 'Trace-ID',
  'failure-card.copy': 'Einzelheiten kopieren',
  'failure-card.copied': 'Kopiert',
  'failure-card.copy-refused': 'Kopieren verweigert',
  'failure-card.again': 'Noch einmal versuchen',
  'failure-card.use-offline': 'Offline-Dienst verwenden',
  'failure-card.close': 'Schließen',

  'retry.next':
    '{seconds, plural, =0 {Neuer Versuch läuft} one {Neuer Versuch in # Sekunde} other {Neuer Versuch in # Sekunden}} (Versuch {attempt, number} von {attempts, number}).',
  'retry.stop': 'Nicht mehr versuchen',
};
