import type { usage as en } from '../en/usage.ts';

/** The Usage screen: its tabs, and the meters of the billing period. */
export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': 'Nutzung',
  'usage.tabs': 'Teile der Nutzung',
  'usage.tab.period': 'Dieser Zeitraum',
  'usage.tab.report': 'Bericht',
  'usage.tab.tags': 'Kennzeichen',
  'usage.tab.keys': 'Schlüssel',
  'usage.tab.budgets': 'Budgets',
  'usage.tab.reconcile': 'Abgleich',

  'usage.reading': 'Nutzung wird gelesen …',
  'usage.period': 'Abrechnungszeitraum vom {start} bis zum {end}',
  'usage.period.left':
    '{days, plural, =0 {Weniger als ein Tag übrig.} one {Noch # Tag.} other {Noch # Tage.}}',
  'usage.period.over': 'Er ist vorbei; lesen Sie die Zahlen neu.',
  'usage.period.unknown': 'Der Dienst nennt keinen Abrechnungszeitraum.',
  'usage.read-at': 'Gelesen um {time}.',
  'usage.refresh': 'Neu lesen',
  'usage.refreshing': 'Wird gelesen …',

  'usage.account': 'Konto',
  'usage.this-key': 'Der Schlüssel dieser Verbindung',
  'usage.meter.characters': 'Zeichen',
  'usage.meter.keyCharacters': 'Zeichen',
  'usage.meter.speechToText': 'Sprache zu Text',
  'usage.meter.speechToSpeech': 'Sprache zu Sprache',
  'usage.meter.documents': 'Dokumente',
  'usage.meter.teamDocuments': 'Dokumente des Teams',
  'usage.meter.of': 'von {limit}',
  'usage.meter.left': '{percent, number} % genutzt, {left} übrig.',
  'usage.meter.nearly': 'Fast am Limit: {percent, number} % genutzt, {left} übrig.',
  'usage.meter.over': 'Limit erreicht: Bis zum nächsten Zeitraum lehnt der Dienst Weiteres ab.',
  'usage.meter.nothing': 'Nichts ist erlaubt: Das Limit steht auf null.',
  'usage.meter.unlimited': 'Kein Limit.',
  'usage.meter.unknown': 'Unbekannt',
  'usage.meter.unknown.about': 'Der Dienst sagt es nicht.',
  'usage.meter.documents.unknown.about':
    'Der Dienst nennt es nur, wo es ein Limit für Dokumente gibt.',

  'usage.products': 'Nach Produkt',
  'usage.products.none': 'Der Dienst nennt für diese Verbindung keine Produkte.',
  'usage.products.product': 'Produkt',
  'usage.products.key': 'Dieser Schlüssel',
  'usage.products.account': 'Konto',
  'usage.product':
    '{product, select, translate {Übersetzung} write {Textverbesserung} speechToText {Sprache zu Text} speechToSpeech {Sprache zu Sprache} other {{product}}}',
};
