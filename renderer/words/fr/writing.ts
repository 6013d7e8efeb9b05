import type { writing as en } from '../en/writing.ts';

export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': 'Rédaction',
  'writing.about-correct': 'Corriger l’orthographe et la grammaire',
  'writing.about-rephrase':
    'Reformuler{manner, select, none {} academic {, style académique} business {, style professionnel} casual {, style décontracté} simple {, style simple} confident {, ton assuré} diplomatic {, ton diplomatique} enthusiastic {, ton enthousiaste} other {, ton amical}}',
  'writing.settings': 'Que faire du texte',

  'writing.mode': 'Tâche',
  'writing.mode.correct': 'Corriger',
  'writing.mode.rephrase': 'Reformuler',
  'writing.manner': 'Style ou ton',
  'writing.manner.none': 'Tel quel',
  'writing.manner.style': 'style',
  'writing.manner.tone': 'ton',
  'writing.manner.academic': 'Académique',
  'writing.manner.business': 'Professionnel',
  'writing.manner.casual': 'Décontracté',
  'writing.manner.simple': 'Simple',
  'writing.manner.confident': 'Assuré',
  'writing.manner.diplomatic': 'Diplomatique',
  'writing.manner.enthusiastic': 'Enthousiaste',
  'writing.manner.friendly': 'Amical',
  'writing.manner.correct': 'Une correction ne change ni le style ni le ton.',
  'writing.language': 'Langue',
  'writing.language.found': 'Langue détectée',
  'writing.language.found-in': 'Langue détectée : {language}',
  'writing.language.other': 'Le texte semble être en {language} ; la rédaction ne traduit pas.',
  'writing.languages-loading': 'Chargement des langues.',
  'writing.languages-failed':
    'La liste des langues n’a pas pu être lue. Ouvrez-la de nouveau pour réessayer.',
  'writing.obstacle.unlisted': 'Ce service ne sait pas améliorer un texte en {language}.',
  'writing.obstacle.styles': 'Pas de styles en {language}.',
  'writing.obstacle.tones': 'Pas de tons en {language}.',
  'writing.obstacle.correct': 'Ce service ne sait pas corriger un texte en {language}.',
  'writing.offline-correct':
    'Le service hors ligne vérifie l’orthographe quand cet ordinateur a un dictionnaire, ainsi que la grammaire simple de l’anglais.',
  'writing.offline-rephrase':
    'Le service hors ligne reformule selon des règles : ponctuation, nombres, heures, formes abrégées. Il ne choisit pas d’autres mots.',

  'writing.locked': 'Termes verrouillés',
  'writing.locked.none': 'Aucun',
  'writing.locked.count': '{count, plural, one {{first}} other {# glossaires}}',
  'writing.locked.about':
    'Les termes de ces glossaires doivent rester tels quels. Un résultat qui en change un est signalé.',
  'writing.locked.entries': '{entries, plural, one {# terme} other {# termes}} en {language}',
  'writing.locked.no-language': 'N’a pas de termes en {language}.',
  'writing.locked.full': 'Cinq glossaires au maximum.',
  'writing.locked.empty': 'Le compte n’a pas de glossaires.',
  'writing.locked.search': 'Rechercher des glossaires',
  'writing.locked.nothing': 'Aucun glossaire ne correspond à « {query} ».',
  'writing.locked.gone': 'Un glossaire qui n’existe plus',

  'writing.source': 'Texte à améliorer',
  'writing.source-empty': 'Saisissez ou collez un texte.',
  'writing.your-text': 'Votre texte',
  'writing.found': 'Langue trouvée : {language}',
  'writing.found-local': 'Langue trouvée : {language}, par estimation locale',
  'writing.longest': 'Pas plus de {max, number} caractères.',
  'writing.improve-correct': 'Corriger',
  'writing.improve-rephrase': 'Reformuler',
  'writing.improve-name': '{mode, select, correct {Corriger le texte} other {Reformuler le texte}}',

  'writing.result': 'Texte amélioré',
  'writing.result-empty':
    'Appuyez sur {shortcut} pour {mode, select, correct {corriger} other {reformuler}} le texte.',
  'writing.progress': 'Amélioration du texte',
  'writing.unchanged': 'Rien à changer',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {Pour autant qu’il ait pu être vérifié, le texte est bon tel quel.} other {Le texte est bon tel quel.}}',
  'writing.finished':
    '{count, plural, =0 {Rien à changer.} one {# modification.} other {# modifications.}} {billed, plural, one {# caractère facturé.} other {# caractères facturés.}}',
  'writing.cancelled':
    'Annulé. {text, select, none {Rien n’était terminé.} other {Seule la première partie du texte est ici.}}',
  'writing.partial': 'Seule la première partie du texte est ici.',
  'writing.use-in-text': 'Utiliser dans Texte',
  'writing.use-in-text.name': 'Utiliser comme source dans Texte',
  'writing.take': 'Adopter',
  'writing.take.name': 'Adopter comme votre texte',

  'writing.changes': 'Modifications',
  'writing.change.place':
    '{number, select, 0 {{all, plural, one {# modification} other {# modifications}}} other {{number} sur {all, number}}}',
  'writing.change.open':
    '{open, plural, =0 {toutes décidées} one {# en suspens} other {# en suspens}}',
  'writing.change.accept': 'Accepter',
  'writing.change.refuse': 'Refuser',
  'writing.change.accept-all': 'Accepter toutes les modifications',
  'writing.change.refuse-all': 'Refuser toutes les modifications',
  'writing.change.undo': 'Annuler la dernière décision',
  'writing.change.redo': 'Rétablir la décision',
  'writing.change.clean': 'Texte sans marques',
  'writing.change.replaced':
    'Modification {number, number} sur {all, number} : « {before} » devient « {after} ». {verdict, select, accepted {Acceptée.} refused {Refusée.} other {Non décidée.}}',
  'writing.change.inserted':
    'Modification {number, number} sur {all, number} : « {after} » est inséré. {verdict, select, accepted {Acceptée.} refused {Refusée.} other {Non décidée.}}',
  'writing.change.deleted':
    'Modification {number, number} sur {all, number} : « {before} » est supprimé. {verdict, select, accepted {Acceptée.} refused {Refusée.} other {Non décidée.}}',
  'writing.change.space': 'espace',
  'writing.change.line-break': 'saut de ligne',
  'writing.change.hint':
    'Les touches fléchées vont d’une modification à l’autre, Entrée accepte, Suppr refuse, {undo} annule.',

  'writing.drift.language':
    'Langue du résultat : {to}, langue du texte : {from}. Vérifiez-le avant de l’adopter.',
  'writing.drift.sentences':
    'Le texte a {before, plural, one {# phrase} other {# phrases}}, le résultat {after, number}. Quelque chose a pu être ajouté ou omis.',
  'writing.drift.term': 'Le terme verrouillé « {term} » a été changé.',
  'writing.unchecked.spelling':
    'L’orthographe n’a pas été vérifiée : le service hors ligne n’a pas de dictionnaire pour cette langue.',
  'writing.unchecked.grammar':
    'La grammaire n’a pas été vérifiée : le service hors ligne ne la vérifie qu’en anglais.',
  'writing.unchecked.complex-grammar':
    'Seule la grammaire simple a été vérifiée : accords, formes verbales, articles et mots souvent confondus.',
  'writing.unchecked.compounds':
    'Les mots composés absents du dictionnaire n’ont pas été modifiés.',
  'writing.unchecked.style':
    'Le service hors ligne corrige les fautes, puis applique des règles : ponctuation, nombres, heures et formes abrégées. Il n’a pas choisi d’autres mots pour le {tone, select, yes {ton} other {style}}.',
  'writing.unchecked.other': 'Le service indique qu’il n’a pas vérifié ceci : {code}.',
};
