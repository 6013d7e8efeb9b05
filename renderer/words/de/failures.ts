import type { failures as en } from '../en/failures.ts';

export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what':
    'Dieser Dienst erwartet ein anderes Authentifizierungs-Schlüsselwort.',
  'failure.keyword-refused.why':
    '{host, select, none {Der Dienst} other {{host}}} akzeptiert diesen Schlüssel, aber mit einem anderen Schlüsselwort davor.',
  'failure.keyword-refused.do':
    'Übernehmen Sie das angebotene Schlüsselwort und speichern Sie erneut.',

  'failure.key-refused.what':
    'Der Schlüssel wurde abgelehnt{status, select, none {} other { ({status})}}.',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {Der Dienst} other {{host}}} fand keinen Schlüssel, den er kennt: Er ist falsch getippt, deaktiviert oder gehört zu einer anderen Adresse.} other {{host, select, none {Der Dienst} other {{host}}} nimmt diesen Schlüssel überhaupt nicht an: Er ist falsch getippt, deaktiviert oder für die Adresse des anderen Tarifs bestimmt.}}',
  'failure.key-refused.do':
    'Vergleichen Sie Schlüssel und Adresse der Verbindung mit denen, die Sie bekommen haben, und geben Sie den Schlüssel im Zweifel erneut ein. Sonst fragen Sie bei der Stelle nach, von der Sie ihn haben, ob er noch aktiv ist.',

  'failure.scope-missing.what':
    'Der Schlüssel darf das nicht{status, select, none {} other { ({status})}}.',
  'failure.scope-missing.why':
    '{scopes, select, none {Er ist auf bestimmte Berechtigungen beschränkt, und die für diese Anfrage nötige gehört nicht dazu.} other {Er ist auf bestimmte Berechtigungen beschränkt; ihm {count, plural, one {fehlt die Berechtigung} other {fehlen die Berechtigungen}} {scopes}.}}',
  'failure.scope-missing.do':
    '{scopes, select, none {Bitten Sie Ihre Schlüsselverwaltung, dem Schlüssel die fehlende Berechtigung zu geben} other {Bitten Sie Ihre Schlüsselverwaltung, dem Schlüssel {scopes} zu geben}}{feature, select, memories {, oder übersetzen Sie ohne Translation-Memory} glossaries {, oder übersetzen Sie ohne Glossare} style_rules {, oder schalten Sie die Stilregel für diesen Text aus} detect {, oder wählen Sie die Ausgangssprache selbst} usage {; übersetzt wird auch ohne sie} other {, oder verwenden Sie eine Verbindung, deren Schlüssel sie hat}}.',

  'failure.feature-refused.what':
    'Das Konto hat keinen Zugang zu {feature, select, translate {Textübersetzungen} languages {der Liste der Sprachen} memories {Translation-Memorys} glossaries {Glossaren} style_rules {Stilregeln} detect {der Sprachbestimmung} usage {Nutzungszahlen} documents {Dokumentübersetzungen} writing {Umformulierung und Korrektur} admin {Berichten und Entwicklerschlüsseln} other {dieser Funktion}}{status, select, none {} other { ({status})}}.',
  'failure.feature-refused.why':
    '{feature, select, detect {Die Sprachbestimmung ist eine Beta, der ein Konto erst beitreten muss; der Schlüssel selbst ist in Ordnung.} admin {Im kostenlosen Tarif gibt es keine Admin-Aufrufe, und auch in anderen Tarifen können sie fehlen.} other {Der Tarif hinter diesem Schlüssel enthält sie nicht; der Schlüssel selbst ist in Ordnung.}}',
  'failure.feature-refused.do':
    '{feature, select, detect {Bitten Sie die Inhaberin oder den Inhaber des Kontos, der Beta beizutreten, oder wählen Sie die Ausgangssprache selbst.} memories {Bitten Sie um eine Änderung des Tarifs, oder übersetzen Sie ohne Translation-Memory.} glossaries {Bitten Sie um eine Änderung des Tarifs, oder übersetzen Sie ohne Glossare.} style_rules {Bitten Sie um eine Änderung des Tarifs, oder schalten Sie die Stilregel aus.} other {Bitten Sie um eine Änderung des Tarifs, oder wechseln Sie zu einer anderen Verbindung.}}',

  'failure.legacy-auth.what':
    'Die Art, wie der Schlüssel ankam, wurde abgelehnt{status, select, none {} other { ({status})}}.',
  'failure.legacy-auth.why':
    'Der Dienst nimmt Schlüssel nicht mehr in einer Adresse oder im Inhalt einer Anfrage an. Dragoman sendet den Schlüssel nur in einem Header; vermutlich hat ihn also ein Gateway oder Proxy unterwegs verschoben.',
  'failure.legacy-auth.do':
    'Prüfen Sie, dass die Adresse der Verbindung weder Schlüssel noch Fragezeichen enthält. Liegt ein Gateway dazwischen, bitten Sie dessen Verwaltung, den Authorization-Header unverändert durchzulassen.',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {Dafür ist ein Admin-Schlüssel nötig} other {Das ist die falsche Art von Schlüssel}}{status, select, none {} other { ({status})}}.',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {Ein Entwicklerschlüssel übersetzt, kann aber das Konto nicht verwalten, und diese Anfrage verwaltet das Konto.} other {Ein Admin-Schlüssel verwaltet das Konto und dessen Schlüssel; übersetzen kann er nicht.}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {Verwenden Sie dafür einen Admin-Schlüssel. Admin-Schlüssel enden auf :adm.} other {Geben Sie für diese Verbindung einen Entwicklerschlüssel ein. Ein Schlüssel, der auf :adm endet, ist ein Admin-Schlüssel.}}',

  'failure.bad-request.what':
    'Der Dienst konnte die Anfrage nicht annehmen{status, select, none {} other { ({status})}}.',
  'failure.bad-request.why':
    '{field, select, none {Der Text oder eine seiner Optionen ist nicht das, was der Dienst erwartet.} other {Der Dienst beanstandet den Wert von „{field}“.}}',
  'failure.bad-request.do':
    '{field, select, none {Ändern Sie die zuletzt gesetzten Optionen oder setzen Sie sie zurück, und übersetzen Sie erneut.} other {Ändern oder entfernen Sie „{field}“ und übersetzen Sie erneut.}}',

  'failure.not-found.what':
    '{feature, select, admin {Der Dienst hat den Entwicklerschlüssel nicht gefunden} other {Der Dienst hat nicht gefunden, was die Anfrage nennt}}{status, select, none {} other { ({status})}}.',
  'failure.not-found.why':
    '{feature, select, memories {Das Translation-Memory wurde gelöscht, deckt diese Zielsprache nicht ab oder gehört zu einem anderen Konto.} glossaries {Das Glossar wurde gelöscht, hat dieses Sprachpaar nicht oder gehört zu einem anderen Konto.} style_rules {Die Stilregel wurde gelöscht oder gehört zu einem anderen Konto.} admin {Der Entwicklerschlüssel gehört zu einem anderen Konto, oder unter dieser Adresse gibt es keine Admin-Aufrufe.} other {Ein Memory, ein Glossar oder eine Stilregel wurde gelöscht oder gehört zu einem anderen Konto, oder unter dieser Adresse gibt es nichts.}}',
  'failure.not-found.do':
    '{feature, select, admin {Lesen Sie die Liste der Schlüssel neu.} other {Wählen Sie es in den Optionen neu.}} Wenn jede Anfrage so endet, prüfen Sie die Adresse der Verbindung.',

  'failure.too-large.what': 'Die Anfrage ist zu groß{status, select, none {} other { ({status})}}.',
  'failure.too-large.why':
    '{limit, select, none {Der Dienst begrenzt die Größe einer Anfrage; Kontext und Anweisungen zählen mit.} other {Der Dienst nimmt höchstens {limitNumber, number} Bytes je Anfrage; Kontext und Anweisungen zählen mit.}}',
  'failure.too-large.do':
    'Kürzen Sie Kontext und Anweisungen, oder übersetzen Sie den Text in zwei Teilen.',

  'failure.unsupported-media.what':
    'Der Dienst nimmt diese Form von Anfrage nicht an{status, select, none {} other { ({status})}}.',
  'failure.unsupported-media.why':
    'Er meldete einen anderen Inhaltstyp, als Dragoman gesendet hat. Vielleicht verändert ein Gateway oder Proxy unterwegs Anfragen, oder die Adresse führt zu einem anderen Dienst.',
  'failure.unsupported-media.do':
    'Prüfen Sie die Adresse der Verbindung und fragen Sie dann Ihre Netzverwaltung nach dem Gateway.{trace, select, none {} other { Der Support des Dienstes kann der Trace-ID unten nachgehen.}}',

  'failure.rate-limited.what':
    'Zu viele Anfragen auf einmal{status, select, none {} other { ({status})}}.',
  'failure.rate-limited.why':
    '{status, select, 529 {Der Dienst ist durch alle Nutzenden zusammen überlastet und weist eine Zeit lang Anfragen ab.} other {Dieser Schlüssel hat in kurzer Zeit mehr Anfragen gesendet, als der Dienst erlaubt, hier oder in einem anderen Programm.}}',
  'failure.rate-limited.do':
    '{status, select, 529 {Warten Sie einige Minuten und übersetzen Sie erneut, oder wechseln Sie zum Offline-Dienst.} other {Warten Sie eine Minute und übersetzen Sie erneut; mit Strg+Eingabe statt beim Tippen zu übersetzen sendet weniger Anfragen.}}',

  'failure.quota-exceeded.what':
    'Die Zeichen dieses Zeitraums sind aufgebraucht{status, select, none {} other { ({status})}}.',
  'failure.quota-exceeded.why':
    '{limit, select, none {Das Konto, seine Kostenkontrolle oder dieser Schlüssel hat das Limit erreicht. Ein erneuter Versuch hilft nicht, darum unternimmt Dragoman keinen.} other {Das Limit von {limitNumber, number} Zeichen ist erreicht. Ein erneuter Versuch hilft nicht, darum unternimmt Dragoman keinen.}}',
  'failure.quota-exceeded.do':
    'Bitten Sie um ein höheres Limit für das Konto, warten Sie auf den nächsten Abrechnungszeitraum, oder wechseln Sie zum Offline-Dienst, der kein Limit hat.',

  'failure.service-error.what':
    'Der Dienst ist gescheitert{status, select, none {} other { ({status})}}.',
  'failure.service-error.why':
    'Im Dienst ist etwas schiefgegangen; Ihr Text und Ihr Schlüssel sind nicht die Ursache.',
  'failure.service-error.do':
    'Übersetzen Sie in einer Minute erneut. Bleibt es dabei, {trace, select, none {melden Sie es dem Support des Dienstes} other {nennen Sie dem Support des Dienstes die Trace-ID unten}}, oder wechseln Sie zum Offline-Dienst.',

  'failure.service-unavailable.what':
    'Der Dienst ist zurzeit nicht verfügbar{status, select, none {} other { ({status})}}.',
  'failure.service-unavailable.why':
    '{status, select, 502 {Ein Gateway davor bekam von ihm keine richtige Antwort.} 504 {Ein Gateway davor hat zu lange auf seine Antwort gewartet.} 529 {Er ist durch alle Nutzenden zusammen überlastet und weist Anfragen ab.} other {Er wird gewartet oder ist überlastet.}}',
  'failure.service-unavailable.do':
    'Ihr Text bleibt erhalten. Übersetzen Sie in einigen Minuten erneut, oder wechseln Sie zum Offline-Dienst.',

  'failure.timeout.what':
    '{host, select, none {Der Dienst} other {{host}}} hat nicht rechtzeitig geantwortet{status, select, none {} other { ({status})}}.',
  'failure.timeout.why':
    '{status, select, none {Die Verbindung stand, aber es kam keine vollständige Antwort. Der Dienst oder das Netz ist langsam.} other {Ein Gateway vor dem Dienst hat zu lange auf ihn gewartet.}}',
  'failure.timeout.do':
    'Übersetzen Sie erneut. Wenn lange Texte scheitern und kurze nicht, übersetzen Sie in kleineren Teilen.',

  'failure.unreachable.what':
    '{host, select, none {Der Dienst} other {{host}}} ist nicht erreichbar.',
  'failure.unreachable.why':
    'Es kam keine Verbindung zustande, oder sie brach ab: Dieser Computer ist offline, eine Firewall oder ein Proxy versperrt den Weg, oder die Adresse ist falsch.',
  'failure.unreachable.do':
    'Prüfen Sie Ihr Netz und die Adresse der Verbindung. Der Offline-Dienst arbeitet ohne Netz.',

  'failure.untrusted-certificate.what':
    '{host, select, none {Der Dienst} other {{host}}} konnte sich nicht ausweisen.',
  'failure.untrusted-certificate.why':
    'Dieser Computer vertraut dem Zertifikat nicht, es ist abgelaufen oder für einen anderen Namen ausgestellt. Es wurde nichts gesendet.',
  'failure.untrusted-certificate.do':
    'Prüfen Sie die Adresse und die Uhr dieses Computers. In einem Firmennetz lassen Sie dessen Stammzertifikat auf diesem Computer installieren.',

  'failure.bad-answer.what':
    'Die Antwort war nicht lesbar{status, select, none {} other { ({status})}}.',
  'failure.bad-answer.why':
    '{host, select, none {Der Dienst} other {{host}}} hat etwas anderes gesendet, als er verspricht. Oft ist das die Anmeldeseite eines Netzes oder eine Adresse, die woandershin führt.',
  'failure.bad-answer.do':
    'Öffnen Sie eine beliebige Webseite, um zu sehen, ob Ihr Netz eine Anmeldung verlangt; prüfen Sie dann die Adresse der Verbindung.',

  'failure.insecure-address.what':
    'Die Verbindung{host, select, none {} other { zu {host}}} wäre nicht verschlüsselt; deshalb wurde nichts gesendet.',
  'failure.insecure-address.why':
    'Über http:// könnten alle auf dem Weg Ihre Texte und Ihren Schlüssel lesen. Nur Adressen auf diesem Computer (localhost, 127.0.0.1) dürfen ohne https auskommen.',
  'failure.insecure-address.do':
    'Schreiben Sie die Adresse mit https://. Leitet der Dienst auf eine unverschlüsselte Adresse um, sagen Sie es seinem Betreiber.',

  'failure.bad-address.what': 'Das ist keine Adresse eines Dienstes.',
  'failure.bad-address.why':
    'Eine Adresse beginnt mit https:// und einem Hostnamen, ohne Benutzernamen, Fragezeichen oder #.',
  'failure.bad-address.do':
    'Korrigieren Sie die Adresse; ein Beispiel ist https://translate.example.org.',

  'failure.key-missing.what':
    '{name, select, none {Diese Verbindung} other {„{name}“}} hat zurzeit keinen {kind, select, admin {Admin-Schlüssel} other {Schlüssel}}.',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {Wo Dragoman keinen Geheimnisspeicher findet, halten Schlüssel nur eine Sitzung lang, und diese Sitzung ist beendet.} other {Berichte und Entwicklerschlüssel brauchen einen Admin-Schlüssel, der getrennt von dem Schlüssel verwahrt wird, der übersetzt.}}} other {Wo Dragoman keinen Geheimnisspeicher findet, halten Schlüssel nur eine Sitzung lang, und diese Sitzung ist beendet.}}',
  'failure.key-missing.do':
    '{kind, select, admin {Geben Sie unter „Nutzung“ einen Admin-Schlüssel ein; Admin-Schlüssel enden auf :adm.} other {Geben Sie den Schlüssel unter „Einstellungen“, „Verbindungen“ erneut ein, oder wechseln Sie zum Offline-Dienst.}}',

  'failure.key-locked.what': 'Der Schlüssel dieser Verbindung ist nicht lesbar.',
  'failure.key-locked.why':
    'Er liegt weiterhin im Geheimnisspeicher dieses Computers, der gesperrt ist oder nicht läuft.',
  'failure.key-locked.do':
    'Entsperren oder starten Sie den Geheimnisspeicher, beenden Sie dann Dragoman und starten es erneut. Oder geben Sie den Schlüssel erneut ein.',

  'failure.offline-service-down.what': 'Der Offline-Dienst steht still.',
  'failure.offline-service-down.why':
    'Er läuft neben Dragoman auf diesem Computer, wurde unerwartet beendet und ließ sich nicht wieder starten.',
  'failure.offline-service-down.do':
    'Versuchen Sie es in einigen Sekunden noch einmal. Bleibt er aus, beenden Sie Dragoman und starten es erneut; Ihr Text bleibt erhalten.',

  'failure.outcome-unknown.what':
    'Es ist nicht bekannt, ob die Änderung vorgenommen wurde{status, select, none {} other { ({status})}}.',
  'failure.outcome-unknown.why':
    'Sie wurde einmal gesendet, und {reason, select, bad_answer {was der Dienst antwortete, war nicht lesbar} service_error {im Dienst trat ein eigener Fehler auf} service_unavailable {der Dienst war gerade nicht verfügbar} timeout {es kam rechtzeitig keine Antwort} offline_service_down {der Offline-Dienst wurde vor der Antwort beendet} other {die Verbindung brach vor der Antwort ab}}.',
  'failure.outcome-unknown.do':
    'Sehen Sie in der Liste nach, wie sie jetzt beim Dienst steht, bevor Sie es noch einmal versuchen; Dragoman sendet eine solche Änderung nie von selbst zweimal.',

  'failure.cancelled.what': 'Sie haben das abgebrochen.',
  'failure.cancelled.why': 'Die Anfrage wurde abgebrochen, bevor ihre Antwort vollständig war.',
  'failure.cancelled.do': 'Was schon da war, bleibt erhalten. Starten Sie es jederzeit erneut.',

  'failure.invalid-input.what':
    '{reason, select, needs_source {Glossare brauchen eine Ausgangssprache.} needs_xml {Eine Option für XML ist gesetzt, aber der Text wird nicht als XML behandelt.} needs_tag_handling {Eine Option für Tags ist gesetzt, aber der Text wird ohne Tags behandelt.} target_unsupported {Die Zielsprache nimmt {field, select, formality {diese Förmlichkeit} instructions {eigene Anweisungen} other {eine der Optionen}} nicht an.} too_long {Der Text ist zu lang.} label_mismatch {Was eingetippt wurde, ist nicht die Bezeichnung des Schlüssels.} changed {Die Liste wurde inzwischen geändert.} full {Die Liste ist voll.} one_only {Stil und Ton können nicht zusammen wirken.} missing {{field, select, address {Die Adresse fehlt.} key {Der Schlüssel fehlt.} name {Der Name fehlt.} other {Etwas fehlt.}}} other {Dragoman konnte diese Eingabe nicht annehmen.}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {Ein Glossar gilt für ein Sprachpaar, und „Von“ steht auf Erkennen. Es wurde nichts gesendet.} needs_xml {{field, select, outlineDetection {Das selbsttätige Finden der Struktur} splittingTags {Eine Liste trennender Tags} nonSplittingTags {Eine Liste nicht trennender Tags} ignoreTags {Eine Liste ignorierter Tags} other {Die Option}} bedeutet nur in XML etwas. Es wurde nichts gesendet.} needs_tag_handling {Eine Version der Tag-Verarbeitung sagt nichts, solange Tags nicht verarbeitet werden. Es wurde nichts gesendet.} target_unsupported {Der Dienst würde die Anfrage als Ganzes ablehnen; deshalb wurde nichts gesendet.} too_long {Höchstens 2.000.000 Zeichen werden auf einmal übersetzt; Auszeichnungen zählen nicht, wo Tags verarbeitet werden.} label_mismatch {Ein Schlüssel wird endgültig deaktiviert; deshalb muss die Bezeichnung eingetippt werden, die der Dienst jetzt hat. Es wurde nichts geändert.} changed {Jemand anders oder ein anderes Fenster hat etwas hinzugefügt oder entfernt. Hier wurde nichts geändert.} full {Die Reihenfolge wird geändert, indem Anweisungen neu angelegt werden, und für eine weitere ist kein Platz.} one_only {Der Dienst nimmt eines von beiden, und keines, wenn er nur korrigiert. Es wurde nichts gesendet.} missing {Ohne das kann die Verbindung nicht arbeiten.} other {{field, select, none {Ein Wert fehlt, ist zu lang oder hat die falsche Form.} other {Der Wert von „{field}“ fehlt, ist zu lang oder hat die falsche Form.}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {Wählen Sie unter „Von“ die Ausgangssprache, oder entfernen Sie in den Optionen die Glossare.} needs_xml {Stellen Sie in den Optionen „Tags“ auf XML, oder setzen Sie die Option zurück.} needs_tag_handling {Stellen Sie in den Optionen „Tags“ auf XML oder HTML, oder setzen Sie die Version auf die Vorgabe zurück.} target_unsupported {{field, select, formality {Wählen Sie eine der Förmlichkeiten „wo möglich“ oder die Vorgabe.} instructions {Entfernen Sie die eigenen Anweisungen für diese Zielsprache.} other {Setzen Sie die Option für diese Zielsprache zurück.}}} too_long {Übersetzen Sie den Text in Teilen.} label_mismatch {Lesen Sie die Liste der Schlüssel neu, da ihn jemand umbenannt haben kann, und tippen Sie die Bezeichnung so ein, wie sie dort steht.} changed {Sehen Sie sich die Liste an, wie sie jetzt ist, und ordnen Sie sie erneut.} full {Löschen Sie zuerst eine Anweisung.} one_only {Wählen Sie eines von beiden oder keines.} missing {Geben Sie es ein und versuchen Sie es noch einmal.} other {{field, select, none {Korrigieren Sie es und versuchen Sie es noch einmal.} other {Korrigieren Sie „{field}“ und versuchen Sie es noch einmal.}}}}',

  'failure.unknown-route.what': 'Dieses Fenster und das Programm dahinter passen nicht zusammen.',
  'failure.unknown-route.why':
    'Dragoman wurde aktualisiert, während dieses Fenster offen war; deshalb fragt das Fenster nach etwas, das es nicht mehr gibt.',
  'failure.unknown-route.do':
    'Laden Sie das Fenster neu, oder beenden Sie Dragoman und starten es erneut.',

  'failure.message-too-large.what': 'Der Text ist zu lang für einen Schritt.',
  'failure.message-too-large.why':
    '{limit, select, none {Dragoman begrenzt, wie viel es auf einmal verarbeitet.} other {Dragoman verarbeitet höchstens {limitSize} auf einmal.}}',
  'failure.message-too-large.do': 'Teilen Sie den Text oder die Liste und versuchen Sie es erneut.',

  'failure.file-too-large.what': '{name, select, none {Die Datei} other {„{name}“}} ist zu groß.',
  'failure.file-too-large.why':
    '{limit, select, none {Ein Text, der hier geöffnet wird, muss in den Speicher passen und sich bearbeiten lassen.} other {Dateien, die hier geöffnet werden, dürfen höchstens {limitSize} haben.}}',
  'failure.file-too-large.do':
    'Teilen Sie die Datei, oder kopieren Sie den Teil, den Sie brauchen, und fügen Sie ihn ein.',

  'failure.file-unreadable.what':
    '{name, select, none {Die Datei} other {„{name}“}} war nicht lesbar.',
  'failure.file-unreadable.why':
    'Sie ist kein reiner Text, ihre Kodierung ist unbekannt, oder dieser Computer hat den Zugriff verweigert.',
  'failure.file-unreadable.do':
    'Speichern Sie sie als reinen Text in UTF-8 und öffnen Sie sie erneut, oder kopieren Sie ihren Text und fügen Sie ihn ein.',

  'failure.file-gone.what': '{name, select, none {Die Datei} other {„{name}“}} ist nicht mehr da.',
  'failure.file-gone.why': 'Sie wurde verschoben, gelöscht oder vor zu langer Zeit übergeben.',
  'failure.file-gone.do': 'Wählen Sie die Datei erneut.',

  'failure.no-recogniser.what':
    'Der Dienst kann Gesprochenes in {language, select, none {dieser Sprache} other {der Sprache {languageName}}} nicht mitschreiben.',
  'failure.no-recogniser.why':
    'Er hat dafür keine Spracherkennung. Der eingebaute Dienst versteht Englisch, sofern ein PocketSphinx-Modell installiert ist. Es wurde nichts aufgenommen oder gesendet.',
  'failure.no-recogniser.do':
    'Installieren Sie für Englisch das Debian-Paket pocketsphinx-en-us. Für andere Sprachen geben Sie unter „Einstellungen“, „Sprechen“ den Ordner eines Sprachmodells an. Oder wählen Sie eine andere Verbindung.',

  'failure.speech-model-unusable.what': 'Das Sprachmodell ist nicht verwendbar.',
  'failure.speech-model-unusable.why':
    'Eine Datei darin fehlt oder ist beschädigt. Es wurde nichts aufgenommen oder gesendet.',
  'failure.speech-model-unusable.do':
    'Prüfen Sie unter „Einstellungen“, „Sprechen“ den Ordner des Sprachmodells, oder leeren Sie das Feld, um das installierte englische Modell zu verwenden. Starten Sie Dragoman danach neu.',

  'failure.no-synthesiser.what':
    'Der Dienst kann {language, select, none {diese Sprache} other {die Sprache {languageName}}} nicht sprechen.',
  'failure.no-synthesiser.why':
    'Er hat keine Stimme dafür. Der eingebaute Dienst spricht mit einem Sprachprogramm, das auf dem Computer installiert ist, etwa espeak-ng oder flite.',
  'failure.no-synthesiser.do':
    'Schalten Sie die gesprochene Übersetzung aus; die geschriebene arbeitet ohne sie. Oder installieren Sie ein Sprachprogramm und starten Dragoman erneut.',

  'failure.stream-refused.what': 'Der Dienst hat den Sprachstream mit einem Fehler beendet.',
  'failure.stream-refused.why':
    '{reason, select, flooded {Er sandte viel mehr Text, als jemand sprechen kann.} other {Seine eigenen Worte stehen unten.}} Alles, was vorher abgeschlossen war, bleibt erhalten.',
  'failure.stream-refused.do':
    'Starten Sie eine neue Sitzung. Endet sie genauso, senden Sie die Trace-ID an den Support des Dienstes.',

  'failure.stream-lost.what': 'Der Sprachstream ging verloren.',
  'failure.stream-lost.why':
    'Die Verbindung brach ab und ließ sich nicht rechtzeitig wieder öffnen. Das Transkript bis hierher bleibt erhalten; ein Abschnitt, der den Dienst nie erreicht hat, ist als Lücke markiert.',
  'failure.stream-lost.do':
    'Prüfen Sie das Netz und starten Sie eine neue Sitzung. Wo der Ton aufbewahrt wurde, lässt sich die Lücke daraus füllen.',

  'failure.recorder-missing.what': 'Auf diesem Computer gibt es kein Aufnahmeprogramm.',
  'failure.recorder-missing.why':
    '{name, select, none {Dragoman nimmt ein Gerät des Computers über ein Programm auf} other {Dragoman nimmt über {name} auf}}, und es ist nicht installiert.',
  'failure.recorder-missing.do':
    'Wählen Sie stattdessen das Mikrofon in diesem Fenster, oder installieren Sie das Programm (unter Debian und Ubuntu: alsa-utils) und versuchen es noch einmal.',

  'failure.recorder-failed.what':
    '{reason, select, device {Das Gerät ist weg.} busy {Ein anderes Programm belegt das Gerät.} permission {Dieser Computer hat den Zugriff auf das Gerät verweigert.} server {Der Soundserver des Computers antwortet nicht.} other {Die Aufnahme endete von selbst.}}',
  'failure.recorder-failed.why':
    '{reason, select, device {Es wurde abgezogen oder ausgeschaltet. Dragoman wechselt nie von selbst zu einem anderen Mikrofon.} busy {Es lässt nur ein Programm zugleich aufnehmen.} permission {Das Benutzerkonto darf die Tongeräte nicht verwenden.} server {Die Aufnahme läuft über ihn.} other {Das Aufnahmeprogramm wurde beendet oder hat zu lange nichts gesendet.}} Die Sitzung geht weiter; was inzwischen gesagt wurde, fehlt.',
  'failure.recorder-failed.do':
    '{reason, select, device {Schließen Sie es wieder an, oder wählen Sie eine andere Quelle.} busy {Schließen Sie das andere Programm und wählen Sie die Quelle dann erneut.} permission {Geben Sie dem Benutzerkonto Zugriff auf Tongeräte (unter Linux: die Gruppe audio), oder verwenden Sie das Mikrofon in diesem Fenster.} server {Starten Sie den Soundserver erneut und wählen Sie die Quelle dann erneut.} other {Wählen Sie die Quelle erneut.}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {Das Mikrofon ist nicht erlaubt.} missing {Es wurde kein Mikrofon gefunden.} unplugged {Das Mikrofon ist weg.} busy {Ein anderes Programm belegt das Mikrofon.} ended {Das Mikrofon wurde gestoppt.} other {Das Mikrofon ließ sich nicht verwenden.}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {Der Zugriff wurde für dieses Fenster oder für Dragoman insgesamt verweigert.} missing {Der Computer nennt kein Gerät, das aufnimmt.} unplugged {Es wurde abgezogen oder ausgeschaltet. Dragoman wechselt nie von selbst zu einem anderen Mikrofon.} busy {Es lässt nur ein Programm zugleich aufnehmen.} ended {Das System oder der Browser hat die Aufnahme beendet.} other {Der Computer nannte keinen weiteren Grund.}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {Erlauben Sie das Mikrofon in den Website-Einstellungen des Fensters und in den Datenschutzeinstellungen des Systems und versuchen Sie es dann noch einmal.} missing {Schließen Sie eines an, oder nehmen Sie von einem Gerät des Computers oder aus einer Datei auf.} unplugged {Schließen Sie es wieder an, oder wählen Sie ein anderes.} busy {Schließen Sie das andere Programm und versuchen Sie es noch einmal.} other {Wählen Sie das Mikrofon erneut.}}',

  'failure.sound-unreadable.what':
    '{name, select, none {Die Tondatei} other {„{name}“}} lässt sich nicht abspielen.',
  'failure.sound-unreadable.why':
    '{reason, select, empty {Sie enthält keinen Ton.} no_decoder {Andere Dateien als WAV dekodiert ffmpeg, und das ist nicht installiert.} other {Sie ist beschädigt oder von unbekannter Art.}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {Wählen Sie eine andere Datei.} no_decoder {Installieren Sie ffmpeg, oder speichern Sie die Datei als WAV.} other {Speichern Sie sie als WAV und wählen Sie sie erneut.}}',

  'failure.session-running.what': 'Eine Sprachsitzung läuft.',
  'failure.session-running.why':
    'Es kann nur eine zugleich laufen, und solange kann sie nicht gelöscht werden.',
  'failure.session-running.do': 'Beenden Sie sie zuerst.',

  'failure.disk-full.what': 'Der Datenträger ist voll.',
  'failure.disk-full.why': 'Was hereinkommt, kann nicht mehr geschrieben werden.',
  'failure.disk-full.do':
    'Schaffen Sie Platz auf dem Datenträger. Eine laufende Sitzung wird wieder aufbewahrt, sobald welcher da ist; ein Dokument können Sie noch einmal versuchen.',

  'failure.too-many-files.what': 'Auf diesem Computer sind zu viele Dateien geöffnet.',
  'failure.too-many-files.why':
    'Das System begrenzt, wie viele Dateien gleichzeitig geöffnet sein dürfen. Bereits Gespeichertes ist nicht verloren.',
  'failure.too-many-files.do': 'Schließen Sie andere Programme und versuchen Sie es noch einmal.',

  'failure.data-not-written.what': 'Es konnte auf diesem Computer nicht aufbewahrt werden.',
  'failure.data-not-written.why':
    'Dragoman darf nicht mehr in seinen Datenordner schreiben, oder dessen Laufwerk arbeitet nicht richtig.',
  'failure.data-not-written.do':
    'Erlauben Sie das Schreiben in den Ordner wieder, oder schließen Sie sein Laufwerk an, und versuchen Sie es noch einmal. Was zu sehen ist, ist noch da.',

  'failure.data-newer.what': 'Der Offline-Dienst kann seine Daten nicht öffnen.',
  'failure.data-newer.why':
    'Eine neuere Version von Dragoman hat {name, select, none {sie} other {„{name}“}} geschrieben. Die Datei bleibt unverändert.',
  'failure.data-newer.do':
    'Starten Sie die neuere Version, starten Sie Dragoman mit einem anderen Datenordner, oder verwenden Sie eine andere Verbindung.',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {Die Datei} other {„{name}“}} hat einen Typ, der nicht übersetzt werden kann.} wrong_content {{name, select, none {Die Datei} other {„{name}“}} ist nicht, was ihr Name sagt.} damaged {{name, select, none {Die Datei} other {„{name}“}} ist beschädigt.} password {{name, select, none {Die Datei} other {„{name}“}} ist durch ein Kennwort geschützt.} protected {{name, select, none {Die Datei} other {„{name}“}} lässt kein Kopieren von Text zu.} size {{name, select, none {Die Datei} other {„{name}“}} ist zu groß.} tier {{name, select, none {Die Datei} other {„{name}“}} ist zu groß für dieses Konto.} characters {{name, select, none {Die Datei} other {„{name}“}} enthält zu viel Text.} too_large_inside {{name, select, none {Die Datei} other {„{name}“}} ist ausgepackt weit größer, als sie sein sollte.} too_deep {{name, select, none {Die Datei} other {„{name}“}} ist zu tief verschachtelt.} entities {{name, select, none {Die Datei} other {„{name}“}} definiert eigene Entitäten.} entity_growth {{name, select, none {Die Datei} other {„{name}“}} definiert eigene Entitäten.} macros {{name, select, none {Die Datei} other {„{name}“}} enthält Makros.} empty {{name, select, none {Die Datei} other {„{name}“}} enthält keinen Text.} encoding {Die Kodierung {name, select, none {der Datei} other {von „{name}“}} ist unbekannt.} xliff_version {{name, select, none {Die Datei} other {„{name}“}} hat eine XLIFF-Version, die nicht unterstützt wird.} ditamap {{name, select, none {Die Datei} other {„{name}“}} ist eine DITA-Map.} no_ocr {Der Text {name, select, none {des Bildes} other {von „{name}“}} kann hier nicht gelesen werden.} same_language {„Von“ und „Nach“ sind dieselbe Sprache.} cancelled {{name, select, none {Die Datei} other {„{name}“}} wurde nicht angesehen.} other {{name, select, none {Die Datei} other {„{name}“}} kann nicht übersetzt werden.}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragoman übersetzt docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg und png.} wrong_content {Der Inhalt ist der eines anderen Typs oder eines programmeigenen Formats mit dieser Endung.} damaged {Sie endet zu früh, oder ihre Teile widersprechen einander.} password {Ohne das Kennwort kann niemand den Text darin lesen.} protected {Sie öffnet sich ohne Kennwort, aber ihr Inhaber erlaubt nicht, Text daraus zu entnehmen.} size {{limit, select, none {Jeder Typ hat eine Höchstgröße.} other {Dateien dieses Typs dürfen höchstens {limitSize} haben.}}} tier {{limit, select, none {Dieses Konto nimmt nur kleinere Dateien dieses Typs als andere.} other {Mit diesem Konto dürfen Dateien dieses Typs höchstens {limitSize} haben.}}} characters {{limit, select, none {Ein Dokument darf nur eine bestimmte Zahl von Zeichen enthalten.} other {Ein Dokument darf höchstens {limitNumber, number} Zeichen enthalten.}}} too_large_inside {Geöffnet wäre sie größer, als Dragoman liest: insgesamt 500 MB, 40 Millionen Pixel in einem Bild, eine Million Zeichen in einem Absatz.} too_deep {Ihre Teile sind viel tiefer ineinander verschachtelt als die eines Dokuments, tiefer, als Dragoman liest.} entities {Entitäten können andere Dateien des Computers in ein Dokument ziehen; deshalb wird ihnen nicht gefolgt.} entity_growth {Die Entitäten, die sie deklariert, wachsen über jede echte Größe hinaus.} macros {Ein Dokument mit Programmen darin wird nicht weitergegeben.} empty {Es ist nichts darin, was übersetzt werden könnte; eine gescannte Seite ist ein Bild, kein Text.} encoding {Die Buchstaben darin sind in keiner Kodierung, die Dragoman kennt.} xliff_version {{version, select, none {Der Dienst nimmt die Versionen 1.2, 2.0 und 2.1 an.} other {Sie hat die Version {version}; der Dienst nimmt 1.2, 2.0 und 2.1 an.}}} ditamap {Eine Map verweist nur auf Topics; der Text steht in diesen.} no_ocr {Das braucht das Programm tesseract und dessen Daten für die Sprache des Bildes, und sie sind nicht installiert.} same_language {Ein Dokument wird aus einer Sprache in eine andere übersetzt; Varianten einer Sprache zählen als dieselbe.} cancelled {Das Ansehen wurde abgebrochen.} other {Der Grund wurde nicht genannt.}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {Speichern Sie sie in einem dieser Formate und legen Sie sie erneut ab.} wrong_content {Öffnen Sie sie in ihrem eigenen Programm, speichern Sie sie im nötigen Typ und legen Sie sie erneut ab.} damaged {Öffnen Sie sie in ihrem eigenen Programm, speichern Sie sie neu und legen Sie sie erneut ab.} password {Öffnen Sie sie in ihrem eigenen Programm, entfernen Sie das Kennwort und legen Sie sie erneut ab.} protected {Bitten Sie den Inhaber um eine Fassung ohne diese Einschränkung.} size {Teilen Sie sie, oder nehmen Sie Bilder und Filme heraus.} tier {Teilen oder verkleinern Sie sie, oder verwenden Sie eine Verbindung, die größere Dateien nimmt.} characters {Teilen Sie sie.} too_large_inside {Wenn Sie ihr vertrauen, öffnen Sie sie in ihrem eigenen Programm und speichern Sie sie neu.} too_deep {Wenn Sie ihr vertrauen, öffnen Sie sie in ihrem eigenen Programm und speichern Sie sie neu.} entities {Speichern Sie sie ohne eigenen Dokumenttyp und legen Sie sie erneut ab.} entity_growth {Speichern Sie sie ohne eigenen Dokumenttyp und legen Sie sie erneut ab.} macros {Speichern Sie sie ohne Makros, als docx, pptx oder xlsx, und legen Sie sie erneut ab.} empty {Legen Sie eine Datei mit Text ab; machen Sie aus einer gescannten Seite ein Bild (png oder jpeg), damit ihr Text gelesen wird.} encoding {Speichern Sie sie in UTF-8 und legen Sie sie erneut ab.} xliff_version {Exportieren Sie sie in einer dieser Versionen, oder übersetzen Sie die Versionen 1.0, 1.1 und 2.2 unter „Segmente“.} ditamap {Legen Sie die Topics selbst ab.} no_ocr {Installieren Sie tesseract mit der Sprache des Bildes, oder verwenden Sie eine Verbindung, deren Dienst Bilder liest.} same_language {Wählen Sie unter „Von“ oder „Nach“ eine andere Sprache.} cancelled {Legen Sie sie erneut ab.} other {Legen Sie eine andere Datei ab, oder versuchen Sie es mit einer anderen Verbindung.}}',

  'failure.document-failed.what':
    '{name, select, none {Das Dokument} other {„{name}“}} konnte nicht übersetzt werden.',
  'failure.document-failed.why':
    '{reason, select, same_language {Der Dienst fand, dass der Text schon in der Zielsprache ist.} gone {Der Dienst hat es nicht mehr: Es wurde schon abgeholt oder zu lange aufbewahrt.} result_damaged {Was zurückkam, ist keine vollständige Datei und wurde deshalb verworfen.} result_too_large {Das Ergebnis ist viel größer, als Ihre Datei werden könnte. Der Abruf wurde abgebrochen.} result_stalled {Das Ergebnis kam zu langsam, um je vollständig zu werden. Der Abruf wurde abgebrochen.} not_written {Das Ergebnis konnte nicht in seinen Ordner geschrieben werden.} locked {Was zum Abholen des Ergebnisses nötig ist, liegt im Geheimnisspeicher des Systems, der gesperrt oder nicht da ist.} interrupted {Dragoman wurde während des Sendens mehr als einmal beendet. Von selbst wird es nicht noch einmal gesendet; berechnet wird nur, was abgeholt wird.} other {Der Dienst nahm die Datei an, arbeitete daran und gab auf.}} Ihre eigene Datei wurde nicht verändert.',
  'failure.document-failed.do':
    '{reason, select, same_language {Wählen Sie eine andere Zielsprache.} gone {Versuchen Sie es noch einmal: Die Datei wird neu gesendet und zählt neu.} result_damaged {Versuchen Sie es noch einmal.} result_too_large {Versuchen Sie es noch einmal oder fragen Sie den Betreiber des Dienstes.} result_stalled {Prüfen Sie das Netzwerk und versuchen Sie es dann noch einmal.} not_written {Prüfen Sie, dass der Ordner da ist und Platz hat, und versuchen Sie es dann noch einmal.} locked {Entsperren Sie den Geheimnisspeicher, starten Sie Dragoman erneut und versuchen Sie es noch einmal; bis dahin sendet ein weiterer Versuch die Datei neu.} interrupted {Versuchen Sie es noch einmal.} other {Versuchen Sie es noch einmal. Scheitert es wieder, öffnen Sie die Datei in ihrem eigenen Programm, speichern Sie sie neu und fügen Sie sie erneut hinzu.}}',

  'failure.entries-refused.what':
    '{reason, select, none {Es gibt keinen Eintrag.} empty {{field, select, name {Der Name ist leer.} terms {Es gibt keinen Begriff.} other {Ein Eintrag ist leer.}}} duplicate {{field, select, dictionaries {Zwei Wörterbücher haben dieselben Sprachen.} other {Ein Begriff steht zweimal da.}}} control_character {{field, select, name {Der Name enthält ein Zeichen, das kein Text ist.} other {Ein Begriff enthält ein Zeichen, das kein Text ist.}}} outer_space {Ein Begriff beginnt oder endet mit einem Leerzeichen.} too_long {{field, select, name {Der Name ist zu lang.} other {Ein Begriff oder die Liste ist zu lang.}}} too_large {Die Einträge sind zu groß für ein einziges Glossar.} same_language {Ein Wörterbuch hat zweimal dieselbe Sprache.} last {Das ist das letzte Wörterbuch des Glossars.} other {Der Dienst würde das nicht annehmen.}}',
  'failure.entries-refused.why':
    '{reason, select, last {Ein Glossar ohne Wörterbücher kann es nicht geben.} too_large {{limit, select, none {Der Dienst begrenzt die Größe eines Glossars.} other {Ein Glossar darf höchstens {limitSize} enthalten, alle seine Wörterbücher zusammen.}}} other {{line, select, none {Der Dienst würde es ablehnen.} other {In Eintrag {line} betrifft das {side, select, target {die Übersetzung} other {den Ausgangstext}}; der Dienst würde die ganze Liste ablehnen.}}}} Es wurde nichts gesendet.',
  'failure.entries-refused.do':
    '{reason, select, none {Fügen Sie einen Eintrag hinzu.} last {Löschen Sie stattdessen das ganze Glossar.} too_large {Verteilen Sie die Einträge auf zwei Glossare; bis zu fünf wirken zusammen.} same_language {Wählen Sie zwei Sprachen.} duplicate {{field, select, dictionaries {Führen Sie die beiden zusammen.} other {Löschen Sie einen der beiden.}}} too_long {Kürzen Sie.} other {Korrigieren Sie das und versuchen Sie es noch einmal.}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {Die Datei} other {„{name}“}} ist beschädigt.} password {{name, select, none {Die Datei} other {„{name}“}} ist durch ein Kennwort geschützt.} too_large_inside {{name, select, none {Die Datei} other {„{name}“}} enthält zu viel.} too_deep {{name, select, none {Die Datei} other {„{name}“}} ist zu tief verschachtelt.} entities {{name, select, none {Die Datei} other {„{name}“}} definiert eigene Entitäten.} entity_growth {{name, select, none {Die Datei} other {„{name}“}} definiert eigene Entitäten.} macros {{name, select, none {Die Datei} other {„{name}“}} enthält Makros.} empty {{name, select, none {Die Datei} other {„{name}“}} ist leer.} encoding {Die Kodierung {name, select, none {der Datei} other {von „{name}“}} ist unbekannt.} other {{name, select, none {Die Datei} other {„{name}“}} enthält keine Begriffe, die Dragoman lesen kann.}}',
  'failure.table-refused.why':
    '{reason, select, damaged {Sie endet zu früh, oder ihre Teile widersprechen einander.} password {Ohne das Kennwort kann niemand lesen, was darin steht.} too_large_inside {Aus einer Datei werden höchstens 500.000 Zeilen und 128 MB Inhalt gelesen.} too_deep {Solche Dateien sind ein bekanntes Mittel, Programme scheitern zu lassen; diese blieb deshalb geschlossen.} entities {Entitäten können andere Dateien des Computers in eine Liste ziehen; deshalb wird ihnen nicht gefolgt.} entity_growth {Die Entitäten, die sie deklariert, wachsen über jede echte Größe hinaus.} macros {Eine Datei mit Programmen darin wird nicht geöffnet.} empty {Sie enthält keine Zeile.} encoding {Die Buchstaben darin sind in keiner Kodierung, die Dragoman kennt.} other {Begriffe werden aus TSV, CSV mit zwei oder vier Spalten, XLSX und TBX gelesen.}} Es wurde nichts geändert.',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {Teilen Sie sie in mehrere Dateien.} password {Öffnen Sie sie in ihrem eigenen Programm, entfernen Sie das Kennwort und wählen Sie sie erneut.} macros {Speichern Sie sie ohne Makros, als xlsx, und wählen Sie sie erneut.} encoding {Speichern Sie sie in UTF-8 und wählen Sie sie erneut.} empty {Wählen Sie eine andere Datei.} damaged {Öffnen Sie sie in ihrem eigenen Programm, speichern Sie sie neu und wählen Sie sie erneut.} other {Speichern Sie die Liste in einem dieser Formate und wählen Sie sie erneut.}}',

  'failure.local-memories-down.what': 'Die lokalen Memorys antworten nicht.',
  'failure.local-memories-down.why':
    'Der Teil von Dragoman, der sie durchsucht, wurde unerwartet beendet, und nach einem neuen Start noch einmal. Was in ihnen gespeichert ist, ist sicher.',
  'failure.local-memories-down.do':
    'Versuchen Sie es noch einmal. Wiederholt es sich, beenden Sie Dragoman und starten es erneut; eine Änderung, die gerade lief, ist vielleicht nicht vorgenommen worden.',

  'failure.memory-file-refused.what':
    '{name, select, none {Die Datei} other {„{name}“}} kann nicht importiert werden.',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {Die Entitäten, die sie deklariert, wachsen über jede echte Größe hinaus.} unreadable_entity {Bei Zeile {line} verwendet sie eine Entität, die in einer anderen Datei steht, Markup enthält oder sich selbst enthält.} unknown_format {Sie ist weder TMX noch XLIFF noch eine Tabelle (CSV, TSV).} oversized {Bei Zeile {line} enthält sie einen einzelnen Text oder ein Tag, größer als jedes echte.} too_deep {Bei Zeile {line} ist sie tiefer verschachtelt als jede echte.} no_languages {Sie nennt keine Sprachen, die Dragoman kennt.} several_sources {Sie enthält mehrere Varianten ihrer Ausgangssprache, und nichts sagt, welche die Ausgangssprache ist.} all_bad {Keine ihrer Einheiten war brauchbar; die Gründe stehen unten.} other_source {Ihre Ausgangssprache ist nicht die des Memorys.} other {Nichts darin war brauchbar.}} Das Memory ist unverändert.',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {Speichern Sie sie ohne eigenen Dokumenttyp.} unreadable_entity {Speichern Sie sie ohne eigenen Dokumenttyp.} unknown_format {Exportieren Sie sie als TMX und wählen Sie sie erneut.} no_languages {Wählen Sie die Sprachen ihrer Spalten, oder nennen Sie sie in ihrer ersten Zeile (en,de).} several_sources {Wählen Sie die Ausgangssprache und versuchen Sie es erneut.} all_bad {Berichtigen Sie die Sprachen der Datei, oder importieren Sie sie in ein anderes Memory.} other_source {Importieren Sie sie in ein Memory ihrer Sprache oder in ein neues.} other {Exportieren Sie sie neu aus dem Programm, aus dem sie stammt.}}',

  'failure.file-not-written.what':
    '{name, select, none {Die Datei} other {„{name}“}} konnte nicht geschrieben werden.',
  'failure.file-not-written.why':
    'Der Ordner ist nicht mehr da, oder es darf nichts hineingeschrieben werden.',
  'failure.file-not-written.do':
    'Prüfen Sie, dass der Ordner da ist und beschrieben werden darf, und versuchen Sie es dann noch einmal.',

  'failure.internal.what': 'Dragoman hat einen Fehler gemacht.',
  'failure.internal.why':
    'In Dragoman ist etwas Unerwartetes geschehen. Es steht im Protokoll, ohne Ihre Texte und Schlüssel.',
  'failure.internal.do':
    'Versuchen Sie es noch einmal. Wiederholt es sich, beenden Sie Dragoman und starten es erneut; Ihr Text bleibt erhalten.',
};
