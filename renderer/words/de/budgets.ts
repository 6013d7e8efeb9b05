import type { budgets as en } from '../en/budgets.ts';

/** Budgets and their alerts. */
export const budgets: Readonly<Record<keyof typeof en, string>> = {
  'budgets.title': 'Budgets für {month} (UTC)',
  'budgets.title.unread': 'Budgets',
  'budgets.about':
    'Ein Budget ist ein Betrag je Kalendermonat in UTC. Dragoman meldet sich einmal, wenn 80 % genutzt sind, und einmal, wenn alles genutzt ist; Anfragen hält es nicht auf. Wer sie begrenzen will, legt auf der Registerkarte „Schlüssel“ ein Limit für den Schlüssel fest.',
  'budgets.loading': 'Budgets werden gelesen …',
  'budgets.empty': 'Für diese Verbindung gibt es noch keine Budgets.',
  'budgets.list': 'Liste der Budgets',
  'budgets.source.report':
    'Die Zahlen stammen aus dem Bericht des Dienstes, der alle Programme und Schlüssel zählt.',
  'budgets.source.own':
    'Die Zahlen stammen aus Dragomans eigenen Aufzeichnungen: Sie zählen, was dieses Dragoman über diese Verbindung gesendet hat, und sonst nichts. Mit einem Admin-Schlüssel (Registerkarte „Schlüssel“) wird stattdessen der Bericht des Dienstes gelesen.',
  'budgets.read-at': 'Gelesen um {time}.',
  'budgets.refresh': 'Neu lesen',
  'budgets.refreshing': 'Wird gelesen …',

  'budgets.subject.account': 'Ganzes Konto',
  'budgets.subject.key': 'Schlüssel {label} ({key})',
  'budgets.subject.key.unnamed': 'Schlüssel {key}',
  'budgets.subject.tag': 'Kennzeichen {tag}',
  'budgets.measure.characters': 'Zeichen',
  'budgets.measure.speechToTextMs': 'Sprache zu Text',
  'budgets.measure.speechToSpeechMs': 'Sprache zu Sprache',
  'budgets.name': '{subject}, {measure}',
  'budgets.words.below': '{used} von {amount} genutzt ({percent, number} %), {left} übrig.',
  'budgets.words.nearly':
    'Fast aufgebraucht: {used} von {amount} ({percent, number} %), {left} übrig.',
  'budgets.words.over': 'Aufgebraucht: {used} von {amount} ({percent, number} %), {over} darüber.',
  'budgets.words.full': 'Aufgebraucht: {amount} vollständig genutzt.',
  'budgets.words.unread': 'Budget von {amount}. Wie viel genutzt wurde, ist noch nicht bekannt.',
  'budgets.words.no-key':
    'Budget von {amount}. Was dieser Schlüssel genutzt hat, ist nicht bekannt: Nur der Bericht des Dienstes unterscheidet Schlüssel, und dafür ist ein Admin-Schlüssel nötig (Registerkarte „Schlüssel“).',

  'budgets.alert.80':
    '{percent, number} % des Budgets für {month} sind genutzt: {name}, {used} von {amount}.',
  'budgets.alert.100': 'Das Budget für {month} ist aufgebraucht: {name}, {used} von {amount}.',
  'budgets.alert.80.unread': '80 % des Budgets für {month} waren genutzt: {name}, jetzt {amount}.',
  'budgets.alert.100.unread': 'Das Budget für {month} war aufgebraucht: {name}, jetzt {amount}.',
  'budgets.alert.more':
    '{count, plural, one {Und # weitere Meldung.} other {Und # weitere Meldungen.}}',
  'budgets.alert.show': 'Budget anzeigen',
  'budgets.alert.dismiss': 'Ausblenden',
  'budgets.alerts': 'Meldungen',

  'budgets.add': 'Budget hinzufügen',
  'budgets.edit': 'Budget {name} ändern',
  'budgets.remove': 'Budget {name} entfernen',
  'budgets.remove.sure':
    'Dieses Budget entfernen? Seine Meldungen enden. Was genutzt wurde, bleibt gezählt.',
  'budgets.remove.confirm': 'Entfernen',
  'budgets.remove.cancel': 'Behalten',

  'budgets.form.add': 'Neues Budget',
  'budgets.form.for': 'Für',
  'budgets.form.account': 'Das ganze Konto',
  'budgets.form.account.own': 'Alles über diese Verbindung',
  'budgets.form.key': 'Einen Schlüssel',
  'budgets.form.tag': 'Ein Berichtskennzeichen',
  'budgets.form.which-key': 'Schlüssel',
  'budgets.form.choose-key': 'Schlüssel wählen',
  'budgets.form.keys-loading': 'Schlüssel werden gelesen …',
  'budgets.form.key.missing': 'Wählen Sie den Schlüssel, für den das Budget gilt.',
  'budgets.form.key.no-admin':
    'Dragomans eigene Aufzeichnungen kennen diese Verbindung, nicht die Schlüssel des Kontos: Nur der Bericht des Dienstes unterscheidet Schlüssel. Geben Sie auf der Registerkarte „Schlüssel“ einen Admin-Schlüssel ein, um einem Schlüssel ein Budget zu geben.',
  'budgets.form.which-tag': 'Berichtskennzeichen',
  'budgets.form.which-tag.hint': 'Wie es gesendet wird: Kleinbuchstaben, keine Leerzeichen.',
  'budgets.form.from-project': 'Aus einem Projekt',
  'budgets.form.choose-project': 'Projekt wählen',
  'budgets.form.measure': 'Zählt',
  'budgets.form.measure.characters': 'Zeichen',
  'budgets.form.measure.speechToTextMs': 'Sprache zu Text',
  'budgets.form.measure.speechToSpeechMs': 'Sprache zu Sprache',
  'budgets.form.measure.tag':
    'Dienste berichten Zeichen von Texten nach Kennzeichen; Gesprochenes unterscheiden sie womöglich nicht.',
  'budgets.form.characters': 'Zeichen je Monat',
  'budgets.form.characters.hint': 'Zum Beispiel 500.000',
  'budgets.form.characters.read': '{count, plural, one {# Zeichen} other {# Zeichen}} je Monat',
  'budgets.form.characters.fault': 'Eine ganze Zahl von Zeichen, mindestens 1.',
  'budgets.form.time': 'Sprechzeit je Monat',
  'budgets.form.hours': 'Stunden',
  'budgets.form.minutes': 'Minuten',
  'budgets.form.seconds': 'Sekunden',
  'budgets.form.time.hint': 'Sprechzeit je Monat',
  'budgets.form.time.fault': 'Ganze Stunden und Minuten bis 59; nicht null.',
  'budgets.form.save': 'Speichern',
  'budgets.form.saving': 'Wird gespeichert …',
  'budgets.form.cancel': 'Abbrechen',
};
