import type { frame as en } from '../en/frame.ts';

export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': 'Aller au contenu',
  'frame.screens': 'Écrans',
  'frame.text': 'Texte',
  'frame.documents': 'Documents',
  'frame.segments': 'Segments',
  'frame.voice': 'Voix',
  'frame.write': 'Rédaction',
  'frame.glossaries': 'Glossaires',
  'frame.style': 'Style',
  'frame.memories': 'Mémoires',
  'frame.terms': 'Termes',
  'frame.detect': 'Détection',
  'frame.history': 'Historique',
  'frame.usage': 'Usage',
  'frame.settings': 'Réglages',
  'frame.lost':
    'La liaison avec le processus de Dragoman est perdue. Votre brouillon est conservé. Rechargez la page pour continuer.',
  'frame.reload': 'Recharger',
  'frame.fault':
    'Une erreur de notre part a arrêté cette partie de Dragoman. Vos brouillons et tout ce qui est enregistré sont conservés. Rouvrez-la ou rechargez la page.',
  'frame.fault.again': 'Rouvrir',
  'frame.closed':
    'Cette page ne peut pas joindre Dragoman. Revenez à l’onglet ou à la fenêtre où il est ouvert, ou redémarrez Dragoman et ouvrez la nouvelle adresse.',
};
