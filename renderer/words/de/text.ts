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
  'text.drop': 'Textdatei ablegen, um sie hier zu öffnen.',

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
  'text.to-next': 'Nach, Spalte {number, number}',
  'text.languages-loading': 'Sprachen werden gelesen.',
  'text.languages-failed': 'Die Liste der Sprachen war nicht lesbar.',
  'text.add-target': 'Zielsprache hinzufügen',
  'text.remove-target': '{language} entfernen',
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
  'text.cancelled':
    'Abgebrochen. {text, select, none {Nichts wurde fertig.} other {Fertige Teile bleiben erhalten.}}',
  'text.outdated': 'Veraltet',
  'text.finished': 'Nach {language} übersetzt.',
  'text.offline': 'Offline-Dienst',
  'text.remote': 'Entfernter Dienst',
  'text.model': 'Modell {model}',
  'text.context-sent': 'Kontext gesendet',

  'text.kind-typed': 'getippt',
  'text.kind-source-copy': 'Kopie des Ausgangstexts',
  'text.kind-memory-exact': '{place, select, local {lokales Memory} other {Memory}}, exakt',
  'text.kind-memory-fuzzy': '{place, select, local {lokales Memory} other {Memory}}, Fuzzy',
  'text.kind-engine': 'Engine',
  'text.kind-pseudo': 'Pseudoübersetzung',
  'text.kind-cache': 'Cache',
  'text.kind-propagated': 'übernommen',
  'text.kind-not-reported': 'nicht gemeldet',
  'text.kind-percent':
    '{kind} {isRange, select, yes {{least, number}–{most, number}} other {{most, number}}} %',
  'text.kind-count': '{kind} × {count, number}',
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

  'text.tags': 'Tags weichen ab: {list}.',
  'text.tag': '{tag} {source, number} im Ausgangstext, {target, number} in der Übersetzung',

  'text.held-memory-target': 'Nicht verwendet: Das Memory {name} hat nicht {language}.',
  'text.held-memory-source':
    'Nicht verwendet: Das Memory {name} ist für eine andere Ausgangssprache.',
  'text.held-glossary-pair': 'Nicht verwendet: Dem Glossar {name} fehlt dieses Sprachpaar.',
  'text.held-glossaries-no-source':
    'Nicht verwendet: Glossare brauchen eine Ausgangssprache. Wählen Sie eine unter „Von“.',
  'text.held-style-rule-language':
    'Nicht verwendet: Die Stilregel {name} ist nicht für {language}.',
  'text.held-instructions-target':
    'Nicht verwendet: {language} nimmt keine eigenen Anweisungen an.',
  'text.held-formality-target': 'Nicht verwendet: {language} kennt keine Förmlichkeit.',
};
