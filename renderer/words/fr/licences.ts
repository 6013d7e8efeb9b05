import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': 'Réalisé avec',
  'licences.about':
    'Dragoman contient le travail d’autres personnes, qui permettent à tous de l’utiliser. Chaque ligne ouvre sa licence.',
  'licences.missing': 'La liste des licences n’est pas ici : c’est une version de développement.',
};
