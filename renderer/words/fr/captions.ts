import type { captions as en } from '../en/captions.ts';

export const captions: Readonly<Record<keyof typeof en, string>> = {
  'captions.name': 'Sous-titres',
  'captions.title': 'Sous-titres de Dragoman',
  'captions.open': 'Afficher les sous-titres',
  'captions.close': 'Fermer les sous-titres',
  'captions.refused':
    'Le navigateur n’a pas ouvert de fenêtre pour les sous-titres. Autorisez les fenêtres pour cette page et réessayez.',
  'captions.place.on-top':
    'Ils s’ouvrent dans une petite fenêtre qui reste au-dessus de toutes les autres.',
  'captions.place.window':
    'Ils s’ouvrent dans une petite fenêtre. Ce système ou ce navigateur ne permet pas à Dragoman de la garder au-dessus des autres.',
  'captions.show': 'Afficher',
  'captions.show.both': 'Les deux',
  'captions.show.source': 'Parole',
  'captions.show.target': 'Traduction',
  'captions.target': 'Traduction vers',
  'captions.lines': 'Lignes de chaque texte',
  'captions.lines.value': '{lines, plural, one {# ligne} other {# lignes}}',
  'captions.size': 'Taille des lettres',
  'captions.size.value': '{size, number} px',
  'captions.font': 'Police',
  'captions.font.system': 'Comme le système',
  'captions.font.serif': 'Avec empattements',
  'captions.font.mono': 'À chasse fixe',
  'captions.font.legible': 'Lettres faciles à distinguer',
  'captions.opacity': 'Fond derrière les lettres',
  'captions.width': 'Part de la largeur de l’écran',
  'captions.percent': '{value, number} %',
  'captions.through': 'Laisser passer les clics',
  'captions.through.about':
    'Les clics sur les sous-titres atteignent ce qui se trouve dessous. Pour les déplacer de nouveau, désactivez cette option ici.',
  'captions.lock': 'Laisser passer les clics',
  'captions.unlock': 'Recevoir de nouveau les clics',
  'captions.phase.starting': 'Connexion',
  'captions.phase.listening': 'À l’écoute ; rien n’a encore été dit',
  'captions.phase.paused': 'En pause',
  'captions.phase.reconnecting': 'Reconnexion, le son est conservé',
  'captions.phase.ending': 'En attente des derniers mots',
  'captions.phase.ended': 'La session est terminée',
  'captions.phase.failed': 'La session s’est arrêtée',
};
