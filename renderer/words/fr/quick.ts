import type { quick as en } from '../en/quick.ts';

export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': 'Traduction rapide',
  'quick.placeholder': 'Saisissez ou collez un texte, puis appuyez sur Entrée.',
  'quick.translate': 'Traduire',
  'quick.running': 'Traduction…',
  'quick.waits': 'Rien n’a été envoyé. Entrée l’envoie.',
  'quick.foreign': 'Ce texte est venu d’un lien. Lisez-le ; Entrée l’envoie.',
  'quick.cut': 'Il était plus long : seuls les {most} premiers caractères figurent ici.',
  'quick.trouble.empty': 'Il n’y a pas de texte dans le presse-papiers.',
  'quick.trouble.no-program':
    'Aucun programme qui lit le presse-papiers n’est installé (wl-clipboard, xclip ou xsel). Collez plutôt le texte ici.',
  'quick.trouble.failed': 'Le presse-papiers n’a pas pu être lu. Collez plutôt le texte ici.',
  'quick.pin': 'Garder au-dessus des autres fenêtres',
  'quick.unpin': 'Ne plus garder au-dessus des autres fenêtres',
  'quick.move': 'Ouvrir dans Dragoman',
  'quick.close': 'Fermer',
  'quick.replace': 'Remplacer',
  'quick.replaced.copied':
    'Le système n’a pas laissé Dragoman coller. La traduction est dans le presse-papiers : collez-la vous-même.',
  'quick.replaced.failed':
    'Le presse-papiers n’a pas pu être utilisé. Copiez plutôt la traduction.',
  'quick.blocked':
    'Un texte attend d’être traduit, et le navigateur n’ouvre pas de fenêtre sans un clic.',
  'quick.blocked.open': 'Ouvrir la fenêtre rapide',
  'quick.blocked.dismiss': 'Pas maintenant',

  'settings.quick': 'Traduction rapide',
  'settings.quick.about':
    'Une petite fenêtre avec le texte du presse-papiers, par-dessus le programme dans lequel vous travaillez.',
  'settings.quick.shortcut': 'Raccourci dans tous les programmes',
  'settings.quick.shortcut.on': 'Réagir partout à un raccourci',
  'settings.quick.shortcut.held': 'Maintenir',
  'settings.quick.shortcut.key': 'Et appuyer sur',
  'settings.quick.shortcut.space': 'Espace',
  'settings.quick.shortcut.none':
    'Dragoman fonctionne ici dans un navigateur, qui ne reçoit pas les raccourcis saisis dans d’autres programmes.',
  'settings.quick.shortcut.off': 'Aucun raccourci n’agit hors de Dragoman.',
  'settings.quick.shortcut.registered': 'Le raccourci fonctionne dans tous les programmes.',
  'settings.quick.shortcut.asked':
    'Dragoman a demandé le raccourci au bureau. Le bureau décide, vous interroge peut-être, et ne dit pas s’il a accepté : essayez.',
  'settings.quick.shortcut.refused':
    'Le système n’a pas accordé ce raccourci à Dragoman : un autre programme l’utilise, ou le bureau n’en permet aucun. Choisissez-en un autre.',
  'settings.quick.command':
    '{desktop, select, wayland {Ou associez, dans les réglages du clavier de votre bureau, un raccourci à cette commande :} x11 {Ou associez, dans les réglages du clavier de votre bureau, un raccourci à cette commande :} mac {Ou faites exécuter cette commande par un raccourci de l’app Raccourcis :} other {Ou donnez une touche de raccourci à un lien vers cette commande :}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {Pour lire ici le presse-papiers, installez wl-clipboard.} x11 {Pour lire ici le presse-papiers, installez xclip ou xsel.} other {Aucun programme qui lit le presse-papiers n’a été trouvé.}}',
  'settings.quick.double': 'Aussi quand quelque chose est copié deux fois',
  'settings.quick.double.about':
    'Copier de nouveau aussitôt ouvre la fenêtre. Tant que cette option est activée, {desktop, select, x11 {Dragoman demande sept fois par seconde, par un programme de courte durée, si quelque chose a été copié ; cela coûte un ou deux pour cent d’un processeur} wayland {un petit programme attend une copie ; cela ne coûte presque rien} other {un petit programme regarde seize fois par seconde le compteur du presse-papiers ; cela coûte jusqu’à un pour cent d’un processeur et un peu de mémoire}}. Le texte lui-même n’est lu qu’à ce moment-là.',
  'settings.quick.double.missing':
    '{desktop, select, wayland {Nécessite wl-clipboard, et un bureau qui laisse des programmes surveiller le presse-papiers.} x11 {Nécessite xclip.} other {Ce système n’a rien qui remarque une copie.}}',
  'settings.quick.sending': 'Avant l’envoi',
  'settings.quick.ask': 'Attendre Entrée',
  'settings.quick.ask.remote': 'Avec les services sur le réseau',
  'settings.quick.ask.always': 'Toujours',
  'settings.quick.ask.never': 'Jamais',
  'settings.quick.ask.about':
    'Le service hors ligne garde les textes sur cet ordinateur. Un texte venu d’un lien attend toujours.',
};
