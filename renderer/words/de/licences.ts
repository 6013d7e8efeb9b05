import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': 'Erstellt mit',
  'licences.about':
    'Dragoman enthält die Arbeit anderer, die sie allen zur Verfügung stellen. Jede Zeile öffnet ihre Lizenz.',
  'licences.missing': 'Die Liste der Lizenzen fehlt hier: Dies ist ein Stand für die Entwicklung.',
};
