import type { reconcile as en } from '../en/reconcile.ts';

export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': 'Relevés locaux et rapport du service',
  'reconcile.about':
    'Les relevés de Dragoman contiennent ce que chaque réponse du service de cette connexion a déclaré facturé, additionné par jour UTC : les caractères des textes et des documents, et la durée de voix envoyée. Ils ne contiennent aucun texte, ni rien de ce qu’un autre programme ou ordinateur a fait.',
  'reconcile.begin': 'Les relevés de cette connexion commencent le {day}.',
  'reconcile.none': 'Il n’y a pas encore de relevé pour cette connexion.',
  'reconcile.key': 'Comparer avec',
  'reconcile.key.account': 'Le compte entier',
  'reconcile.key.hint':
    'Choisissez la clé que cette connexion utilise. Pour le compte entier, les autres clés comptent aussi.',
  'reconcile.running': 'Comparaison…',
  'reconcile.again': 'Comparer de nouveau',
  'reconcile.loading': 'Chargement du rapport du service…',

  'reconcile.measure': 'Ce qui est compté',
  'reconcile.measure.characters': 'Caractères',
  'reconcile.measure.speechToTextMs': 'Voix vers texte',
  'reconcile.measure.speechToSpeechMs': 'Voix vers voix',
  'reconcile.nothing': 'Aucun des deux côtés n’a rien compté pendant ces jours.',
  'reconcile.agree':
    '{days, plural, one {Le jour concorde} other {Les {days, number} jours concordent}} : {totals}.',
  'reconcile.total.agree': '{measure} : {ours} des deux côtés',
  'reconcile.total.more':
    '{measure} : {ours} dans les relevés locaux, {service} au service, soit {difference} de plus',
  'reconcile.total.less':
    '{measure} : {ours} dans les relevés locaux, {service} au service, soit {difference} de moins',
  'reconcile.total.even': '{measure} : {ours} des deux côtés, bien que certains jours diffèrent',
  'reconcile.differ':
    '{differing, plural, one {# jour diffère} other {# jours diffèrent}}, {agreeing, plural, =0 {aucun ne concorde} one {# concorde} other {# concordent}}.',
  'reconcile.differing-only': 'Seulement les jours qui diffèrent',

  'reconcile.table': 'Relevés locaux et rapport du service par jour en UTC',
  'reconcile.day': 'Jour (UTC)',
  'reconcile.ours': 'Relevés locaux',
  'reconcile.service': 'Service',
  'reconcile.difference': 'Différence',
  'reconcile.why': 'Pourquoi',
  'reconcile.sum': 'Total',
  'reconcile.row.agree': 'Concordent',
  'reconcile.row.none': 'Rien d’aucun côté',

  'reconcile.reason.before-first-record':
    'Avant le début des relevés de Dragoman pour cette connexion.',
  'reconcile.reason.not-reported-yet': 'Le rapport du service ne contient pas encore ce jour.',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {Un autre programme ou appareil a utilisé cette clé.} other {Un autre programme, un autre appareil ou une autre clé a utilisé le compte.}}',
  'reconcile.reason.not-billed':
    'Des appels d’ici que le service n’a pas facturés, ou pas ce jour-là.',
  'reconcile.reason.rounding': 'Arrondi : moins d’une minute de voix par session.',
  'reconcile.reason.midnight':
    'Des appels ont franchi minuit UTC : le jour d’avant ou d’après diffère d’autant en sens inverse.',
};
