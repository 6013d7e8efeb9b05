import type { connections as en } from '../en/connections.ts';

/** The list, form and capability card of connections. */
export const connections: Readonly<Record<keyof typeof en, string>> = {
  'connections.title': 'Verbindungen',
  'connections.about':
    'Eine Verbindung ist ein Dienst mit seinem Schlüssel. Texte gehen an die verwendete Verbindung und nirgendwohin sonst.',
  'connections.loading': 'Verbindungen werden gelesen …',
  'connections.list': 'Alle Verbindungen',
  'connections.offline.about':
    'Auf diesem Computer. Braucht weder Schlüssel noch Netz und kostet nichts.',
  'connections.use': 'Verwenden',
  'connections.use.label': '{name} verwenden',
  'connections.edit.label': '{name} bearbeiten',
  'connections.remove.label': '{name} entfernen',
  'connections.add': 'Verbindung hinzufügen',
  'connections.tier':
    '{tier, select, free {Kostenloser Tarif} paid {Bezahltarif} other {Tarif unbekannt}}',
  'connections.kind':
    '{kind, select, free {Dienst, kostenlos} paid {Dienst, bezahlt} custom {Eigene Adresse} other {Eingebaut}}',
  'connections.key':
    '{key, select, stored {Schlüssel …{end}} session {Schlüssel …{end}, für diese Sitzung} missing {Schlüssel fehlt: erneut eingeben} locked {Schlüssel …{end}, gesperrt: Geheimnisspeicher entsperren} other {Kein Schlüssel nötig}}',
  'connections.languages': '{from} → {to}',
  'connections.remove.sure': '„{name}“ entfernen?',
  'connections.remove.sure.about':
    'Adresse und Schlüssel werden von diesem Computer gelöscht. Der Schlüssel selbst bleibt beim Dienst gültig.{active, select, yes { Dragoman kehrt zum Offline-Dienst zurück.} other {}}',
  'connections.remove.confirm': 'Entfernen',
  'connections.remove.cancel': 'Behalten',

  'connections.form.add': 'Verbindung hinzufügen',
  'connections.form.edit': '„{name}“ bearbeiten',
  'connections.form.kind': 'Dienst',
  'connections.form.kind.paid': 'Bezahltarif',
  'connections.form.kind.free': 'Kostenlos',
  'connections.form.kind.custom': 'Eigene Adresse',
  'connections.form.kind.paid.about':
    'Die Adresse Ihres Dienstes für den Bezahltarif; Schlüssel haben keine besondere Endung.',
  'connections.form.kind.free.about':
    'Die Adresse Ihres Dienstes für den kostenlosen Tarif; Schlüssel enden auf :fx.',
  'connections.form.kind.custom.about':
    'Jeder Dienst mit derselben Schnittstelle, auch einer auf diesem Computer.',
  'connections.form.name': 'Name',
  'connections.form.name.about': 'Zur Unterscheidung von Ihren anderen Verbindungen.',
  'connections.form.name.placeholder': 'Büro',
  'connections.form.address': 'Adresse',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'Beginnt mit https://. In der Dokumentation Ihres Dienstes heißt sie Basisadresse.',
  'connections.form.address.keep': 'Leer lassen, um {host} beizubehalten.',
  'connections.form.keyword': 'Authentifizierungs-Schlüsselwort',
  'connections.form.keyword.about':
    'Steht im Authorization-Header vor dem Schlüssel. Ändern Sie es nur, wenn die Dokumentation Ihres Dienstes ein anderes nennt.',
  'connections.form.keyword.use': '{keyword} verwenden',
  'connections.form.address.known':
    'Leer lassen, um {host} zu verwenden, die Adresse von „{name}“.',
  'connections.form.key': 'Schlüssel',
  'connections.form.key.about':
    'Wird nur an diese Adresse gesendet. Später sind nur die letzten vier Zeichen zu sehen.',
  'connections.form.key.keep': 'Leer lassen, um den Schlüssel mit der Endung {end} beizubehalten.',
  'connections.form.languages': 'Vorgegebene Sprachen',
  'connections.form.source': 'Meist von',
  'connections.form.target': 'Meist nach',
  'connections.form.source.any': 'Erkennen',
  'connections.form.target.any': 'Wie zuletzt',
  'connections.form.check': 'Schlüssel prüfen',
  'connections.form.checking': 'Wird geprüft …',
  'connections.form.save': 'Prüfen und speichern',
  'connections.form.saving': 'Wird geprüft und gespeichert …',
  'connections.form.cancel': 'Abbrechen',
  'connections.form.checked':
    'Der Schlüssel funktioniert. {tier, select, free {Kostenloser Tarif} other {Bezahltarif}}, Schlüssel …{end}; {usage}. Noch ist nichts gespeichert.',
  'connections.form.usage-unread': 'Nutzungszahlen darf er nicht lesen',
  'connections.form.refused': 'Es wurde nichts gespeichert. Ihre Eingaben sind noch da.',

  'connections.problem.name.missing': 'Geben Sie der Verbindung einen Namen.',
  'connections.problem.name.too-long': 'Höchstens 80 Zeichen.',
  'connections.problem.address.missing': 'Geben Sie die Adresse des Dienstes ein.',
  'connections.problem.address.malformed':
    'Das ist keine Adresse. Sie beginnt mit https:// und einem Hostnamen.',
  'connections.problem.address.insecure':
    'http:// ist nicht verschlüsselt und deshalb nur für diesen Computer erlaubt (localhost, 127.0.0.1). Schreiben Sie https://.',
  'connections.problem.address.surplus':
    'Lassen Sie Benutzernamen, Fragezeichen und # weg. Schlüssel reisen in einem Header, nie in der Adresse.',
  'connections.problem.keyword.malformed':
    'Buchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe.',
  'connections.problem.key.missing': 'Geben Sie den Schlüssel ein.',
  'connections.problem.key.new-address':
    'Die Adresse ist neu. Geben Sie den Schlüssel erneut ein, damit er nur dorthin geht, wohin er soll.',
  'connections.problem.key.spaces':
    'Ein Schlüssel enthält keine Leerzeichen. Kopieren Sie ihn erneut.',
  'connections.problem.key.too-long': 'Höchstens 512 Zeichen.',
  'connections.hint.looks-free':
    'Dieser Schlüssel endet auf :fx wie die des kostenlosen Tarifs. Wählen Sie „Kostenlos“ und die Adresse dazu.',
  'connections.hint.looks-paid':
    'Schlüssel des kostenlosen Tarifs enden auf :fx, dieser nicht. Vielleicht gehört er zum Bezahltarif.',
  'connections.hint.looks-admin':
    'Dieser Schlüssel endet auf :adm wie Admin-Schlüssel. Zum Übersetzen ist ein Entwicklerschlüssel nötig.',

  'capabilities.title': 'Was der Schlüssel von „{name}“ darf',
  'capabilities.title.offline': 'Was der Offline-Dienst kann',
  'capabilities.about': 'Aus den bisherigen Anfragen gelernt. Ausprobieren kostet nichts.',
  'capabilities.try': 'Alles ausprobieren',
  'capabilities.trying': 'Wird ausprobiert …',
  'capabilities.list': 'Funktionen',
  'capabilities.feature':
    '{feature, select, translate {Text übersetzen} languages {Liste der Sprachen} memories {Translation-Memorys} glossaries {Glossare} style_rules {Stilregeln} detect {Sprachbestimmung} usage {Nutzungszahlen} voice {Gesprochenes} spoken_terms {Gesprochene Begriffe} documents {Dokumente} admin {Berichte und Entwicklerschlüssel} writing {Umformulieren und Korrigieren} other {{feature}}}',
  'capabilities.state':
    '{state, select, available {Verfügbar} refused {Verweigert} other {Nicht ausprobiert}}',
};
