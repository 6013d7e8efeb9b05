import type { welcome as en } from '../en/welcome.ts';

export const welcome: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Bienvenue dans Dragoman',
  'welcome.step': 'Étape {step, number} sur {steps, number}',
  'welcome.skip': 'Passer',
  'welcome.back': 'Retour',
  'welcome.next': 'Suivant',
  'welcome.connect': 'Vérifier et continuer',
  'welcome.connecting': 'Vérification…',
  'welcome.finish': 'Commencer à traduire',

  'welcome.service': 'Où les textes doivent-ils être traduits ?',
  'welcome.service.offline': 'Sur cet ordinateur (recommandé)',
  'welcome.service.offline.about':
    'Fonctionne aussitôt, sans clé ni réseau. Il connaît une mémoire de traduction d’exemple et marque ce qu’il ne sait pas traduire.',
  'welcome.service.key': 'Par un service linguistique',
  'welcome.service.key.about':
    'Vous avez son adresse et une clé. La clé est vérifiée avant d’être conservée.',
  'welcome.service.later':
    'Vous pouvez à tout moment ajouter des services et passer de l’un à l’autre dans Réglages.',

  'welcome.languages': 'Avec quelles langues travaillez-vous ?',
  'welcome.languages.about': 'Un point de départ ; chaque texte peut en avoir d’autres.',
  'welcome.languages.from': 'De',
  'welcome.languages.to': 'Vers',
  'welcome.languages.detect': 'Détecter la langue',

  'welcome.privacy': 'Qu’est-ce qui peut rester sur cet ordinateur ?',
  'welcome.privacy.drafts': 'Mes brouillons',
  'welcome.privacy.drafts.about':
    'Ce que vous saisissez est enregistré sur le disque de cet ordinateur, et se retrouve après un redémarrage ou un plantage.',
  'welcome.privacy.private': 'Rien (mode privé)',
  'welcome.privacy.private.about':
    'Rien de ce que vous saisissez ou traduisez n’est écrit sur le disque. Tout disparaît quand vous quittez Dragoman.',
  'welcome.privacy.network':
    'Dans les deux cas, Dragoman contacte le service que vous avez choisi et personne d’autre, et ne communique rien à quiconque.',
};
