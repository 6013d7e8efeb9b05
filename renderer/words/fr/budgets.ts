import type { budgets as en } from '../en/budgets.ts';

export const budgets: Readonly<Record<keyof typeof en, string>> = {
  'budgets.title': 'Budgets pour {month} (UTC)',
  'budgets.title.unread': 'Budgets',
  'budgets.about':
    'Un budget est un montant pour chaque mois civil en UTC. Dragoman vous prévient une fois quand 80 % sont utilisés et une fois quand tout l’est ; il n’arrête aucune requête. Pour une limite qui les arrête, fixez-en une pour la clé dans l’onglet Clés.',
  'budgets.loading': 'Chargement des budgets…',
  'budgets.empty': 'Il n’y a pas encore de budget pour cette connexion.',
  'budgets.list': 'Liste des budgets',
  'budgets.source.report':
    'Les chiffres proviennent du rapport du service, qui compte tous les programmes et toutes les clés.',
  'budgets.source.own':
    'Les chiffres proviennent des relevés de Dragoman : ils comptent ce que ce Dragoman a envoyé par cette connexion, et rien d’autre. Avec une clé d’administration (onglet Clés), c’est le rapport du service qui est lu.',
  'budgets.read-at': 'Chiffres lus : {time}.',
  'budgets.refresh': 'Actualiser',
  'budgets.refreshing': 'Actualisation…',

  'budgets.subject.account': 'Compte entier',
  'budgets.subject.key': 'Clé {label} ({key})',
  'budgets.subject.key.unnamed': 'Clé {key}',
  'budgets.subject.tag': 'Étiquette {tag}',
  'budgets.measure.characters': 'caractères',
  'budgets.measure.speechToTextMs': 'voix vers texte',
  'budgets.measure.speechToSpeechMs': 'voix vers voix',
  'budgets.name': '{subject}, {measure}',
  'budgets.words.below': 'Utilisé : {used} sur {amount} ({percent, number} %), reste {left}.',
  'budgets.words.nearly':
    'Bientôt épuisé : {used} sur {amount} ({percent, number} %), reste {left}.',
  'budgets.words.over':
    'Épuisé : {used} sur {amount} ({percent, number} %), dépassement de {over}.',
  'budgets.words.full': 'Épuisé : {amount} en totalité.',
  'budgets.words.unread': 'Budget de {amount}. L’usage n’est pas encore connu.',
  'budgets.words.no-key':
    'Budget de {amount}. L’usage de cette clé n’est pas connu : seul le rapport du service distingue les clés, et sa lecture nécessite une clé d’administration (onglet Clés).',

  'budgets.alert.80':
    '{percent, number} % du budget pour {month} sont utilisés : {name}, {used} sur {amount}.',
  'budgets.alert.100': 'Le budget pour {month} est épuisé : {name}, {used} sur {amount}.',
  'budgets.alert.80.unread':
    '80 % du budget pour {month} ont été utilisés : {name}, maintenant {amount}.',
  'budgets.alert.100.unread': 'Le budget pour {month} a été épuisé : {name}, maintenant {amount}.',
  'budgets.alert.more': '{count, plural, one {Et # autre alerte.} other {Et # autres alertes.}}',
  'budgets.alert.show': 'Afficher le budget',
  'budgets.alert.dismiss': 'Ignorer',
  'budgets.alerts': 'Alertes',

  'budgets.add': 'Ajouter un budget',
  'budgets.edit': 'Modifier le budget {name}',
  'budgets.remove': 'Retirer le budget {name}',
  'budgets.remove.sure':
    'Retirer ce budget ? Ses alertes cessent. Ce qui a été utilisé reste compté.',
  'budgets.remove.confirm': 'Retirer',
  'budgets.remove.cancel': 'Garder',

  'budgets.form.add': 'Nouveau budget',
  'budgets.form.for': 'Pour',
  'budgets.form.account': 'Le compte entier',
  'budgets.form.account.own': 'Tout ce qui passe par cette connexion',
  'budgets.form.key': 'Une clé',
  'budgets.form.tag': 'Une étiquette de suivi',
  'budgets.form.which-key': 'Clé',
  'budgets.form.choose-key': 'Choisissez une clé',
  'budgets.form.keys-loading': 'Chargement des clés…',
  'budgets.form.key.missing': 'Choisissez la clé à laquelle le budget s’applique.',
  'budgets.form.key.no-admin':
    'Les relevés de Dragoman connaissent cette connexion, pas les clés du compte : seul le rapport du service distingue les clés. Saisissez une clé d’administration dans l’onglet Clés pour donner un budget à une clé.',
  'budgets.form.which-tag': 'Étiquette de suivi',
  'budgets.form.which-tag.hint': 'Telle qu’elle est envoyée : en minuscules, sans espaces.',
  'budgets.form.from-project': 'D’après un projet',
  'budgets.form.choose-project': 'Choisissez un projet',
  'budgets.form.measure': 'Ce qui est compté',
  'budgets.form.measure.characters': 'Caractères',
  'budgets.form.measure.speechToTextMs': 'Voix vers texte',
  'budgets.form.measure.speechToSpeechMs': 'Voix vers voix',
  'budgets.form.measure.tag':
    'Les services rapportent par étiquette les caractères des textes ; il se peut qu’ils ne distinguent pas la voix.',
  'budgets.form.characters': 'Caractères par mois',
  'budgets.form.characters.hint': 'Par exemple 500 000',
  'budgets.form.characters.read':
    '{count, plural, one {# caractère} other {# caractères}} par mois',
  'budgets.form.characters.fault': 'Un nombre entier de caractères, au moins 1.',
  'budgets.form.time': 'Voix par mois',
  'budgets.form.hours': 'Heures',
  'budgets.form.minutes': 'Minutes',
  'budgets.form.seconds': 'Secondes',
  'budgets.form.time.hint': 'De voix par mois',
  'budgets.form.time.fault': 'Des heures entières et des minutes jusqu’à 59 ; pas une durée nulle.',
  'budgets.form.save': 'Enregistrer',
  'budgets.form.saving': 'Enregistrement…',
  'budgets.form.cancel': 'Annuler',
};
