import type { status as en } from '../en/status.ts';

export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': 'État',
  'status.connecting': 'Connexion…',
  'status.service.remote': '{name} ({host})',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service} : clé manquante',
  'status.service.key-locked': '{service} : clé verrouillée',
  'status.service.key-refused': '{service} : clé refusée',
  'status.service.not-answering': '{service} : pas de réponse',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': 'Langue source : {from}, langue cible : {to}',
  'status.detect': 'Détecter',
  'status.usage.unknown': 'Usage pas encore connu',
  'status.usage.failed': 'L’usage n’a pas pu être lu',
  'status.usage.unlimited':
    '{count, plural, one {# caractère} other {# caractères}} sur cette période, sans limite',
  'status.usage.left': 'Reste {left} sur {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {Cette clé : } speechToText {Voix vers texte : } speechToSpeech {Voix vers voix : } documents {Documents : } other {Documents de l’équipe : }}{percent, number} % utilisés, reste {left} sur {limit}',
  'status.usage.over':
    '{of, select, characters {Les {limit} caractères de cette période sont utilisés} keyCharacters {Les {limit} caractères de cette clé sont utilisés} speechToText {Voix vers texte : {limit}, tout est utilisé} speechToSpeech {Voix vers voix : {limit}, tout est utilisé} documents {Les {limit} documents de cette période sont utilisés} other {Les {limit} documents de l’équipe sont utilisés}}',
  'status.info': 'Service et usage',
  'status.switch': 'Connexions',
  'status.switch.hint': 'Affiche la liste des connexions pour passer de l’une à l’autre',
};
