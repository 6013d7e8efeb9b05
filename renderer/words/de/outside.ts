import type { outside as en } from '../en/outside.ts';

/** What a person meets outside of the window: the icon beside the clock, notices. */
export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': 'Untertitel starten',
  'outside.tray.translate': 'Zwischenablage übersetzen',
  'outside.tray.pause': 'Sprachsitzung anhalten',
  'outside.tray.resume': 'Sprachsitzung fortsetzen',
  'outside.tray.show': 'Dragoman zeigen',
  'outside.tray.quit': 'Dragoman beenden',

  'outside.documents-done':
    '{done, plural, one {Ein Dokument ist übersetzt} other {# Dokumente sind übersetzt}}',
  'outside.documents-some':
    '{done, plural, =0 {} one {Ein Dokument ist übersetzt, } other {# Dokumente sind übersetzt, }}{failed, plural, one {ein Dokument ist gescheitert} other {# Dokumente sind gescheitert}}',
  'outside.documents.about': 'Sie stehen in der Ansicht „Dokumente“.',
  'outside.document.open': 'Öffnen',
  'outside.document.show': 'Im Ordner anzeigen',
  'outside.trouble.restarted':
    '{what, select, offline {Der Offline-Dienst} other {Die Suche in den Translation-Memorys}} hat nicht mehr reagiert und wurde neu gestartet.',
  'outside.trouble.damaged':
    '{what, select, voice {Eine Sprachsitzung ist nicht lesbar.} other {Die Schlüsseldatei der Dokumentenliste ist nicht lesbar. Dokumente, die gerade übersetzt wurden, müssen erneut gesendet werden.}} Die Dateien bleiben als {backup} erhalten.',
  'outside.trouble.newer':
    '{what, select, memories {Die Translation-Memorys} offline {Die Daten des Offline-Dienstes} other {Ein Projekt}} ({file}): nicht zu öffnen, weil eine neuere Version von Dragoman die Datei geschrieben hat. Sie bleibt unverändert. Starten Sie die neuere Version, um sie zu verwenden.',
  'outside.trouble.set-aside':
    '{what, select, memories {Die Datei Ihrer Translation-Memorys war beschädigt.} other {Ein Projekt war beschädigt.}} {count, plural, =0 {Es konnte nichts wiederhergestellt werden.} one {# {what, select, memories {Eintrag} other {Segment}} wurde wiederhergestellt.} other {# {what, select, memories {Einträge} other {Segmente}} wurden wiederhergestellt.}} Die beschädigte Datei bleibt als {backup} erhalten.',
  'outside.trouble.replaced':
    'Eine Datenbank des Offline-Dienstes war beschädigt. {count, plural, =0 {Es konnte nichts wiederhergestellt werden.} one {# Eintrag wurde wiederhergestellt.} other {# Einträge wurden wiederhergestellt.}} Die beschädigte Datei bleibt als {backup} erhalten.',
  'outside.voice-lost': 'Die Sprachsitzung wurde abgebrochen',
  'outside.voice-lost.about':
    'Die Verbindung ließ sich nicht halten. Was gesagt wurde, bleibt erhalten.',

  'outside.opened.unknown-type':
    '{count, plural, one {„{name}“ wurde nicht geöffnet} other {# Dateien wurden nicht geöffnet, darunter „{name}“}}: Dragoman kennt den Typ der Endung nach nicht.',
  'outside.opened.unreadable':
    '{count, plural, one {„{name}“ wurde nicht geöffnet: Es ist nicht mehr da, keine Datei oder nicht lesbar.} other {# Dateien wurden nicht geöffnet, darunter „{name}“: Sie sind nicht mehr da, keine Dateien oder nicht lesbar.}}',
  'outside.opened.cut':
    'Es werden höchstens {most} Dateien auf einmal geöffnet; die übrigen blieben weg.',
  'outside.opened.elsewhere':
    '{count, plural, one {„{name}“ wartet} other {# Dateien warten}} unter Memorys auf den Import.',
  'outside.opened.close': 'Schließen',
  'settings.background': 'Im Hintergrund',
  'settings.background.tray': 'Dragoman läuft weiter, wenn das Fenster geschlossen wird',
  'settings.background.tray.shown':
    'Es läuft hinter seinem Symbol neben der Uhr weiter. Beenden Sie es im Menü des Symbols.',
  'settings.background.tray.unsure':
    'Zurzeit nicht möglich: Dieser Desktop sagt nicht, ob er Programmsymbole zeigt, und ohne eines kämen Sie nicht zu Dragoman zurück. Unter GNOME ergänzt das eine Erweiterung für Symbole.',
  'settings.background.tray.none':
    'In dieser Form von Dragoman gibt es kein Symbol neben der Uhr: Es endet mit seinem Fenster.',
  'settings.background.notices':
    'Melden, wenn Dokumente fertig sind oder eine Sprachsitzung abbricht',
  'settings.background.notices.about':
    'Nur solange kein Fenster von Dragoman vor Ihnen steht. Eine Meldung nennt eine einzelne Datei, im privaten Modus keine; Texte enthält sie nie.',
  'settings.background.notices.default': 'Der Browser muss es zuerst erlauben.',
  'settings.background.notices.granted': 'Der Browser erlaubt es.',
  'settings.background.notices.denied':
    'Der Browser erlaubt es nicht. Ändern Sie das in den Einstellungen des Browsers für diese Seite.',
  'settings.background.notices.unsupported': 'Dieser Browser kennt keine Meldungen.',
  'settings.background.notices.allow': 'Meldungen im Browser erlauben',
};
