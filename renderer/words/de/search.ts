import type { search as en } from '../en/search.ts';

/** Words of the one search box over everything. */
export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Alles durchsuchen',
  'search.placeholder': 'Aktionen, Memorys, Glossare, Verlauf, Transkripte',
  'search.results': 'Gefunden',
  'search.group-memory': 'Memorys',
  'search.group-glossary': 'Glossare',
  'search.group-history': 'Verlauf',
  'search.group-transcript': 'Transkripte',
  'search.group-count': '{shown, number} von {total, number}',
  'search.searching': 'Suche läuft …',
  'search.nothing': 'Nichts enthält „{query}“.',
  'search.idle':
    'Eine Aktion oder Wörter aus einem Memory, einem Glossar, dem Verlauf oder einem Transkript. Das letzte Wort darf ein Anfang sein. Nach > werden nur Aktionen gefunden.',
  'search.group-actions': 'Aktionen',
  'search.not-now': 'zurzeit nicht verfügbar',
  'search.not-now-said': '„{action}“ ist zurzeit nicht verfügbar.',
  'search.no-action': 'Keine Aktion heißt „{query}“.',
  'search.actions': '{count, plural, =0 {Keine Aktionen.} one {# Aktion.} other {# Aktionen.}}',
  'search.runs': 'Eingabe führt die Aktion aus.',
  'search.key-run': 'ausführen',
  'search.found':
    '{count, plural, =0 {Nichts gefunden.} one {# Fundstelle.} other {# Fundstellen.}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': 'einfügen',
  'search.key-insert-source': 'Ausgangstext einfügen',
  'search.key-open': 'öffnen',
  'search.key-close': 'schließen',
  'search.inserts': 'Eingabe fügt ein in: {field}',
  'search.opens': 'Kein Textfeld war in Gebrauch: Eingabe öffnet.',
  'search.field-unnamed': 'das Textfeld',
};
