import type { support as en } from '../en/support.ts';

/** The bundle for support in the settings. */
export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': 'Support',

  'support.about':
    'Wenn Sie um Hilfe bitten, sagt diese Datei, was der Support wissen muss. Es wird nichts irgendwohin gesendet: Sie lesen sie, speichern sie und geben sie selbst weiter.',
  'support.holds': 'Was sie enthält',
  'support.holds.program': 'Die Version von Dragoman, wie es läuft, und das System des Computers',
  'support.holds.settings':
    'Ihre Einstellungen, ohne was Sie hineingeschrieben haben und ohne Ordner',
  'support.holds.connections':
    'Ihre Verbindungen: Art, Host, Tarif und wo der Schlüssel liegt; und was der verwendete Schlüssel darf',
  'support.holds.requests':
    'Die letzten Anfragen, wie der Abschnitt „Anfragen“ sie zeigt: wohin, wie sie endeten, Trace-IDs',
  'support.holds.counts':
    'Wie viele Dokumente in welchem Status in der Warteschlange stehen und wie viele Zeilen die Datendatei hat',
  'support.holds.log': 'Die neuesten Zeilen des Protokolls: Ereignisse und Codes',
  'support.lacks': 'Was sie nie enthält',
  'support.lacks.about':
    'Texte, Übersetzungen, Dokumente und ihre Namen, Ton, Transkripte, gesprochene Begriffe, Berichtskennzeichen, Namen von Verbindungen und Schlüssel.',
  'support.make': 'Datei erstellen',
  'support.make-again': 'Neu erstellen',
  'support.making': 'Wird erstellt …',
  'support.preview': 'Alles, was in {name} steht',
  'support.size': '{name}, {size}',
  'support.save': 'Speichern',
  'support.copy': 'Kopieren',
  'support.copied': 'Kopiert',
  'support.copy-refused': 'Das Kopieren wurde verweigert',
};
