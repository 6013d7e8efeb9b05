import type { secrets as enSecrets, settings as en } from '../en/settings.ts';

export const settings: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Réglages',
  'settings.sections': 'Sections des réglages',
  'settings.connections': 'Connexions',
  'settings.appearance': 'Apparence',
  'settings.typing': 'Saisie',
  'settings.privacy': 'Confidentialité',
  'settings.about': 'À propos',
  'settings.loading': 'Chargement de vos réglages…',

  'settings.language': 'Langue',
  'settings.language.system': 'Comme le système',
  'settings.language.about':
    'Celle des menus, des boutons et des phrases de Dragoman. Vos textes gardent la leur, et rien n’est perdu.',

  'settings.theme': 'Thème',
  'settings.theme.system': 'Comme le système',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.theme.about': 'Le contraste élevé est repris du système dans tous les thèmes.',
  'settings.text-size': 'Taille du texte',
  'settings.text-size.value': '{size, number} px',
  'settings.text-size.about':
    'La taille du texte source et de la traduction. Les menus gardent la leur.',
  'settings.text-size.sample': 'Exemple',
  'settings.text-size.sample.text':
    'La réunion a été déplacée à jeudi. Merci d’apporter le contrat signé.',

  'settings.typing.translate': 'Traduire pendant la frappe',
  'settings.typing.translate.on':
    'Une traduction commence peu après la dernière touche. Chaque départ peut être facturé.',
  'settings.typing.translate.off':
    'Rien n’est envoyé tant que vous n’appuyez pas sur {shortcut} ou ne choisissez pas « Traduire ».',

  'settings.typing.dictionaries': 'Dossier des dictionnaires d’orthographe',
  'settings.typing.dictionaries.hint':
    'Pour corriger avec le service hors ligne, au format Hunspell (.aff et .dic). Vide : ceux qui sont installés. Un dossier est lu au prochain démarrage de Dragoman.',

  'settings.documents': 'Documents',
  'settings.documents.naming': 'Noms des résultats',
  'settings.documents.naming.about':
    '{open}name{close}, {open}lang{close} et {open}ext{close} sont remplacés. Un nom déjà pris reçoit un numéro ; rien n’est écrasé.',
  'settings.documents.naming.example': 'Report.docx vers l’allemand devient {example}',
  'settings.documents.ocr': 'Dossier des données de langue pour lire les images',
  'settings.documents.ocr.hint':
    'Vide : ce qu’apporte un tesseract installé. Un dossier est lu au prochain démarrage de Dragoman.',
  'settings.documents.naming.empty': 'Un nom doit avoir au moins une lettre.',

  'settings.private': 'Mode privé',
  'settings.private.about':
    'Rien de ce que vous saisissez ou traduisez n’est écrit sur le disque : les brouillons restent en mémoire et disparaissent quand vous quittez Dragoman. Les réglages et les connexions sont tout de même conservés, ainsi que ce que vous mettez vous-même dans une mémoire locale. Les textes vont au service que vous avez choisi, comme toujours.',
  'settings.keep-history': 'Conserver les résultats dans l’historique',
  'settings.keep-history.about':
    'Les résultats plus anciens sont supprimés d’eux-mêmes ; les épinglés restent. Jamais : rien de nouveau n’est écrit dans l’historique, et ce qui n’est pas épinglé est supprimé. Les transcriptions des sessions vocales ont leur propre réglage.',
  'settings.wipe': 'Supprimer tous les textes',
  'settings.wipe.about':
    'Supprime tous les textes que Dragoman conserve sur cet ordinateur. Les réglages, les connexions et les clés restent, de même que les mémoires locales, qui se suppriment sur leur propre écran.',
  'settings.wipe.start': 'Supprimer tous les textes…',
  'settings.wipe.sure': 'Supprimer définitivement tous les textes ?',
  'settings.wipe.sure.about':
    'Le texte de l’écran Texte, les brouillons et tout ce que Dragoman conserve encore de vos textes sont supprimés. Cette action est irréversible.',
  'settings.wipe.confirm': 'Supprimer définitivement',
  'settings.wipe.cancel': 'Garder mes textes',
  'settings.wipe.running': 'Suppression…',
  'settings.wipe.done':
    'Tous les textes que Dragoman conservait sur cet ordinateur sont supprimés.',

  'settings.version': 'Version',
  'settings.shell': 'Fonctionne dans',
  'settings.shell.electron': 'Sa propre fenêtre (programme de bureau)',
  'settings.shell.browser': 'Une fenêtre de navigateur sur cet ordinateur',
  'settings.keys': 'Clés',
  'settings.data': 'Fichier de données',
  'settings.repaired.label': 'Réglages',
};

export const secrets: Readonly<Record<keyof typeof enSecrets, string>> = {
  'secrets.store':
    'Les clés sont conservées dans le coffre de secrets de cet ordinateur{backend, select, gnome_libsecret { (trousseau GNOME)} kwallet { (KWallet)} kwallet5 { (KWallet)} kwallet6 { (KWallet)} keychain { (Trousseau)} dpapi { (protection des données de Windows)} other { ({backend})}}.',
  'secrets.session':
    'Les clés ne sont conservées que pour cette session : elles disparaissent quand vous quittez Dragoman.',
  'secrets.why.no-store':
    'Aucun coffre de secrets n’a pu être ouvert sur cet ordinateur. Sous Linux, installez le trousseau GNOME (paquet gnome-keyring) ou KWallet, déverrouillez-le, puis redémarrez Dragoman.',
  'secrets.why.plain-text-backend':
    'Le seul coffre trouvé garderait les clés en clair sur le disque ; Dragoman ne l’utilise donc pas. Sous Linux, installez le trousseau GNOME (paquet gnome-keyring) ou KWallet, déverrouillez-le, puis redémarrez Dragoman.',
  'secrets.why.store-locked':
    'Le coffre de secrets est verrouillé. Déverrouillez-le, puis quittez Dragoman et redémarrez-le.',
};
