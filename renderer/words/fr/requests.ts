import type { requests as en } from '../en/requests.ts';

export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': 'Requêtes',

  'requests.about':
    'Les {max, number} derniers appels aux services depuis le démarrage de Dragoman, du plus récent au plus ancien. Les textes, les documents, le son et les clés ne sont jamais notés : seulement où un appel est allé, comment il s’est terminé, sa taille et sa durée. La liste disparaît quand vous quittez Dragoman.',
  'requests.loading': 'Chargement des requêtes…',
  'requests.empty': 'Rien n’a encore été envoyé.',
  'requests.none-failed': 'Aucune n’a échoué.',
  'requests.failed-only': 'Échecs seulement',
  'requests.count':
    '{count, plural, one {# requête} other {# requêtes}}, {failed, plural, =0 {aucune en échec} one {# en échec} other {# en échec}}',
  'requests.list': 'Requêtes, de la plus récente à la plus ancienne',

  'requests.column.at': 'Heure',
  'requests.column.method': 'Méthode',
  'requests.column.address': 'Adresse',
  'requests.column.outcome': 'Résultat',
  'requests.column.sent': 'Envoyé',
  'requests.column.received': 'Reçu',
  'requests.column.ms': 'Durée',
  'requests.column.attempt': 'Essai',
  'requests.column.trace': 'Identifiant de trace',

  'requests.done': 'Réponse reçue ({status})',
  'requests.done-unsaid': 'Terminé',
  'requests.cancelled': 'Arrêtée avant sa réponse',
  'requests.no-trace': 'Aucun',
  'requests.copy': 'Copier l’identifiant de trace {trace}',
  'requests.copied': 'L’identifiant de trace est copié.',
  'requests.copy-refused': 'La copie a été refusée.',
};
