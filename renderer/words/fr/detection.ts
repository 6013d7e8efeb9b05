import type { detection as en } from '../en/detection.ts';

export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': 'Détection',
  'detection.subject':
    '{count, plural, =0 {Langues de nombreuses lignes} one {# ligne} other {# lignes}}',
  'detection.input': 'Lignes',
  'detection.placeholder':
    'Collez ici du texte, une ligne par demande ; ou déposez un fichier texte.',
  'detection.count':
    '{lines, plural, one {# ligne} other {# lignes}}, {requests, plural, one {# requête} other {# requêtes}}',
  'detection.too-many':
    '{lines, number} lignes dépassent les {most, number} admises en une fois. Raccourcissez la liste.',
  'detection.shortened':
    '{count, plural, one {Une ligne dépasse {most, number} caractères ; son début est envoyé.} other {# lignes dépassent {most, number} caractères ; leur début est envoyé.}}',
  'detection.run': 'Trouver les langues',
  'detection.cancel': 'Annuler',
  'detection.open': 'Ouvrir un fichier texte',
  'detection.drop': 'Déposez pour lire les lignes de ce fichier',
  'detection.clear': 'Effacer',
  'detection.export': 'Exporter en CSV',

  'detection.results': 'Langues trouvées',
  'detection.empty': 'Chaque ligne reçoit ici l’un de quatre résultats, dans l’ordre des lignes.',
  'detection.progress': 'Recherche des langues',
  'detection.progress-words': '{done, number} sur {all, number} lignes',
  'detection.finished':
    '{all, plural, one {# ligne est traitée.} other {Les # lignes sont traitées.}}',
  'detection.cancelled':
    'Annulé. Lignes traitées : {done, number} sur {all, number} ; elles restent ici.',
  'detection.outdated': 'Les lignes ont changé depuis ; relancez la recherche.',

  'detection.column-line': 'Ligne',
  'detection.column-text': 'Texte',
  'detection.column-outcome': 'Résultat',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': 'Incertain',
  'detection.outcome-unsupported_language': 'Langue non prise en charge',
  'detection.outcome-no_language_detected': 'Aucune langue trouvée',
  'detection.local': 'estimation locale',
  'detection.local-why':
    '{why} Les langues marquées « estimation locale » ont été estimées par le service intégré et ne coûtent rien.',

  'detection.summary': 'Nombre par langue',
  'detection.summary-none': 'Sans langue',
};
