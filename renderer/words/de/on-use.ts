import type { onUse as en } from '../en/on-use.ts';

/** What the parts of the first screen say that are read on use. */
export const onUse: Readonly<Record<keyof typeof en, string>> = {
  'options.for': 'Optionen für {language}',
  'options.own-count': '{count, number} eigene',
  'style-rules.active': 'Stil: {name}',
  'style-rules.active-unnamed': 'Stilregel gewählt',
  'look.quoted': '\u2068„{text}“\u2069',
  'look.deleted': 'gelöscht:',
  'look.inserted': 'eingefügt:',
  'status.info.account': 'Zeichen dieses Kontos',
  'status.info.key': 'Zeichen dieses Schlüssels',
  'status.info.of': '{count, number} von {limit, number} genutzt, {left, number} übrig',
  'status.info.unlimited': '{count, plural, one {# Zeichen} other {# Zeichen}}, kein Limit',
  'status.info.period': 'Abrechnungszeitraum vom {start} bis zum {end}.',
  'status.info.refresh': 'Neu lesen',
  'status.info.refreshing': 'Wird gelesen …',
  'status.info.offline':
    'Der Offline-Dienst läuft auf diesem Computer. Er zählt Zeichen, berechnet sie aber nie.',
  'status.info.remote': 'Texte gehen an {host} und nirgendwohin sonst.',
  'text.to-next': 'Nach, Spalte {number, number}',
  'text.remove-target': '{language} entfernen',
  'text.cancelled':
    'Abgebrochen. {text, select, none {Nichts wurde fertig.} other {Fertige Teile bleiben erhalten.}}',
  'text.context-sent': 'Kontext gesendet',
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
  'settings.data.set-aside':
    'Die Datendatei war beschädigt. {count, plural, =0 {Es konnte nichts wiederhergestellt werden.} one {# Eintrag wurde wiederhergestellt.} other {# Einträge wurden wiederhergestellt.}} Die beschädigte Datei bleibt als {backup} erhalten.',
  'settings.data.understood': 'Verstanden',
  'settings.repaired':
    '{count, plural, one {Eine Einstellung war beschädigt und hat wieder ihren üblichen Wert} other {# Einstellungen waren beschädigt und haben wieder ihre üblichen Werte}}: {names}.{backup, select, none {} other { Die Einstellungen, wie sie waren, sind als {backup} aufbewahrt.}}',
  'memories.probe-cost':
    'Fragt zweimal, mit und ohne „{memory}“: etwa {count, plural, one {# Zeichen wird} other {# Zeichen werden}} berechnet.',
  'text.drop': 'Textdatei ablegen, um sie hier zu öffnen.',
  'status.switch.manage': 'Verbindungen verwalten',
  'projects.manage': 'Projekte verwalten',
  'connections.in-use': 'In Gebrauch',
  'text.offline': 'Offline-Dienst',
  'text.remote': 'Entfernter Dienst',
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
};
