import type { failureCard as en } from '../en/failure-card.ts';

export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': 'Réponse du service :',
  'failure-card.facts': 'Détails pour l’assistance',
  'failure-card.code': 'Code',
  'failure-card.status': 'Statut',
  'failure-card.trace': 'Identifiant de trace',
  'failure-card.copy': 'Copier les détails',
  'failure-card.copied': 'Copié',
  'failure-card.copy-refused': 'La copie a été refusée',
  'failure-card.again': 'Réessayer',
  'failure-card.use-offline': 'Utiliser le service hors ligne',
  'failure-card.close': 'Fermer',

  'retry.next':
    '{seconds, plural, =0 {Nouvel essai maintenant} one {Nouvel essai dans # seconde} other {Nouvel essai dans # secondes}} (essai {attempt, number} sur {attempts, number}).',
  'retry.stop': 'Ne plus réessayer',
};
