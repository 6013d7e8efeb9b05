import type { writing as en } from '../en/writing.ts';

/** Words of the Write screen. */
export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': 'Schreiben',
  'writing.about-correct': 'Rechtschreibung und Grammatik korrigieren',
  'writing.about-rephrase':
    'Umformulieren{manner, select, none {} academic {, akademisch} business {, geschäftlich} casual {, locker} simple {, einfach} confident {, selbstbewusst} diplomatic {, diplomatisch} enthusiastic {, begeistert} other {, freundlich}}',
  'writing.settings': 'Was mit dem Text geschehen soll',

  'writing.mode': 'Aufgabe',
  'writing.mode.correct': 'Korrigieren',
  'writing.mode.rephrase': 'Umformulieren',
  'writing.manner': 'Stil oder Ton',
  'writing.manner.none': 'Wie er ist',
  'writing.manner.style': 'Stil',
  'writing.manner.tone': 'Ton',
  'writing.manner.academic': 'Akademisch',
  'writing.manner.business': 'Geschäftlich',
  'writing.manner.casual': 'Locker',
  'writing.manner.simple': 'Einfach',
  'writing.manner.confident': 'Selbstbewusst',
  'writing.manner.diplomatic': 'Diplomatisch',
  'writing.manner.enthusiastic': 'Begeistert',
  'writing.manner.friendly': 'Freundlich',
  'writing.manner.correct': 'Eine Korrektur ändert weder Stil noch Ton.',
  'writing.language': 'Sprache',
  'writing.language.found': 'Wie gefunden',
  'writing.language.found-in': 'Wie gefunden: {language}',
  'writing.language.other':
    'Die Sprache des Textes scheint {language} zu sein; Schreiben übersetzt nicht.',
  'writing.languages-loading': 'Sprachen werden gelesen.',
  'writing.languages-failed':
    'Die Liste der Sprachen war nicht lesbar. Öffnen Sie sie erneut, um es noch einmal zu versuchen.',
  'writing.obstacle.unlisted': '{language} kann dieser Dienst nicht verbessern.',
  'writing.obstacle.styles': '{language} hat keine Stile.',
  'writing.obstacle.tones': '{language} hat keine Töne.',
  'writing.obstacle.correct': '{language} kann dieser Dienst nicht korrigieren.',
  'writing.offline-correct':
    'Der Offline-Dienst prüft die Rechtschreibung, wo dieser Computer ein Wörterbuch hat, und einfache Grammatik des Englischen.',
  'writing.offline-rephrase':
    'Der Offline-Dienst formuliert nach Regeln um: Interpunktion, Zahlen, Uhrzeiten, Kurzformen. Andere Wörter wählt er nicht.',

  'writing.locked': 'Feste Begriffe',
  'writing.locked.none': 'Keine',
  'writing.locked.count': '{count, plural, one {{first}} other {# Glossare}}',
  'writing.locked.about':
    'Begriffe dieser Glossare müssen bleiben, wie sie sind. Auf ein Ergebnis, das einen ändert, wird hingewiesen.',
  'writing.locked.entries': '{entries, plural, one {# Begriff} other {# Begriffe}} für {language}',
  'writing.locked.no-language': 'Hat keine Begriffe für {language}.',
  'writing.locked.full': 'Höchstens fünf Glossare.',
  'writing.locked.empty': 'Das Konto hat keine Glossare.',
  'writing.locked.search': 'Glossare durchsuchen',
  'writing.locked.nothing': 'Kein Glossar passt zu „{query}“.',
  'writing.locked.gone': 'Ein Glossar, das es nicht mehr gibt',

  'writing.source': 'Zu verbessernder Text',
  'writing.source-empty': 'Tippen Sie einen Text oder fügen Sie ihn ein.',
  'writing.your-text': 'Ihr Text',
  'writing.found': 'Gefundene Sprache: {language}',
  'writing.found-local': 'Gefundene Sprache: {language}, lokal geschätzt',
  'writing.longest': 'Mehr als {max, number} Zeichen passen nicht.',
  'writing.improve-correct': 'Korrigieren',
  'writing.improve-rephrase': 'Umformulieren',
  'writing.improve-name': '{mode, select, correct {Text korrigieren} other {Text umformulieren}}',

  'writing.result': 'Verbesserter Text',
  'writing.result-empty':
    'Drücken Sie {shortcut}, um den Text {mode, select, correct {zu korrigieren} other {umzuformulieren}}.',
  'writing.progress': 'Der Text wird verbessert',
  'writing.unchanged': 'Nichts zu ändern',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {Soweit er geprüft werden konnte, ist der Text in Ordnung.} other {Der Text ist in Ordnung, wie er ist.}}',
  'writing.finished':
    '{count, plural, =0 {Nichts zu ändern.} one {# Änderung.} other {# Änderungen.}} {billed, plural, one {# Zeichen berechnet.} other {# Zeichen berechnet.}}',
  'writing.cancelled':
    'Abgebrochen. {text, select, none {Nichts wurde fertig.} other {Nur der erste Teil des Textes steht hier.}}',
  'writing.partial': 'Nur der erste Teil des Textes steht hier.',
  'writing.use-in-text': 'In Text verwenden',
  'writing.use-in-text.name': 'In Text als Ausgangstext verwenden',
  'writing.take': 'Übernehmen',
  'writing.take.name': 'Als Ihren Text übernehmen',

  'writing.changes': 'Änderungen',
  'writing.change.place':
    '{number, select, 0 {{all, plural, one {# Änderung} other {# Änderungen}}} other {{number} von {all, number}}}',
  'writing.change.open': '{open, plural, =0 {alle entschieden} one {# offen} other {# offen}}',
  'writing.change.accept': 'Annehmen',
  'writing.change.refuse': 'Ablehnen',
  'writing.change.accept-all': 'Alle Änderungen annehmen',
  'writing.change.refuse-all': 'Alle Änderungen ablehnen',
  'writing.change.undo': 'Letzte Entscheidung rückgängig machen',
  'writing.change.redo': 'Wieder wie zuvor entscheiden',
  'writing.change.clean': 'Reiner Text',
  'writing.change.replaced':
    'Änderung {number, number} von {all, number}: Aus „{before}“ wird „{after}“. {verdict, select, accepted {Angenommen.} refused {Abgelehnt.} other {Nicht entschieden.}}',
  'writing.change.inserted':
    'Änderung {number, number} von {all, number}: „{after}“ wird eingefügt. {verdict, select, accepted {Angenommen.} refused {Abgelehnt.} other {Nicht entschieden.}}',
  'writing.change.deleted':
    'Änderung {number, number} von {all, number}: „{before}“ wird gelöscht. {verdict, select, accepted {Angenommen.} refused {Abgelehnt.} other {Nicht entschieden.}}',
  'writing.change.space': 'Leerzeichen',
  'writing.change.line-break': 'Zeilenumbruch',
  'writing.change.hint':
    'Pfeiltasten gehen von Änderung zu Änderung, Eingabe nimmt an, Entf lehnt ab, {undo} macht rückgängig.',

  'writing.drift.language':
    'Das Ergebnis ist in der Sprache {to}, der Text in {from}. Sehen Sie es an, bevor Sie es übernehmen.',
  'writing.drift.sentences':
    'Der Text hat {before, plural, one {# Satz} other {# Sätze}}, das Ergebnis {after, number}. Vielleicht wurde etwas hinzugefügt oder weggelassen.',
  'writing.drift.term': 'Der feste Begriff „{term}“ wurde geändert.',
  'writing.unchecked.spelling':
    'Die Rechtschreibung wurde nicht geprüft: Der Offline-Dienst hat kein Wörterbuch für diese Sprache.',
  'writing.unchecked.grammar':
    'Die Grammatik wurde nicht geprüft: Der Offline-Dienst prüft sie nur im Englischen.',
  'writing.unchecked.complex-grammar':
    'Nur einfache Grammatik wurde geprüft: Kongruenz, Verbformen, Artikel und häufig verwechselte Wörter.',
  'writing.unchecked.compounds':
    'Zusammengesetzte Wörter, die nicht im Wörterbuch stehen, blieben unverändert.',
  'writing.unchecked.style':
    'Der Offline-Dienst korrigiert Fehler und wendet dann Regeln für Interpunktion, Zahlen, Uhrzeiten und Kurzformen an. Er hat für den {tone, select, yes {Ton} other {Stil}} keine anderen Wörter gewählt.',
  'writing.unchecked.other': 'Der Dienst meldet, dass er nicht geprüft hat: {code}.',
};
