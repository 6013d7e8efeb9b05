import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': 'Hecho con',
  'licences.about':
    'Dragoman está hecho con el trabajo de otras personas, que permiten a todos usarlo. Cada línea abre su licencia.',
  'licences.missing': 'La lista de licencias no está aquí: esta es una compilación de desarrollo.',
};
