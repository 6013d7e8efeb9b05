import type { compare as en } from '../en/compare.ts';

export const compare: Readonly<Record<keyof typeof en, string>> = {
  'compare.title': 'Comparer deux réglages',
  'compare.side-a': 'A',
  'compare.side-b': 'B',
  'compare.name': 'Réglages {side}',
  'compare.options': 'Réglages',
  'compare.options-count': 'Réglages ({count, number})',
  'compare.options-of': 'Réglages {side}',
  'compare.close-options': 'Fermer les réglages {side}',
  'compare.same': 'Les deux réglages sont identiques : modifiez l’un des deux.',
  'compare.use': 'Utiliser {side}',
  'compare.use-hint': 'Reprend ces réglages pour la traduction et termine la comparaison',
  'compare.run': 'Traduire avec les deux',
  'compare.cost':
    '{characters, plural, one {# caractère} other {# caractères}} avec A, {other, number} avec B',
  'compare.billed': 'facturé ensemble : {count, plural, one {# caractère} other {# caractères}}',
  'compare.diff': 'Marquer les mots différents',
  'compare.equal': 'Les deux résultats sont identiques, mot pour mot.',
  'compare.too-long': 'Les résultats sont trop longs pour être comparés mot à mot.',
  'compare.close': 'Terminer la comparaison',
  'compare.empty': 'Le résultat avec les réglages {side}',
};
