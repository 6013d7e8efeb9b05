import type { requests as en } from '../en/requests.ts';

/** The log of requests in the settings. */
export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': 'Anfragen',

  'requests.about':
    'Die letzten {max, number} Aufrufe an Dienste seit dem Start von Dragoman, neueste zuerst. Texte, Dokumente, Ton und Schlüssel werden nie aufgezeichnet: nur, wohin ein Aufruf ging, wie er endete, wie groß er war und wie lange er dauerte. Die Liste ist weg, wenn Dragoman beendet wird.',
  'requests.loading': 'Anfragen werden gelesen …',
  'requests.empty': 'Es wurde noch nichts gesendet.',
  'requests.none-failed': 'Keine davon ist gescheitert.',
  'requests.failed-only': 'Nur gescheiterte',
  'requests.count':
    '{count, plural, one {# Anfrage} other {# Anfragen}}, {failed, plural, =0 {keine gescheitert} one {# gescheitert} other {# gescheitert}}',
  'requests.list': 'Anfragen, neueste zuerst',

  'requests.column.at': 'Zeit',
  'requests.column.method': 'Methode',
  'requests.column.address': 'Adresse',
  'requests.column.outcome': 'Ergebnis',
  'requests.column.sent': 'Gesendet',
  'requests.column.received': 'Empfangen',
  'requests.column.ms': 'Dauer',
  'requests.column.attempt': 'Versuch',
  'requests.column.trace': 'Trace-ID',

  'requests.done': 'Beantwortet ({status})',
  'requests.done-unsaid': 'Fertig',
  'requests.cancelled': 'Vor der Antwort abgebrochen',
  'requests.no-trace': 'Keine',
  'requests.copy': 'Trace-ID {trace} kopieren',
  'requests.copied': 'Die Trace-ID ist kopiert.',
  'requests.copy-refused': 'Das Kopieren wurde verweigert.',
};
