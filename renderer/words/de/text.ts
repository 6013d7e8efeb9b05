import type { text as en } from '../en/text.ts';

/** Words of the Text screen. Some names are fixed: people and tests look for them. */
export const text: Readonly<Record<keyof typeof en, string>> = {
  'text.source': 'Ausgangstext',
  'text.translation': 'Übersetzung',
  'text.translation-into': 'Übersetzung: {language}',
  'text.from': 'Von',
  'text.to': 'Nach',
  'text.memory': 'Translation-Memory',
  'text.threshold': 'Match-Schwelle',
  'text.options': 'Optionen',
  'text.options-count': 'Optionen · {count, number}',
  'text.settings': 'Sprachen, Memory und Optionen',
  'text.pair': '{source, select, none {nach} other {{source} nach}} {target}',

  'text.source-empty':
    'Tippen oder fügen Sie einen Text ein, oder legen Sie hier eine Textdatei ab.',
  'text.result-empty': 'Die Übersetzung erscheint hier, während Sie tippen.',
  'text.result-empty-asked': 'Drücken Sie {shortcut}, um zu übersetzen.',

  'text.detect': 'Sprache erkennen',
  'text.detected': 'Erkannt: {language}',
  'text.local-guess': 'Lokal geschätzt: Der Dienst hat die Erkennung verweigert.',
  'text.local-guess-why': 'Lokal geschätzt. {why}',
  'text.detect-insufficient_confidence': 'Zu wenig Text, um seiner Sprache sicher zu sein.',
  'text.detect-unsupported_language':
    'Eine Sprache, die nicht erkannt werden kann. Wählen Sie sie.',
  'text.detect-no_language_detected': 'Keine Sprache in diesem Text gefunden.',
  'text.detect-failed': 'Die Sprache konnte nicht erkannt werden.',
  'text.force': '{language} verwenden',
  'text.beta': 'Beta',
  'text.languages-count': '{count} Sprachen',
  'text.languages-loading': 'Sprachen werden gelesen.',
  'text.languages-failed': 'Die Liste der Sprachen war nicht lesbar.',
  'text.add-target': 'Zielsprache hinzufügen',
  'text.no-swap-detect': 'Die Ausgangssprache ist noch nicht bekannt.',

  'text.no-memory': 'Keines',
  'text.memory-note': '{source} → {targets}',
  'text.memory-detail':
    '{segments, plural, one {# Segment} other {# Segmente}}{updated, select, none {} other {, geändert {updated}}}',
  'text.memory-target': 'Hat nicht {language}.',
  'text.memory-source': 'Ist aus {language}, der Text nicht.',
  'text.memories-loading': '{loaded, number} von {total, number} gelesen',
  'text.memories-reading': 'Liste der Memorys wird gelesen',
  'text.memories-count':
    '{total, plural, =0 {Das Konto hat keine Memorys.} one {# Memory} other {# Memorys}}',
  'text.memories-failed':
    'Die Liste war nicht lesbar. Öffnen Sie sie erneut, um es noch einmal zu versuchen.',
  'text.memory-own':
    '{count, plural, one {{languages} hat ein eigenes Memory.} other {{languages} haben eigene Memorys.}}',
  'text.threshold-low': 'Empfohlen sind 75 oder mehr.',

  'text.characters': '{count, plural, one {# Zeichen} other {# Zeichen}}',
  'text.characters-times': '{count, plural, one {# Zeichen} other {# Zeichen}} × {targets}',
  'text.left': '{count, number} übrig',
  'text.left-unlimited': 'kein Limit',
  'text.not-enough': 'Mehr, als vom Kontingent übrig ist.',
  'text.billed': '{count, number} berechnet',
  'text.from-cache': 'aus dem Cache, 0 Zeichen',
  'text.billed-unknown': 'Berechnung nicht gemeldet',
  'text.clear': 'Leeren',
  'text.undo-clear': 'Zurückholen',
  'text.open': 'Öffnen',
  'text.translate': 'Übersetzen',
  'text.copy': 'Kopieren',
  'text.copied': 'Kopiert',
  'text.copy-failed': 'Verweigert',
  'text.edit': 'Bearbeiten',
  'text.edit-done': 'Fertig',
  'text.edited': 'Bearbeitete Übersetzung',
  'text.again': 'Erneut',
  'text.cancel': 'Abbrechen',

  'text.progress': 'Übersetzung nach {language} läuft',
  'text.parts': 'Teil {done, number} von {all, number}',
  'text.outdated': 'Veraltet',
  'text.finished': 'Nach {language} übersetzt.',
  'text.model': 'Modell {model}',

  'text.origin-memory-exact':
    '{place, select, local {lokales Memory} other {Memory}} {percent} % · {memory}',
  'text.origin-memory-fuzzy':
    '{place, select, local {lokales Memory} other {Memory}} {percent} % · {memory}',
  'text.origin-engine': '{engine, select, none {Engine} other {Engine · {engine}}}',
  'text.origin-pseudo': 'Pseudoübersetzung',
  'text.origin-typed': 'getippt',
  'text.origin-source-copy': 'Kopie des Ausgangstexts',
  'text.origin-cache': 'aus dem Cache, 0 Zeichen',
  'text.origin-propagated': 'übernommen',
  'text.origin-not-reported': 'vom Dienst nicht gemeldet',
  'text.stored': 'Gespeicherter Ausgangstext: {stored}',
  'text.change': '„{stored}“ → „{source}“',
  'text.change-added': '+ „{source}“',
  'text.change-gone': '− „{stored}“',
  'text.changes-count': '{count, plural, one {# Stelle weicht ab} other {# Stellen weichen ab}}',
  'text.segments-hint': 'Die Pfeiltasten nach oben und unten gehen durch die Segmente.',
};
