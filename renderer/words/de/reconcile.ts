import type { reconcile as en } from '../en/reconcile.ts';

/** Own records beside the service's report. */
export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': 'Eigene Aufzeichnungen und Bericht des Dienstes',
  'reconcile.about':
    'Dragomans eigene Aufzeichnungen enthalten, was laut jeder Antwort des Dienstes dieser Verbindung berechnet wurde, nach UTC-Tagen summiert: Zeichen von Texten und Dokumenten und die Länge gesendeter Sprache. Sie enthalten keine Texte und nichts, was ein anderes Programm oder ein anderer Computer getan hat.',
  'reconcile.begin': 'Die Aufzeichnungen dieser Verbindung beginnen am {day}.',
  'reconcile.none': 'Von dieser Verbindung gibt es noch keine Aufzeichnungen.',
  'reconcile.key': 'Vergleichen mit',
  'reconcile.key.account': 'Das ganze Konto',
  'reconcile.key.hint':
    'Wählen Sie den Schlüssel, den diese Verbindung nutzt. Beim ganzen Konto zählen auch andere Schlüssel.',
  'reconcile.running': 'Vergleich läuft …',
  'reconcile.again': 'Neu vergleichen',
  'reconcile.loading': 'Bericht des Dienstes wird gelesen …',

  'reconcile.measure': 'Gezählt',
  'reconcile.measure.characters': 'Zeichen',
  'reconcile.measure.speechToTextMs': 'Sprache zu Text',
  'reconcile.measure.speechToSpeechMs': 'Sprache zu Sprache',
  'reconcile.nothing': 'Keine Seite hat an diesen Tagen etwas gezählt.',
  'reconcile.agree':
    '{days, plural, one {Der Tag stimmt überein} other {Alle {days, number} Tage stimmen überein}}: {totals}.',
  'reconcile.total.agree': '{measure}: {ours} auf beiden Seiten',
  'reconcile.total.more':
    '{measure}: {ours} in eigenen Aufzeichnungen, {service} beim Dienst, das sind {difference} mehr',
  'reconcile.total.less':
    '{measure}: {ours} in eigenen Aufzeichnungen, {service} beim Dienst, das sind {difference} weniger',
  'reconcile.total.even': '{measure}: {ours} auf beiden Seiten, obwohl einzelne Tage abweichen',
  'reconcile.differ':
    '{differing, plural, one {# Tag weicht ab} other {# Tage weichen ab}}, {agreeing, plural, =0 {keiner stimmt überein} one {# stimmt überein} other {# stimmen überein}}.',
  'reconcile.differing-only': 'Nur abweichende Tage',

  'reconcile.table': 'Eigene Aufzeichnungen und Bericht des Dienstes nach Tagen in UTC',
  'reconcile.day': 'Tag (UTC)',
  'reconcile.ours': 'Eigene Aufzeichnungen',
  'reconcile.service': 'Dienst',
  'reconcile.difference': 'Unterschied',
  'reconcile.why': 'Warum',
  'reconcile.sum': 'Summe',
  'reconcile.row.agree': 'Gleich',
  'reconcile.row.none': 'Nichts auf beiden Seiten',

  'reconcile.reason.before-first-record':
    'Vor dem Beginn von Dragomans Aufzeichnungen dieser Verbindung.',
  'reconcile.reason.not-reported-yet': 'Der Bericht des Dienstes enthält diesen Tag noch nicht.',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {Ein anderes Programm oder Gerät hat diesen Schlüssel genutzt.} other {Ein anderes Programm, Gerät oder ein anderer Schlüssel hat das Konto genutzt.}}',
  'reconcile.reason.not-billed':
    'Eigene Aufrufe, die der Dienst nicht oder nicht an diesem Tag berechnet hat.',
  'reconcile.reason.rounding': 'Rundung: weniger als eine Minute Sprache je Sitzung.',
  'reconcile.reason.midnight':
    'Aufrufe gingen über Mitternacht UTC: Der Tag davor oder danach weicht um ebenso viel in der anderen Richtung ab.',
};
