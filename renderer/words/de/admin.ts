import type { admin as en } from '../en/admin.ts';

/** The admin key, and the developer keys of an account. */
export const admin: Readonly<Record<keyof typeof en, string>> = {
  'admin.reading': 'Admin-Schlüssel wird gesucht …',
  'admin.needed': 'Dafür ist ein Admin-Schlüssel nötig',
  'admin.needed.about':
    'Berichte und Entwicklerschlüssel gehören zum Konto; der Dienst gibt sie deshalb nur an dessen Admin-Schlüssel heraus. Dragoman verwahrt einen Admin-Schlüssel getrennt von dem Schlüssel, der übersetzt, und sendet nie den einen anstelle des anderen.',
  'admin.missing': 'Der Admin-Schlüssel muss erneut eingegeben werden',
  'admin.missing.about':
    'Der Admin-Schlüssel{end, select, none {} other { …{end}}} wurde für eine Sitzung aufbewahrt, und diese Sitzung ist beendet.',
  'admin.locked': 'Der Admin-Schlüssel ist nicht lesbar',
  'admin.locked.about':
    'Der Admin-Schlüssel{end, select, none {} other { …{end}}} liegt weiterhin im Geheimnisspeicher dieses Computers, der gesperrt ist oder nicht läuft. Entsperren oder starten Sie ihn, beenden Sie dann Dragoman und starten es erneut. Oder geben Sie den Schlüssel erneut ein.',
  'admin.unavailable': 'Diese Verbindung hat keinen Admin-Bereich',
  'admin.unavailable.about':
    'Berichte und Entwicklerschlüssel gibt es für Konten im Bezahltarif. Diese Verbindung gehört zum kostenlosen Tarif: Ihre eigenen Zahlen stehen unter „Dieser Zeitraum“, und Budgets arbeiten mit Dragomans eigenen Aufzeichnungen.',
  'admin.unavailable.do':
    'Verwenden Sie eine andere Verbindung oder den Offline-Dienst, der alles bietet.',
  'admin.connections': 'Verbindungen verwalten',

  'admin.key': 'Admin-Schlüssel',
  'admin.key.about': 'Wird nur an {host} gesendet und nur für Berichte und Entwicklerschlüssel.',
  'admin.key.paste': 'Einfügen',
  'admin.key.paste-refused':
    'Das Einfügen wurde verweigert. Klicken Sie in das Feld und fügen Sie dort ein.',
  'admin.key.problem':
    '{problem, select, empty {Geben Sie den Admin-Schlüssel ein.} spaces {Ein Schlüssel enthält keine Leerzeichen. Kopieren Sie ihn erneut.} other {Höchstens 512 Zeichen.}}',
  'admin.key.looks-developer':
    'Admin-Schlüssel enden meist auf :adm, dieser nicht. Vielleicht ist es ein Entwicklerschlüssel.',
  'admin.key.save': 'Prüfen und speichern',
  'admin.key.saving': 'Wird geprüft …',
  'admin.key.cancel': 'Abbrechen',
  'admin.key.refused': 'Es wurde nichts gespeichert.',
  'admin.key.built-in':
    'Der Offline-Dienst hat einen eigenen Admin-Schlüssel. Er verlässt diesen Computer nie.',
  'admin.key.in-use':
    'Admin-Schlüssel …{end} für {host}, {where, select, stored {im Geheimnisspeicher verwahrt} other {nur für diese Sitzung aufbewahrt}}.',
  'admin.key.change': 'Schlüssel ändern',
  'admin.key.forget': 'Schlüssel vergessen',
  'admin.key.forget.sure': 'Admin-Schlüssel vergessen?',
  'admin.key.forget.about':
    'Dragoman löscht den Admin-Schlüssel …{end} von diesem Computer. Der Schlüssel selbst bleibt beim Dienst gültig; übersetzt wird weiter wie bisher.',
  'admin.key.forget.confirm': 'Vergessen',
  'admin.key.forget.cancel': 'Behalten',

  'admin.keys': 'Entwicklerschlüssel',
  'admin.keys.reading': 'Entwicklerschlüssel werden gelesen …',
  'admin.keys.about':
    'Genutzt: in diesem Kalendermonat (UTC), laut Bericht des Dienstes. Limits gelten je Nutzungszeitraum von einem Monat, der an einem anderen Tag beginnen kann.',
  'admin.keys.deactivated.about':
    'Ein deaktivierter Schlüssel wird bei jedem Aufruf abgelehnt. Er kann weder geändert noch wieder aktiviert werden; seine bisherige Nutzung bleibt in den Berichten.',
  'admin.keys.search': 'Suchen',
  'admin.keys.search.placeholder': 'Bezeichnung oder ID',
  'admin.keys.show': 'Anzeigen',
  'admin.keys.show.active': 'Aktive',
  'admin.keys.show.all': 'Alle',
  'admin.keys.count':
    '{shown, number} von {count, plural, one {# Schlüssel} other {# Schlüsseln}}, {active, number} aktiv',
  'admin.keys.refresh': 'Neu lesen',
  'admin.keys.none': 'Es gibt noch keinen Entwicklerschlüssel.',
  'admin.keys.none-active':
    'Kein Schlüssel ist aktiv. Wählen Sie „Alle“, um die deaktivierten zu sehen.',
  'admin.keys.none-found': 'Kein Schlüssel passt zu „{search}“.',
  'admin.keys.column.state': 'Status',
  'admin.keys.column.label': 'Bezeichnung',
  'admin.keys.column.created': 'Erstellt',
  'admin.keys.column.characters': 'Zeichen',
  'admin.keys.column.speechToTextMs': 'Sprache zu Text',
  'admin.keys.column.speechToSpeechMs': 'Sprache zu Sprache',
  'admin.keys.column.verbs': 'Aktionen',
  'admin.keys.unlabelled': 'Ohne Bezeichnung',
  'admin.keys.state.active': 'Aktiv',
  'admin.keys.state.deactivated': 'Deaktiviert',
  'admin.keys.ended': 'Endgültig beendet',
  'admin.keys.used.unknown': 'Unbekannt',
  'admin.keys.limit': 'von {limit}',
  'admin.keys.limit.nearly': 'von {limit}, {percent, number} %',
  'admin.keys.limit.over': 'von {limit}, aufgebraucht',
  'admin.keys.limit.none': 'Kein Limit',
  'admin.keys.limit.nothing': 'Nichts erlaubt',

  'admin.rename': '„{label}“ umbenennen',
  'admin.rename.label': 'Neue Bezeichnung',
  'admin.rename.keep': 'Bezeichnung speichern',
  'admin.rename.saving': 'Bezeichnung wird gespeichert …',
  'admin.rename.leave': 'Alte Bezeichnung behalten',
  'admin.label.problem':
    '{problem, select, empty {Geben Sie eine Bezeichnung ein.} other {Höchstens 1.024 Zeichen.}}',

  'admin.create': 'Neuer Schlüssel',
  'admin.create.title': 'Neuer Entwicklerschlüssel',
  'admin.create.about':
    'Der Schlüssel ist sofort nutzbar und hat keine Limits, bis Sie welche festlegen. Sein Geheimnis wird einmal angezeigt.',
  'admin.create.label': 'Bezeichnung',
  'admin.create.label.hint':
    'Wer oder was ihn nutzt. Darf leer bleiben: Dann vergibt der Dienst eine Bezeichnung.',
  'admin.create.confirm': 'Schlüssel erstellen',
  'admin.create.creating': 'Wird erstellt …',
  'admin.create.cancel': 'Abbrechen',
  'admin.create.uncertain':
    'Die Liste der Schlüssel wurde neu gelesen. Steht dort ein neuer Schlüssel, ist sein Geheimnis verloren: Deaktivieren Sie ihn.',
  'admin.created.title': '„{label}“ wurde erstellt',
  'admin.created.once':
    'Kopieren Sie das Geheimnis jetzt und verwahren Sie es sicher. Es wird nicht noch einmal angezeigt: Weder Dragoman noch der Dienst kann es später nennen.',
  'admin.created.secret': 'Geheimnis',
  'admin.created.copy': 'Geheimnis kopieren',
  'admin.created.copied': 'Kopiert',
  'admin.created.copy-refused':
    'Das Kopieren wurde verweigert. Markieren Sie das Geheimnis und kopieren Sie es selbst.',
  'admin.created.kept': 'Ich habe das Geheimnis verwahrt.',
  'admin.created.locked':
    'Kopieren Sie das Geheimnis oder bestätigen Sie, dass Sie es verwahrt haben; dann lässt sich dies schließen.',
  'admin.created.untold':
    'Der Dienst hat das Geheimnis des Schlüssels nicht genannt. Suchen Sie es dort, wo Ihr Konto verwaltet wird.',
  'admin.created.close': 'Schließen',

  'admin.limits': 'Limits von „{label}“',
  'admin.limits.about':
    'Je Nutzungszeitraum von einem Monat. Ein Aufruf, der ein Limit überschreiten würde, wird als Ganzes abgelehnt und kostet nichts.',
  'admin.limits.unlimited': 'Kein Limit',
  'admin.limits.characters': 'Zeichen',
  'admin.limits.speechToTextMs': 'Sprache zu Text',
  'admin.limits.speechToSpeechMs': 'Sprache zu Sprache',
  'admin.limits.hours': 'Stunden',
  'admin.limits.minutes': 'Minuten',
  'admin.limits.seconds': 'Sekunden',
  'admin.limits.said':
    '{said, select, unlimited {Kein eigenes Limit; das des Kontos gilt weiterhin.} nothing {Nichts ist erlaubt: Jeder solche Aufruf wird abgelehnt.} other {Höchstens {limit} je Zeitraum.}}',
  'admin.limits.problem':
    '{problem, select, empty {Geben Sie ein Limit ein oder schalten Sie „Kein Limit“ ein.} minutes {Minuten gehen von 0 bis 59.} seconds {Sekunden gehen von 0 bis unter 60.} large {Die Zahl ist zu groß.} other {Eine ganze Zahl, zum Beispiel {example}.}}',
  'admin.limits.used': 'In diesem Monat genutzt: {used}.',
  'admin.limits.save': 'Limits speichern',
  'admin.limits.saving': 'Wird gespeichert …',
  'admin.limits.cancel': 'Abbrechen',

  'admin.end': '„{label}“ deaktivieren',
  'admin.end.title': '„{label}“ endgültig deaktivieren?',
  'admin.end.about':
    'Jedes Programm, das diesen Schlüssel nutzt, wird sofort abgewiesen, auch mitten in der Arbeit. Der Schlüssel kann nie wieder aktiviert werden; ein neuer muss erstellt und ausgegeben werden. Was er genutzt hat, bleibt in den Berichten.',
  'admin.end.type':
    '{isUnlabelled, select, yes {ID zur Bestätigung eintippen} other {Bezeichnung zur Bestätigung eintippen}}',
  'admin.end.hint': 'Genau wie hier, auch Großbuchstaben und Leerzeichen:',
  'admin.end.confirm': 'Endgültig deaktivieren',
  'admin.end.running': 'Wird deaktiviert …',
  'admin.end.cancel': 'Aktiv lassen',
};
