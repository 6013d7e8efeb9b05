import type { compare as en } from '../en/compare.ts';

export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Comparar dos ajustes',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': 'Ajustes {side}',
  'compare.options': 'Ajustes',
  'compare.options-count': 'Ajustes ({count, number})',
  'compare.options-of': 'Ajustes {side}',
  'compare.close-options': 'Cerrar los ajustes {side}',
  'compare.same': 'Ambos ajustes son iguales: cambie uno de ellos.',
  'compare.use': 'Usar {side}',
  'compare.use-hint': 'Aplica estos ajustes a la traducción y termina la comparación',
  'compare.run': 'Traducir con ambos',
  'compare.cost':
    '{characters, plural, one {# carácter} other {# caracteres}} con A, {other, number} con B',
  'compare.billed': 'facturado en conjunto: {count, plural, one {# carácter} other {# caracteres}}',
  'compare.diff': 'Marcar las palabras distintas',
  'compare.equal': 'Ambos resultados son iguales, palabra por palabra.',
  'compare.too-long': 'Los resultados son demasiado largos para compararlos palabra por palabra.',
  'compare.close': 'Terminar la comparación',
  'compare.empty': 'El resultado con los ajustes {side}',
};
