import type { terms as en } from '../en/terms.ts';

export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'Termes oraux',
  'terms.about':
    'Des noms et des mots que la reconnaissance vocale doit connaître : personnes, produits, abréviations. Une session vocale utilise une collection et, dans celle-ci, la liste de la langue parlée.',
  'terms.loading': 'Chargement de vos termes oraux…',

  'terms.collections': 'Collections',
  'terms.collections.none':
    'Il n’y a pas encore de collection. Créez-en une pour une équipe, un client ou un sujet.',
  'terms.collection.facts':
    '{lists, plural, =0 {Pas encore de termes} other {{languages} : {count, plural, one {# terme} other {# termes}}}}',
  'terms.unsaved': 'Non enregistré',
  'terms.new': 'Nouvelle collection',
  'terms.name': 'Nom',
  'terms.name.new': 'Nom de la nouvelle collection',
  'terms.name.length': 'Longueur du nom',
  'terms.name.bytes': '{count, number} octets sur {max, number}',
  'terms.name.fault':
    '{fault, select, empty {Saisissez un nom.} control {Le nom contient un caractère invisible, une tabulation ou une fin de ligne. Écrivez-le de nouveau.} other {Le nom est trop long : {count, number} octets sur {max, number}. Les lettres hors de A à Z prennent 2 à 4 octets chacune.}}',
  'terms.create': 'Créer',
  'terms.creating': 'Création…',
  'terms.rename': 'Renommer',
  'terms.rename.keep': 'Enregistrer le nom',
  'terms.renaming': 'Enregistrement…',
  'terms.cancel': 'Annuler',
  'terms.first-collection': 'Mes termes',

  'terms.delete': 'Supprimer la collection',
  'terms.delete.sure': 'Supprimer « {name} » ?',
  'terms.delete.about':
    '{count, plural, =0 {Elle n’a pas de termes.} one {Son # terme est supprimé auprès du service, pour tous ceux qui utilisent le compte.} other {Ses # termes sont supprimés auprès du service, pour tous ceux qui utilisent le compte.}} Les sessions vocales en cours continuent avec elle. Vous pouvez annuler cette action jusqu’à la suppression d’autre chose ou la sortie du programme.',
  'terms.delete.uncounted':
    'Ses termes sont supprimés auprès du service, pour tous ceux qui utilisent le compte. Vous pouvez annuler cette action jusqu’à la suppression d’autre chose ou la sortie du programme.',
  'terms.delete.confirm': 'Supprimer',
  'terms.delete.cancel': 'La garder',
  'terms.delete-list': 'Supprimer la liste en {language}',
  'terms.delete-list.sure': 'Supprimer la liste en {language} de « {name} » ?',
  'terms.deleted': '« {name} » a été supprimée.',
  'terms.deleted-list': 'La liste en {language} de « {name} » a été supprimée.',
  'terms.undo': 'Annuler',
  'terms.close': 'Fermer',

  'terms.languages': 'Langues de « {name} »',
  'terms.add-language': 'Ajouter une langue',
  'terms.no-language':
    '« {name} » n’a pas encore de liste. Ajoutez la langue parlée ; chaque langue a sa propre liste.',

  'terms.list': 'Termes en {language}, un par ligne',
  'terms.list.reading': 'Chargement de la liste…',
  'terms.list.placeholder': 'Un terme par ligne',
  'terms.meter': 'Longueur de la liste',
  'terms.meter.words':
    '{count, number} caractères sur {max, number}{over, plural, =0 {} one {, # de trop} other {, # de trop}}',
  'terms.line': 'Ligne {line, number} :',
  'terms.fault':
    '{fault, select, empty {ligne vide} duplicate {figure déjà plus haut} control {tabulation ou lettre invisible} other {espace au début ou à la fin}}',
  'terms.faults':
    '{count, plural, =0 {} one {# ligne enfreint une règle du service.} other {# lignes enfreignent une règle du service.}}',
  'terms.faults.show': 'Afficher la première',
  'terms.tidy': 'Nettoyer',
  'terms.tidy.about':
    'Retire les lignes vides, les espaces autour des termes et les termes qui figurent deux fois.',

  'terms.changes': 'Ce que l’enregistrement change',
  'terms.mode': 'Mode d’enregistrement',
  'terms.mode.replace': 'Remplacer',
  'terms.mode.replace.about': 'La liste du service devient celle-ci.',
  'terms.mode.merge': 'Fusionner',
  'terms.mode.merge.about': 'Les nouveaux termes sont ajoutés ; rien n’est retiré.',
  'terms.changes.counts':
    '{added, plural, =0 {Aucun ajouté} one {# ajouté} other {# ajoutés}} · {removed, plural, =0 {aucun retiré} one {# retiré} other {# retirés}} · {kept, plural, =0 {aucun gardé} one {# gardé} other {# gardés}}',
  'terms.changes.added': 'Ajoutés',
  'terms.changes.removed': 'Retirés',
  'terms.changes.kept': 'Gardés',
  'terms.changes.order': 'Les termes restent les mêmes ; leur ordre change.',
  'terms.changes.result':
    'Avec {kept, plural, one {# terme qui reste} other {# termes qui restent}}, la liste aura {count, number} caractères sur {max, number}.',
  'terms.obstacle':
    '{obstacle, select, unread {La liste n’a pas encore été lue.} unchanged {Rien à enregistrer.} faults {Corrigez d’abord les lignes marquées.} empty {Une liste nécessite au moins un terme. Pour vous en défaire, supprimez la liste.} too_long {La liste est trop longue pour le service : {max, number} caractères par langue.} other {}}',
  'terms.save': 'Enregistrer la liste',
  'terms.saving': 'Enregistrement…',
  'terms.discard': 'Abandonner les modifications',

  'terms.notice.saved': 'Enregistré : {count, plural, one {# terme} other {# termes}}.',
  'terms.notice.discarded': 'Vos modifications ont été abandonnées.',
  'terms.notice.tidied': 'La liste a été nettoyée.',
  'terms.notice.changed':
    'Rien n’a été enregistré : quelqu’un d’autre a modifié cette liste depuis sa lecture. Les modifications ci-dessous se rapportent maintenant à la nouvelle liste. Examinez-les et enregistrez de nouveau.',
  'terms.notice.imported':
    '{read, plural, =0 {{file} n’a pas de termes.} one {# terme a été lu dans {file}, {added, plural, =0 {déjà présent ici} one {nouveau} other {nouveau}}.} other {# termes ont été lus dans {file}, {added, plural, =0 {tous déjà présents ici} one {dont # nouveau} other {dont # nouveaux}}.}} {added, plural, =0 {} one {Il figure au-dessous des autres et n’est pas encore enregistré.} other {Ils figurent au-dessous des autres et ne sont pas encore enregistrés.}}',
  'terms.notice.file-only': 'Seulement les termes du fichier',

  'terms.import': 'Importer',
  'terms.import.drop': 'Déposez un fichier texte, CSV ou TSV pour en importer les termes',
  'terms.importing': 'Importation…',
  'terms.export': 'Exporter',
  'terms.export.as': 'Exporter les termes',
  'terms.export.txt': 'Texte brut',
  'terms.export.txt.about': 'La liste en {language}, un terme par ligne',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'Toutes les langues, une colonne pour chacune',

  'terms.suggestions': 'D’après vos corrections',
  'terms.suggestions.about':
    'Des mots que vous avez corrigés dans des transcriptions. Avec ces termes, ils seraient mieux reconnus.',
  'terms.suggestions.none':
    '{read, plural, =0 {Il n’y a pas encore de session vocale. Corrigez une ligne d’une transcription, et ses mots sont proposés ici.} one {Aucun mot en {language} à ajouter d’après la dernière session.} other {Aucun mot en {language} à ajouter d’après les # dernières sessions.}}',
  'terms.suggestions.heard': 'entendu : {heard}',
  'terms.suggestions.count': '{count, plural, =1 {} one {· # fois} other {· # fois}}',
  'terms.suggestions.add': 'Ajouter',
  'terms.suggestions.add.label': 'Ajouter {term} à la liste',
  'terms.suggestions.add-all': 'Tout ajouter',
  'terms.suggestions.further': 'Chercher dans des sessions plus anciennes',
  'terms.suggestions.searching': 'Recherche…',

  'terms.sources': 'Termes à ajouter',
  'terms.glossary': 'D’après un glossaire',
  'terms.glossary.about':
    'Les termes d’un glossaire sont mieux reconnus quand ils figurent dans la liste.',
  'terms.glossary.none': 'Aucun glossaire n’a de termes en {language}.',
  'terms.glossary.dictionary': 'Glossaire et dictionnaire',
  'terms.glossary.choose': 'Choisir un dictionnaire',
  'terms.glossary.search': 'Rechercher parmi ses termes',
  'terms.glossary.found':
    '{count, plural, =0 {Aucun terme à ajouter} one {# terme à ajouter} other {# termes à ajouter}}',
  'terms.glossary.add-fitting':
    '{count, plural, =0 {Plus de place pour aucun} one {Ajouter le seul qui tient} other {Ajouter les # qui tiennent}}',
  'terms.glossary.room':
    '{count, plural, =0 {Plus de place} one {Place pour # caractère} other {Place pour # caractères}}',
  'terms.glossary.more':
    'et {count, plural, one {# autre} other {# autres}} : recherchez ce qu’il vous faut.',

  'terms.suggest.add': 'Ajouter « {term} » aux termes oraux',
  'terms.suggest.to': 'Collection pour le terme',
  'terms.suggest.added': '« {term} » figure maintenant dans « {name} ».',
};
