import type { search as en } from '../en/search.ts';

export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Buscar en todo',
  'search.placeholder': 'Acciones, memorias, glosarios, historial, transcripciones',
  'search.results': 'Encontrado',
  'search.group-memory': 'Memorias',
  'search.group-glossary': 'Glosarios',
  'search.group-history': 'Historial',
  'search.group-transcript': 'Transcripciones',
  'search.group-count': '{shown, number} de {total, number}',
  'search.searching': 'Buscando…',
  'search.nothing': 'Nada contiene «{query}».',
  'search.idle':
    'Una acción, o palabras que están en una memoria, un glosario, el historial o una transcripción. La última palabra puede ser solo un comienzo. Después de > solo se encuentran acciones.',
  'search.group-actions': 'Acciones',
  'search.not-now': 'no disponible ahora',
  'search.not-now-said': '«{action}» no está disponible ahora.',
  'search.no-action': 'Ninguna acción se llama «{query}».',
  'search.actions': '{count, plural, =0 {Ninguna acción.} one {# acción.} other {# acciones.}}',
  'search.runs': 'Intro ejecuta la acción.',
  'search.key-run': 'ejecutar',
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
