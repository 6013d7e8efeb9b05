import type * as en from '../en/settings.ts';

/** The Settings screen apart from its connections. */
export const settings: Readonly<Record<keyof typeof en.settings, string>> = {
  'settings.title': 'Einstellungen',
  'settings.sections': 'Abschnitte der Einstellungen',
  'settings.connections': 'Verbindungen',
  'settings.appearance': 'Darstellung',
  'settings.typing': 'Tippen',
  'settings.privacy': 'Datenschutz',
  'settings.about': 'Über',
  'settings.loading': 'Einstellungen werden gelesen …',

  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das System',
  'settings.language.about':
    'Die der Menüs, Schaltflächen und Sätze von Dragoman. Ihre Texte behalten ihre Sprachen, und nichts geht verloren.',

  'settings.theme': 'Farbschema',
  'settings.theme.system': 'Wie das System',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.theme.about': 'Hoher Kontrast wird in jedem Farbschema vom System übernommen.',
  'settings.text-size': 'Textgröße',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about': 'Die Größe von Ausgangstext und Übersetzung. Menüs behalten ihre.',
  'settings.text-size.sample': 'Beispiel',
  'settings.text-size.sample.text':
    'Die Besprechung wurde auf Donnerstag verlegt. Bitte bringen Sie den unterschriebenen Vertrag mit.',

  'settings.typing.translate': 'Beim Tippen übersetzen',
  'settings.typing.translate.on':
    'Eine Übersetzung beginnt kurz nach der letzten Taste. Jeder Beginn kann berechnet werden.',
  'settings.typing.translate.off':
    'Es wird nichts gesendet, bis Sie {shortcut} drücken oder „Übersetzen“ wählen.',

  'settings.typing.dictionaries': 'Ordner mit Rechtschreibwörterbüchern',
  'settings.typing.dictionaries.hint':
    'Für Korrekturen mit dem Offline-Dienst, im Format von Hunspell (.aff und .dic). Leer: die installierten. Ein Ordner wird beim nächsten Start von Dragoman gelesen.',

  'settings.documents': 'Dokumente',
  'settings.documents.naming': 'Namen der Ergebnisse',
  'settings.documents.naming.about':
    '{open}name{close}, {open}lang{close} und {open}ext{close} werden ausgefüllt. Ein vergebener Name bekommt eine Nummer; nichts wird überschrieben.',
  'settings.documents.naming.example': 'Aus Bericht.docx wird auf Deutsch {example}',
  'settings.documents.ocr': 'Ordner mit Sprachdaten zum Lesen von Bildern',
  'settings.documents.ocr.hint':
    'Leer: was ein installiertes tesseract mitbringt. Ein Ordner wird beim nächsten Start von Dragoman gelesen.',
  'settings.documents.naming.empty': 'Ein Name braucht mindestens einen Buchstaben.',

  'settings.private': 'Privater Modus',
  'settings.private.about':
    'Nichts, was Sie tippen oder übersetzen, wird auf den Datenträger geschrieben: Entwürfe leben im Arbeitsspeicher und sind weg, wenn Dragoman beendet wird. Einstellungen und Verbindungen werden weiterhin aufbewahrt, ebenso, was Sie selbst in ein lokales Memory aufnehmen. Texte gehen wie immer an den Dienst, den Sie gewählt haben.',
  'settings.keep-history': 'Ergebnisse im Verlauf aufbewahren',
  'settings.keep-history.about':
    'Ältere Ergebnisse werden von selbst gelöscht; angeheftete bleiben. „Nie“: Neues kommt nicht in den Verlauf, und was nicht angeheftet ist, wird gelöscht. Transkripte von Sprachsitzungen haben eine eigene Einstellung.',
  'settings.wipe': 'Alle Texte löschen',
  'settings.wipe.about':
    'Löscht jeden Text, den Dragoman auf diesem Computer aufbewahrt. Einstellungen, Verbindungen und Schlüssel bleiben, ebenso lokale Memorys, die in ihrer eigenen Ansicht gelöscht werden.',
  'settings.wipe.start': 'Alle Texte löschen …',
  'settings.wipe.sure': 'Alle Texte endgültig löschen?',
  'settings.wipe.sure.about':
    'Der Text in der Ansicht „Text“, Entwürfe und was Dragoman sonst von Ihren Texten aufbewahrt, werden gelöscht. Das lässt sich nicht rückgängig machen.',
  'settings.wipe.confirm': 'Endgültig löschen',
  'settings.wipe.cancel': 'Meine Texte behalten',
  'settings.wipe.running': 'Wird gelöscht …',
  'settings.wipe.done':
    'Alle Texte, die Dragoman auf diesem Computer aufbewahrt hat, sind gelöscht.',

  'settings.version': 'Version',
  'settings.shell': 'Läuft in',
  'settings.shell.electron': 'Eigenem Fenster (Desktop-Programm)',
  'settings.shell.browser': 'Browserfenster auf diesem Computer',
  'settings.keys': 'Schlüssel',
  'settings.data': 'Datendatei',
  'settings.repaired.label': 'Einstellungen',
};

/** Where keys are kept, for every place that says it. */
export const secrets: Readonly<Record<keyof typeof en.secrets, string>> = {
  'secrets.store':
    'Schlüssel liegen im Geheimnisspeicher dieses Computers{backend, select, gnome_libsecret { (GNOME-Schlüsselbund)} kwallet { (KWallet)} kwallet5 { (KWallet)} kwallet6 { (KWallet)} keychain { (Schlüsselbund)} dpapi { (Windows-Datenschutz)} other { ({backend})}}.',
  'secrets.session':
    'Schlüssel werden nur für diese Sitzung aufbewahrt: Sie sind weg, wenn Dragoman beendet wird.',
  'secrets.why.no-store':
    'Auf diesem Computer ließ sich kein Geheimnisspeicher öffnen. Unter Linux installieren Sie den GNOME-Schlüsselbund (Paket gnome-keyring) oder KWallet, entsperren ihn und starten Dragoman erneut.',
  'secrets.why.plain-text-backend':
    'Der einzige gefundene Speicher würde Schlüssel unverschlüsselt auf den Datenträger schreiben; deshalb verwendet Dragoman ihn nicht. Unter Linux installieren Sie den GNOME-Schlüsselbund (Paket gnome-keyring) oder KWallet, entsperren ihn und starten Dragoman erneut.',
  'secrets.why.store-locked':
    'Der Geheimnisspeicher ist gesperrt. Entsperren Sie ihn, beenden Sie dann Dragoman und starten es erneut.',
};
