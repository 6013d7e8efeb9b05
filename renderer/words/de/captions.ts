import type { captions as en } from '../en/captions.ts';

/** Captions, their window and their options. */
export const captions: Readonly<Record<keyof typeof en, string>> = {
  'captions.name': 'Untertitel',
  'captions.title': 'Untertitel von Dragoman',
  'captions.open': 'Untertitel zeigen',
  'captions.close': 'Untertitel schließen',
  'captions.refused':
    'Der Browser hat kein Fenster für die Untertitel geöffnet. Erlauben Sie Fenster für diese Seite und versuchen Sie es noch einmal.',
  'captions.place.on-top':
    'Sie öffnen sich in einem kleinen Fenster, das über allen anderen bleibt.',
  'captions.place.window':
    'Sie öffnen sich in einem kleinen Fenster. Dieses System oder dieser Browser lässt nicht zu, dass es über anderen bleibt.',
  'captions.show': 'Anzeigen',
  'captions.show.both': 'Beides',
  'captions.show.source': 'Gesprochenes',
  'captions.show.target': 'Übersetzung',
  'captions.target': 'Übersetzung nach',
  'captions.lines': 'Zeilen je Text',
  'captions.lines.value': '{lines, plural, one {# Zeile} other {# Zeilen}}',
  'captions.size': 'Schriftgröße',
  'captions.size.value': '{size, number} px',
  'captions.font': 'Schrift',
  'captions.font.system': 'Wie das System',
  'captions.font.serif': 'Mit Serifen',
  'captions.font.mono': 'Gleiche Breite',
  'captions.font.legible': 'Leicht unterscheidbar',
  'captions.opacity': 'Hintergrund der Schrift',
  'captions.width': 'Anteil an der Bildschirmbreite',
  'captions.percent': '{value, number} %',
  'captions.through': 'Klicks durchlassen',
  'captions.through.about':
    'Klicks auf die Untertitel erreichen, was darunter liegt. Um sie wieder zu bewegen, schalten Sie dies hier aus.',
  'captions.lock': 'Klicks durchlassen',
  'captions.unlock': 'Klicks wieder annehmen',
  'captions.phase.starting': 'Verbindung wird aufgebaut',
  'captions.phase.listening': 'Hört zu; noch nichts gesagt',
  'captions.phase.paused': 'Angehalten',
  'captions.phase.reconnecting': 'Verbindung wird wiederhergestellt, der Ton wird aufbewahrt',
  'captions.phase.ending': 'Wartet auf die letzten Wörter',
  'captions.phase.ended': 'Die Sitzung ist beendet',
  'captions.phase.failed': 'Die Sitzung wurde abgebrochen',
};
