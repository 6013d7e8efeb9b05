import type { shortcuts as en } from '../en/shortcuts.ts';

export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': 'Raccourcis',
  'shortcuts.about':
    'Chaque action avec son raccourci clavier. Ce que vous changez agit aussitôt, ici et dans les menus.',
  'shortcuts.search': 'Rechercher des actions',
  'shortcuts.search.placeholder': 'Nom ou touches',
  'shortcuts.none': 'aucun',
  'shortcuts.change': 'Changer le raccourci de « {action} »',
  'shortcuts.remove': 'Retirer le raccourci de « {action} »',
  'shortcuts.reset': 'Réinitialiser le raccourci de « {action} »',
  'shortcuts.new':
    'Nouveau raccourci de « {action} » : appuyez dessus maintenant. Échap le laisse tel quel.',
  'shortcuts.press': 'Appuyez sur les touches…',
  'shortcuts.taken': '{shortcut} exécute déjà « {action} ». Retirez-le d’abord là-bas.',
  'shortcuts.reserved.typing':
    '{shortcut} sert à la saisie et au déplacement. Maintenez Ctrl ou Commande, ou utilisez une touche de fonction.',
  'shortcuts.reserved.editing': '{shortcut} modifie du texte partout.',
  'shortcuts.reserved.system': '{shortcut} appartient au système ou au navigateur.',
  'shortcuts.reset-all': 'Tout réinitialiser',
  'shortcuts.reset-all.sure':
    '{count, plural, one {L’un de vos raccourcis retrouve ses touches d’origine.} other {# de vos raccourcis retrouvent leurs touches d’origine.}}',
  'shortcuts.reset-all.do': 'Réinitialiser',
  'shortcuts.reset-all.keep': 'Garder les miens',
  'sheet.title': 'Raccourcis clavier',
  'sheet.list': 'Tous les raccourcis',
  'sheet.print': 'Imprimer',
  'sheet.close': 'Fermer',
  'sheet.foot': 'Les raccourcis se changent dans les réglages.',
};
