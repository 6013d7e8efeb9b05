import type { outside as en } from '../en/outside.ts';

export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': 'Démarrer les sous-titres',
  'outside.tray.translate': 'Traduire le presse-papiers',
  'outside.tray.pause': 'Suspendre la session vocale',
  'outside.tray.resume': 'Reprendre la session vocale',
  'outside.tray.show': 'Afficher Dragoman',
  'outside.tray.quit': 'Quitter Dragoman',

  'outside.documents-done':
    '{done, plural, one {Un document est traduit} other {# documents sont traduits}}',
  'outside.documents-some':
    '{done, plural, =0 {} one {Un document est traduit, } other {# documents sont traduits, }}{failed, plural, one {un document a échoué} other {# documents ont échoué}}',
  'outside.documents.about': 'Voir l’écran Documents.',
  'outside.document.open': 'Ouvrir',
  'outside.document.show': 'Afficher dans le dossier',
  'outside.trouble.restarted':
    '{what, select, offline {Le service hors ligne} other {La recherche dans les mémoires de traduction}} ne répondait plus et a redémarré.',
  'outside.trouble.damaged':
    '{what, select, voice {Une session vocale est illisible.} other {Le fichier de clé de la file des documents est illisible. Les documents en cours de traduction doivent être renvoyés.}} Les fichiers sont conservés sous {backup}.',
  'outside.trouble.newer':
    '{what, select, memories {Mémoires de traduction} offline {Données du service hors ligne} other {Projet}} ({file}) : ouverture impossible, une version plus récente de Dragoman a écrit le fichier. Il reste inchangé. Démarrez la version plus récente pour l’utiliser.',
  'outside.trouble.set-aside':
    '{what, select, memories {Le fichier de vos mémoires de traduction était endommagé.} other {Un projet était endommagé.}} {count, plural, =0 {Rien n’a pu être récupéré.} one {# {what, select, memories {entrée récupérée} other {segment récupéré}}.} other {# {what, select, memories {entrées récupérées} other {segments récupérés}}.}} Le fichier endommagé est conservé sous {backup}.',
  'outside.trouble.replaced':
    'Une base de données du service hors ligne était endommagée. {count, plural, =0 {Rien n’a pu être récupéré.} one {# entrée récupérée.} other {# entrées récupérées.}} Le fichier endommagé est conservé sous {backup}.',
  'outside.voice-lost': 'La session vocale s’est arrêtée',
  'outside.voice-lost.about':
    'La connexion n’a pas pu être maintenue. Ce qui a été dit est conservé.',

  'outside.opened.unknown-type':
    '{count, plural, one {« {name} » n’a pas été ouvert} other {# fichiers n’ont pas été ouverts, dont « {name} »}} : Dragoman ne reconnaît pas le type d’après l’extension.',
  'outside.opened.unreadable':
    '{count, plural, one {« {name} » n’a pas été ouvert : il n’existe plus, n’est pas un fichier ou ne peut pas être lu.} other {# fichiers n’ont pas été ouverts, dont « {name} » : ils n’existent plus, ne sont pas des fichiers ou ne peuvent pas être lus.}}',
  'outside.opened.cut':
    '{most} fichiers au plus sont ouverts à la fois ; les autres ont été laissés de côté.',
  'outside.opened.elsewhere':
    '{count, plural, one {« {name} » attend} other {# fichiers attendent}} d’être importés dans l’écran Mémoires.',
  'outside.opened.close': 'Fermer',
  'settings.background': 'En arrière-plan',
  'settings.background.tray': 'Garder Dragoman actif après la fermeture de la fenêtre',
  'settings.background.tray.shown':
    'Il continue derrière son icône à côté de l’horloge. Le menu de l’icône permet de le quitter.',
  'settings.background.tray.unsure':
    'Impossible pour l’instant : ce bureau n’indique pas qu’il affiche les icônes des programmes, et sans icône vous ne pourriez pas revenir à Dragoman. Sous GNOME, une extension pour les icônes de la zone de notification l’ajoute.',
  'settings.background.tray.none':
    'Sous cette forme, Dragoman n’a pas d’icône à côté de l’horloge : il se termine avec sa fenêtre.',
  'settings.background.notices':
    'Prévenir quand des documents sont terminés ou qu’une session vocale est perdue',
  'settings.background.notices.about':
    'Seulement quand aucune fenêtre de Dragoman n’est devant vous. Une notification nomme un fichier s’il est seul, et aucun en mode privé ; elle ne contient jamais de texte.',
  'settings.background.notices.default': 'Le navigateur doit d’abord l’autoriser.',
  'settings.background.notices.granted': 'Le navigateur l’autorise.',
  'settings.background.notices.denied':
    'Le navigateur ne l’autorise pas. Modifiez cela dans les réglages du navigateur pour cette page.',
  'settings.background.notices.unsupported': 'Ce navigateur n’a pas de notifications.',
  'settings.background.notices.allow': 'Autoriser les notifications du navigateur',
};
