import type { styleRules as en } from '../en/style-rules.ts';

export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': 'Règles de style',
  'style-rules.about':
    'Une liste de règles de style dit au service comment écrire les traductions dans une langue : dates, nombres, guillemets, formes d’adresse. Une requête prend une liste au maximum.',
  'style-rules.loading': 'Chargement de vos règles de style…',

  'style-rules.lists': 'Listes',
  'style-rules.lists.none':
    'Il n’y a pas encore de liste. Créez-en une pour un style maison, un client ou une langue.',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {aucune règle} one {# règle} other {# règles}} · {instructions, plural, =0 {aucune instruction} one {# instruction} other {# instructions}}',
  'style-rules.version': 'version {version, number}',
  'style-rules.unsaved': 'Non enregistré',

  'style-rules.new': 'Nouvelle liste',
  'style-rules.name': 'Nom',
  'style-rules.name.new': 'Nom de la nouvelle liste',
  'style-rules.name.empty': 'Saisissez un nom.',
  'style-rules.name.long': 'Le nom est trop long : {count, number} caractères sur {max, number}.',
  'style-rules.language': 'Langue',
  'style-rules.language.hint':
    'Elle ne peut pas être changée ensuite ; elle vaut pour toutes ses variantes.',
  'style-rules.create': 'Créer',
  'style-rules.creating': 'Création…',
  'style-rules.cancel': 'Annuler',
  'style-rules.rename': 'Renommer',
  'style-rules.rename.keep': 'Enregistrer le nom',
  'style-rules.saving': 'Enregistrement…',

  'style-rules.delete': 'Supprimer la liste',
  'style-rules.delete.sure': 'Supprimer « {name} » ?',
  'style-rules.delete.about':
    'Elle est supprimée auprès du service, pour tous ceux qui utilisent le compte. Vous pouvez annuler cette action jusqu’à la suppression d’une autre liste ou la sortie du programme ; la liste revient sous un autre identifiant, choisissez-la donc de nouveau là où elle était utilisée.',
  'style-rules.delete.confirm': 'Supprimer',
  'style-rules.delete.keep': 'La garder',
  'style-rules.deleted': '« {name} » a été supprimée.',
  'style-rules.undo': 'Annuler',
  'style-rules.close': 'Fermer',

  'style-rules.changed-here':
    'La version {from, number} est devenue la version {to, number} : {what}.',
  'style-rules.changed-elsewhere':
    'Changement fait ailleurs : la version {from, number} est devenue la version {to, number} : {what}.',
  'style-rules.changed.name': 'ancien nom « {name} »',
  'style-rules.changed.rules': '{count, plural, one {# règle modifiée} other {# règles modifiées}}',
  'style-rules.changed.added':
    '{count, plural, one {# instruction ajoutée} other {# instructions ajoutées}}',
  'style-rules.changed.removed':
    '{count, plural, one {# instruction supprimée} other {# instructions supprimées}}',
  'style-rules.changed.edited':
    '{count, plural, one {# instruction modifiée} other {# instructions modifiées}}',
  'style-rules.changed.order': 'instructions dans un autre ordre',
  'style-rules.changed.nothing': 'rien de ce qui est affiché ici',
  'style-rules.changed.not-set': 'non définie',
  'style-rules.changed.show': 'Afficher ce qui a changé',
  'style-rules.overtaken':
    'Rien n’a été enregistré : la liste a entre-temps été modifiée ailleurs. Ce qui a changé figure ci-dessus ; vos propres modifications sont conservées. Enregistrez de nouveau pour les appliquer par-dessus.',

  'style-rules.tabs': 'Parties de « {name} »',
  'style-rules.tab.rules': 'Règles',
  'style-rules.tab.instructions': 'Instructions',
  'style-rules.tab.trial': 'Essai',

  'style-rules.search': 'Rechercher des règles et des options',
  'style-rules.only-set': 'Seulement les règles définies',
  'style-rules.reset-all': 'Tout effacer',
  'style-rules.reset-category': 'Effacer {category}',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {Aucune règle n’est définie.} other {Aucune règle définie ne correspond à « {query} ».}}} other {Aucune règle ne correspond à « {query} ».}}',
  'style-rules.category.facts':
    '{set, plural, =0 {aucune définie} one {# définie} other {# définies}} · {all, plural, one {# règle} other {# règles}}',
  'style-rules.rules.note':
    'Le catalogue est le même pour toutes les langues : certaines options ne conviennent qu’à l’une d’elles. Une règle qui l’indique est appliquée par le service hors ligne lui-même ; toutes les autres agissent avec un service distant.',
  'style-rules.not-set': 'Non définie',
  'style-rules.clear': 'Effacer {rule}',
  'style-rules.rule-name': '{rule}, {category}',
  'style-rules.was': 'Enregistré : {option}',
  'style-rules.offline-all': 'Appliquée par le service hors ligne lui-même.',
  'style-rules.offline-some': 'Le service hors ligne applique lui-même : {options}.',
  'style-rules.offline-option': 'appliquée hors ligne',
  'style-rules.unknown-category': '{category}, inconnue ici',
  'style-rules.unknown-rule': 'Inconnue de cette version de Dragoman. Elle reste telle quelle.',
  'style-rules.unknown-option':
    'Inconnue de cette version de Dragoman ; conservée tant que vous ne la changez pas.',

  'style-rules.category.dates_and_times': 'Dates et heures',
  'style-rules.category.formatting': 'Mise en page et listes',
  'style-rules.category.numbers': 'Nombres, unités et monnaie',
  'style-rules.category.punctuation': 'Ponctuation',
  'style-rules.category.spelling_and_grammar': 'Orthographe et grammaire',
  'style-rules.category.style_and_tone': 'Style et ton',
  'style-rules.category.vocabulary': 'Choix des mots',

  'style-rules.save': 'Enregistrer les règles',
  'style-rules.discard': 'Abandonner',
  'style-rules.saved': 'La version {version, number} est enregistrée.',
  'style-rules.draft':
    '{set, plural, =0 {} one {# règle définie ou modifiée} other {# règles définies ou modifiées}}{both, select, yes {, } other {}}{cleared, plural, =0 {} one {# règle effacée} other {# règles effacées}}. Pas encore enregistré.',

  'style-rules.instructions.about':
    'Des phrases qui disent au service comment écrire, en anglais ou dans la langue de la liste. Elles agissent dans l’ordre où elles figurent.',
  'style-rules.instructions.count': '{count, number} sur {max, number} instructions',
  'style-rules.instructions.none': 'Il n’y a pas encore d’instruction.',
  'style-rules.instructions.order-note':
    'Le service garde l’ordre dans lequel les instructions ont été créées : celles qui suivent une nouvelle place y sont recréées.',
  'style-rules.instruction.label': 'Libellé',
  'style-rules.instruction.prompt': 'Instruction',
  'style-rules.instruction.left':
    '{left, plural, one {# caractère restant} other {# caractères restants}}',
  'style-rules.instruction.long': 'Trop long : {count, number} caractères sur {max, number}.',
  'style-rules.instruction.empty': 'Saisissez quelques mots.',
  'style-rules.instruction.source': 'Pour les textes en',
  'style-rules.instruction.source-any': 'N’importe quelle langue',
  'style-rules.instruction.source-is': 'pour les textes en {language}',
  'style-rules.instruction.add': 'Ajouter une instruction',
  'style-rules.instruction.new': 'Nouvelle instruction',
  'style-rules.instruction.editing': 'Modifier « {label} »',
  'style-rules.instruction.edit': 'Modifier {label}',
  'style-rules.instruction.delete': 'Supprimer {label}',
  'style-rules.instruction.up': 'Monter {label}',
  'style-rules.instruction.down': 'Descendre {label}',
  'style-rules.instruction.drag': 'Faire glisser {label} à une autre place',
  'style-rules.instruction.keep': 'Enregistrer l’instruction',
  'style-rules.instruction.sure': 'Supprimer l’instruction « {label} » auprès du service ?',
  'style-rules.instruction.moved': '{label} est à la place {place, number} sur {all, number}.',
  'style-rules.arrange.duplicates':
    '{count, plural, one {# instruction y figure maintenant deux fois. Supprimez celle dont vous n’avez pas besoin.} other {# instructions y figurent maintenant deux fois. Supprimez celles dont vous n’avez pas besoin.}}',
  'style-rules.arrange.moved':
    'Certaines instructions sont déjà à la fin ; aucune n’a été perdue. Déplacez-les de nouveau.',
  'style-rules.arrange.as-before': 'L’ordre est comme il était.',
  'style-rules.refused': '{what}{said, select, none {} other { Réponse du service : « {said} »}}',

  'style-rules.trial.about':
    'Traduit une phrase deux fois, sans cette liste et avec elle, et montre où les deux diffèrent. Les deux sont facturées.',
  'style-rules.trial.text': 'Phrase à essayer',
  'style-rules.trial.from': 'De',
  'style-rules.trial.to': 'Vers',
  'style-rules.trial.run': 'Essayer',
  'style-rules.trial.cost': '2 × {count, plural, one {# caractère} other {# caractères}}',
  'style-rules.trial.unsaved':
    'Ce sont les règles enregistrées qui agissent, non les modifications pas encore enregistrées.',
  'style-rules.trial.without': 'Sans la liste',
  'style-rules.trial.with': 'Avec « {name} »',
  'style-rules.trial.difference': 'Ce que la liste change',
  'style-rules.trial.same': 'La liste ne change rien dans cette phrase.',
  'style-rules.trial.billed':
    '{count, plural, one {# caractère facturé} other {# caractères facturés}} pour les deux',
};
