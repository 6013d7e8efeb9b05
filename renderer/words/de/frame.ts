import type { frame as en } from '../en/frame.ts';

/** Words of the frame round every screen. */
export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': 'Zur Arbeit springen',
  'frame.screens': 'Ansichten',
  'frame.text': 'Text',
  'frame.documents': 'Dokumente',
  'frame.segments': 'Segmente',
  'frame.voice': 'Sprechen',
  'frame.write': 'Schreiben',
  'frame.glossaries': 'Glossare',
  'frame.style': 'Stil',
  'frame.memories': 'Memorys',
  'frame.terms': 'Begriffe',
  'frame.detect': 'Erkennen',
  'frame.history': 'Verlauf',
  'frame.usage': 'Nutzung',
  'frame.settings': 'Einstellungen',
  'frame.lost':
    'Die Verbindung zu Dragomans eigenem Prozess ging verloren. Ihr Entwurf ist gesichert. Laden Sie die Seite neu, um weiterzuarbeiten.',
  'frame.reload': 'Neu laden',
  'frame.fault':
    'Ein Fehler von uns hat diesen Teil von Dragoman angehalten. Ihre Entwürfe und alles Gespeicherte bleiben erhalten. Öffnen Sie ihn erneut, oder laden Sie die Seite neu.',
  'frame.fault.again': 'Erneut öffnen',
  'frame.closed':
    'Diese Seite erreicht Dragoman nicht. Gehen Sie zu dem Tab oder Fenster, in dem Dragoman geöffnet ist, oder starten Sie Dragoman erneut und öffnen Sie die neue Adresse.',
};
