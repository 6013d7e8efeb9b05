import type { detection as en } from '../en/detection.ts';

/** Words of the Detect screen. */
export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': 'Erkennen',
  'detection.subject':
    '{count, plural, =0 {Sprachen vieler Zeilen} one {# Zeile} other {# Zeilen}}',
  'detection.input': 'Zeilen',
  'detection.placeholder':
    'Fügen Sie hier Text ein, eine Zeile je Frage, oder legen Sie eine Textdatei ab.',
  'detection.count':
    '{lines, plural, one {# Zeile} other {# Zeilen}}, {requests, plural, one {# Anfrage} other {# Anfragen}}',
  'detection.too-many':
    '{lines, number} Zeilen sind mehr als die {most, number}, die auf einmal gehen. Kürzen Sie die Liste.',
  'detection.shortened':
    '{count, plural, one {Eine Zeile ist länger als {most, number} Zeichen; gesendet wird ihr Anfang.} other {# Zeilen sind länger als {most, number} Zeichen; gesendet werden ihre Anfänge.}}',
  'detection.run': 'Sprachen bestimmen',
  'detection.cancel': 'Abbrechen',
  'detection.open': 'Textdatei öffnen',
  'detection.drop': 'Ablegen, um die Zeilen dieser Datei zu lesen',
  'detection.clear': 'Leeren',
  'detection.export': 'CSV exportieren',

  'detection.results': 'Gefundene Sprachen',
  'detection.empty':
    'Jede Zeile bekommt hier eines von vier Ergebnissen, in der Reihenfolge der Zeilen.',
  'detection.progress': 'Sprachen werden bestimmt',
  'detection.progress-words': '{done, number} von {all, number} Zeilen',
  'detection.finished':
    '{all, plural, one {# Zeile ist fertig.} other {Alle # Zeilen sind fertig.}}',
  'detection.cancelled':
    'Abgebrochen. {done, number} von {all, number} Zeilen sind fertig und bleiben hier.',
  'detection.outdated': 'Die Zeilen wurden seitdem geändert; bestimmen Sie die Sprachen neu.',

  'detection.column-line': 'Zeile',
  'detection.column-text': 'Text',
  'detection.column-outcome': 'Ergebnis',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': 'Nicht sicher',
  'detection.outcome-unsupported_language': 'Sprache nicht unterstützt',
  'detection.outcome-no_language_detected': 'Keine Sprache gefunden',
  'detection.local': 'lokal geschätzt',
  'detection.local-why':
    '{why} Die mit „lokal geschätzt“ markierten Sprachen hat der eingebaute Dienst geschätzt; sie kosten nichts.',

  'detection.summary': 'Anzahl je Sprache',
  'detection.summary-none': 'Ohne Sprache',
};
