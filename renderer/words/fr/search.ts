import type { search as en } from '../en/search.ts';

export const search: Readonly<Record<keyof typeof en, string>> = {
  'search.title': 'Rechercher partout',
  'search.placeholder': 'Actions, mémoires, glossaires, historique, transcriptions',
  'search.results': 'Trouvé',
  'search.group-memory': 'Mémoires',
  'search.group-glossary': 'Glossaires',
  'search.group-history': 'Historique',
  'search.group-transcript': 'Transcriptions',
  'search.group-count': '{shown, number} sur {total, number}',
  'search.searching': 'Recherche…',
  'search.nothing': 'Rien ne contient « {query} ».',
  'search.idle':
    'Une action, ou des mots présents dans une mémoire, un glossaire, l’historique ou une transcription. Le dernier mot peut n’être qu’un début. Après >, seules des actions sont trouvées.',
  'search.group-actions': 'Actions',
  'search.not-now': 'non disponible pour l’instant',
  'search.not-now-said': '« {action} » n’est pas disponible pour l’instant.',
  'search.no-action': 'Aucune action ne s’appelle « {query} ».',
  'search.actions': '{count, plural, =0 {Aucune action.} one {# action.} other {# actions.}}',
  'search.runs': 'Entrée exécute l’action.',
  'search.key-run': 'exécuter',
  'search.found':
    '{count, plural, =0 {Rien trouvé.} one {# résultat trouvé.} other {# résultats trouvés.}}',
  'search.pair': '{source} → {target}',
  'search.key-insert': 'insérer',
  'search.key-insert-source': 'insérer la source',
  'search.key-open': 'ouvrir',
  'search.key-close': 'fermer',
  'search.inserts': 'Entrée insère dans : {field}',
  'search.opens': 'Aucun champ de texte n’était utilisé : Entrée ouvre.',
  'search.field-unnamed': 'le champ de texte',
};
