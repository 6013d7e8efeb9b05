import type { search as en } from '../en/search.ts';

export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Buscar en todo',
  'search.placeholder': 'Memorias, glosarios, historial, transcripciones',
  'search.results': 'Encontrado',
  'search.group-memory': 'Memorias',
  'search.group-glossary': 'Glosarios',
  'search.group-history': 'Historial',
  'search.group-transcript': 'Transcripciones',
  'search.group-count': '{shown, number} de {total, number}',
  'search.searching': 'Buscando…',
  'search.nothing': 'Nada contiene «{query}».',
  'search.idle':
    'Palabras que están en una memoria, un glosario, el historial o una transcripción. La última palabra puede ser solo un comienzo.',
  'search.found':
    '{count, plural, =0 {No se encontró nada.} one {# resultado.} other {# resultados.}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': 'insertar',
  'search.key-insert-source': 'insertar el origen',
  'search.key-open': 'abrir',
  'search.key-close': 'cerrar',
  'search.inserts': 'Intro inserta en: {field}',
  'search.opens': 'No se usaba ningún campo de texto: Intro abre.',
  'search.field-unnamed': 'el campo de texto',
};
