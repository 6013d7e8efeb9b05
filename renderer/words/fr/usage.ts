import type { usage as en } from '../en/usage.ts';

export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': 'Usage',
  'usage.tabs': 'Parties de l’usage',
  'usage.tab.period': 'Cette période',
  'usage.tab.report': 'Rapport',
  'usage.tab.tags': 'Étiquettes',
  'usage.tab.keys': 'Clés',
  'usage.tab.budgets': 'Budgets',
  'usage.tab.reconcile': 'Rapprochement',

  'usage.reading': 'Chargement de l’usage…',
  'usage.period': 'Période de facturation du {start} au {end}',
  'usage.period.left':
    '{days, plural, =0 {Il reste moins d’un jour.} one {Il reste # jour.} other {Il reste # jours.}}',
  'usage.period.over': 'Elle est terminée ; actualisez les chiffres.',
  'usage.period.unknown': 'Le service n’indique pas de période de facturation.',
  'usage.read-at': 'Chiffres lus : {time}.',
  'usage.refresh': 'Actualiser',
  'usage.refreshing': 'Actualisation…',

  'usage.account': 'Compte',
  'usage.this-key': 'La clé de cette connexion',
  'usage.meter.characters': 'Caractères',
  'usage.meter.keyCharacters': 'Caractères',
  'usage.meter.speechToText': 'Voix vers texte',
  'usage.meter.speechToSpeech': 'Voix vers voix',
  'usage.meter.documents': 'Documents',
  'usage.meter.teamDocuments': 'Documents de l’équipe',
  'usage.meter.of': 'sur {limit}',
  'usage.meter.left': '{percent, number} % utilisés, reste {left}.',
  'usage.meter.nearly': 'Bientôt à la limite : {percent, number} % utilisés, reste {left}.',
  'usage.meter.over': 'Limite atteinte : le service refuse la suite jusqu’à la prochaine période.',
  'usage.meter.nothing': 'Rien n’est autorisé : la limite est fixée à zéro.',
  'usage.meter.unlimited': 'Sans limite.',
  'usage.meter.unknown': 'Inconnu',
  'usage.meter.unknown.about': 'Le service ne le dit pas.',
  'usage.meter.documents.unknown.about':
    'Le service ne le dit que s’il y a une limite de documents.',

  'usage.products': 'Par produit',
  'usage.products.none': 'Le service n’indique aucun produit pour cette connexion.',
  'usage.products.product': 'Produit',
  'usage.products.key': 'Cette clé',
  'usage.products.account': 'Compte',
  'usage.product':
    '{product, select, translate {Traduction} write {Amélioration de texte} speechToText {Voix vers texte} speechToSpeech {Voix vers voix} other {{product}}}',
};
