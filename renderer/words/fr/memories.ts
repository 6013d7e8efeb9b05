import type { memories as en } from '../en/memories.ts';

export const memories: Readonly<Record<keyof typeof en, string>> = {
  'memories.title': 'Mémoires',
  'memories.tabs': 'Où sont les mémoires',
  'memories.tab.local': 'Sur cet ordinateur',
  'memories.tab.service': 'Auprès du service',
  'memories.loading': 'Chargement des mémoires.',

  'memories.local': 'Mémoires sur cet ordinateur',
  'memories.none':
    'Il n’y a pas encore de mémoire sur cet ordinateur. Importez un fichier exporté par un autre programme, ou créez une mémoire vide et remplissez-la dans l’éditeur de segments.',
  'memories.none-chosen': 'Choisissez une mémoire pour en voir les unités.',
  'memories.pair': '{source} → {targets}',
  'memories.units': '{count, plural, one {# unité} other {# unités}}',
  'memories.assigned-count':
    '{count, plural, =0 {non attribuée} one {attribuée à # paire} other {attribuée à # paires}}',
  'memories.new': 'Nouvelle mémoire',
  'memories.name': 'Nom',
  'memories.source': 'Langue source',
  'memories.target-add': 'Ajouter une langue cible',
  'memories.targets': 'Langues cibles',
  'memories.choose-language': 'Choisir une langue',
  'memories.target-remove': 'Retirer {language}',
  'memories.create': 'Créer',
  'memories.leave': 'Annuler',
  'memories.rename': 'Renommer',
  'memories.rename-name': 'Nouveau nom',
  'memories.keep-name': 'Enregistrer le nom',
  'memories.changed': 'modifiée : {day}',

  'memories.export': 'Exporter',
  'memories.export-tmx': 'En TMX, pour d’autres programmes de traduction',
  'memories.export-csv': 'En CSV, pour les tableurs',
  'memories.exported':
    '« {name} » est dans le dossier des résultats avec {count, plural, one {# unité} other {# unités}}.',
  'memories.deduplicate': 'Supprimer les unités en double',
  'memories.deduplicated':
    '{count, plural, =0 {Aucune unité de « {name} » n’était en double.} one {# unité en double a été supprimée de « {name} » ; celle qui a été modifiée en dernier est restée.} other {# unités en double ont été supprimées de « {name} » ; de chacune est restée celle qui a été modifiée en dernier.}}',
  'memories.merge': 'Fusionner une autre mémoire avec celle-ci',
  'memories.merge-from': 'Mémoire à verser dans « {name} »',
  'memories.merge-other-source': 'Sa langue source est différente : {language}.',
  'memories.merge-about':
    '{count, plural, one {La seule unité de « {from} » passe} other {Les # unités de « {from} » passent toutes}} dans « {name} » ; « {from} » elle-même disparaît. Cette action est irréversible.',
  'memories.merge-do': 'Fusionner',
  'memories.merged': '« {from} » fait maintenant partie de « {name} ».',
  'memories.remove': 'Supprimer la mémoire',
  'memories.remove-title': 'Supprimer « {name} » ?',
  'memories.remove-about':
    '{count, plural, =0 {Elle est vide.} one {Son unité est supprimée de cet ordinateur.} other {Ses # unités sont supprimées de cet ordinateur.}} Cette action est irréversible. Exportez-la d’abord si vous pouvez encore en avoir besoin.',
  'memories.remove-type': 'Saisissez le nom de la mémoire pour la supprimer',
  'memories.remove-do': 'Supprimer',
  'memories.remove-keep': 'La garder',
  'memories.removed': '« {name} » a été supprimée.',

  'memories.work':
    '{kind, select, import {Importation :} export {Exportation :} deduplicate {Recherche d’unités en double :} other {Fusion :}} {name}',
  'memories.work-units': '{count, plural, one {# unité} other {# unités}}',
  'memories.work-share': '{percent, number} % · {units}',

  'memories.import': 'Importer',
  'memories.import-choose': 'Importer un fichier',
  'memories.import-drop': 'Déposez un fichier TMX, XLIFF, CSV ou TSV pour l’importer.',
  'memories.import-title': 'Importer « {name} »',
  'memories.import-into': 'Importer dans',
  'memories.import-into-new': 'Une nouvelle mémoire',
  'memories.import-into-known': 'Une mémoire existante',
  'memories.import-name': 'Nom de la nouvelle mémoire',
  'memories.import-memory': 'Mémoire',
  'memories.import-table':
    'Un tableau nomme ses langues dans sa première ligne (en, de). Sinon, indiquez-les ici.',
  'memories.import-unnamed': 'Indiquée dans le fichier',
  'memories.import-source': 'Langue de la première colonne',
  'memories.import-target': 'Langue de la deuxième colonne',
  'memories.import-variant': 'Langue source',
  'memories.import-skip': 'Écarter les unités déjà présentes',
  'memories.import-start': 'Importer',
  'memories.import-again': 'Réessayer',
  'memories.import-running': 'Importation de « {name} »',
  'memories.import-cancel': 'Annuler l’importation',
  'memories.import-cancelled': 'L’importation a été annulée. Rien n’en a été conservé.',
  'memories.import-done': '« {file} » est dans « {memory} ».',
  'memories.import-facts':
    '{added, plural, =0 {Aucune unité ajoutée} one {# unité ajoutée} other {# unités ajoutées}} · {repeated, plural, =0 {aucune en double} one {# déjà présente} other {# déjà présentes}} · {bad, plural, =0 {aucune inutilisable} one {# inutilisable} other {# inutilisables}}',
  'memories.import-format': '{format}, {encoding}',
  'memories.import-repairs': 'Rectifié à la lecture',
  'memories.import-bad': 'Écartées',
  'memories.import-bad-first':
    '{count, plural, one {La première unité écartée.} other {Les # premières unités écartées.}}',
  'memories.import-line': 'Ligne {line, number}',
  'memories.import-waiting':
    '{count, plural, one {Un autre fichier sera proposé après celui-ci.} other {# autres fichiers seront proposés après celui-ci.}}',
  'memories.import-assign':
    '{count, plural, one {La consulter pour {pair} sans la choisir} many {La consulter pour ses # paires sans la choisir} other {La consulter pour ses # paires sans la choisir}}',
  'memories.import-close': 'Fermer le rapport',
  'memories.bad':
    '{reason, select, no_source {Elle n’a pas de texte source.} no_target {Elle n’a pas de traduction.} unknown_language {Ses langues ne sont pas connues ici.} other_source_language {Sa source est dans une autre langue que celle de la mémoire.} dropped_variant {Une de ses variantes a été écartée : sa langue est inconnue ou a déjà un texte.} too_many_cells {Elle a plus de cellules que la première ligne.} too_long {Elle est plus longue que tout segment réel.} other {Elle n’a pas pu être utilisée.}}',
  'memories.repair':
    '{kind, select, bare_ampersand {Un « & » isolé a été pris tel quel} bare_less_than {Un « < » isolé a été pris tel quel} undefined_entity {Une entité non définie a été rectifiée} illegal_character {Un caractère interdit a été écarté} invalid_bytes {Des octets qui ne forment aucun caractère ont été marqués} unbalanced_tag {Une balise a été fermée} unknown_element {Un élément inconnu est devenu du texte} malformed_attribute {Un attribut a été réparé} cut_short {Le fichier s’arrêtait trop tôt} other {Autre chose a été rectifié}}',
  'memories.times': '{count, number} ×',

  'memories.views': 'Que voir de la mémoire',
  'memories.view.units': 'Unités',
  'memories.view.pairs': 'Paires attribuées',
  'memories.view.statistics': 'Statistiques',

  'memories.search': 'Rechercher des unités',
  'memories.search-in': 'Dans',
  'memories.search-mode': 'Recherche',
  'memories.search-exact': 'Exacte',
  'memories.search-fuzzy': 'Approximative',
  'memories.unit-list': 'Unités de « {name} »',
  'memories.found':
    '{total, plural, =0 {Rien trouvé} one {# unité trouvée} other {# unités trouvées}}',
  'memories.all-units': '{total, plural, =0 {Aucune unité} one {# unité} other {# unités}}',
  'memories.searching': 'Recherche',
  'memories.units-none': 'Cette mémoire est vide. Importez-y un fichier, ou ajoutez une unité.',
  'memories.units-not-found':
    'Aucune unité ne contient cela. « Approximative » trouve d’autres graphies et formes des mots.',
  'memories.unit-add': 'Ajouter une unité',
  'memories.unit-edit': 'Modifier l’unité',
  'memories.unit-remove': 'Supprimer l’unité',
  'memories.unit-remove-sure': 'Supprimer cette unité ? Cette action est irréversible.',
  'memories.unit-remove-do': 'Supprimer',
  'memories.unit-remove-keep': 'La garder',
  'memories.unit-save': 'Enregistrer',
  'memories.unit-new': 'Nouvelle unité',
  'memories.unit-percent': '{percent, number} %',
  'memories.unit-needs': 'Une unité doit avoir une source et au moins une traduction.',
  'memories.unit-saved': 'L’unité est enregistrée.',
  'memories.unit-removed': 'L’unité est supprimée.',

  'memories.pairs-about':
    'Pour une paire attribuée, la mémoire est consultée sans être choisie : par « Mémoires locales d’abord » sur l’écran Texte, et dans l’éditeur de segments. Le plus petit numéro est consulté en premier.',
  'memories.pair-name': '{source} vers {target}',
  'memories.pair-priority': 'Rang pour {pair}',
  'memories.pair-others':
    '{count, plural, =0 {Aucune autre mémoire n’est consultée.} other {Également consulté : {names}.}}',
  'memories.pair-other': '{name} ({priority, number})',

  'memories.stat-units': 'Unités',
  'memories.stat-words': 'Mots',
  'memories.stat-characters': 'Caractères',
  'memories.stat-distinct': 'Mots différents',
  'memories.stat-language': 'Langue',
  'memories.stat-repeated':
    '{count, plural, =0 {Aucune source n’est répétée.} one {# source est répétée.} other {# sources sont répétées.}}',
  'memories.stat-changed': 'Modifications du {first} au {last}.',
  'memories.stat-authors': 'Auteurs',
  'memories.stat-authors-none': 'Aucune unité n’indique son auteur.',
  'memories.stat-author-units': '{count, plural, one {# unité} other {# unités}}',
  'memories.stat-counting': 'Comptage.',
  'memories.stat-sides': 'Ce que contient chaque côté',

  'memories.service-about':
    'Ces mémoires appartiennent au compte de {connection}. C’est là-bas qu’elles se modifient ; ici, vous pouvez les choisir.',
  'memories.service-none': 'Le compte n’a pas de mémoires.',
  'memories.service-list': 'Mémoires auprès du service',
  'memories.column.name': 'Nom',
  'memories.column.languages': 'Langues',
  'memories.column.units': 'Unités',
  'memories.column.created': 'Créée',
  'memories.column.updated': 'Modifiée',
  'memories.service-range':
    '{first, number}–{last, number} sur {total, plural, one {# mémoire} other {# mémoires}}',
  'memories.page': 'Page {page, number} sur {pages, number}',
  'memories.page-first': 'Première page',
  'memories.page-previous': 'Page précédente',
  'memories.page-next': 'Page suivante',
  'memories.page-last': 'Dernière page',
  'memories.page-gone': 'La liste est devenue plus courte : c’est maintenant sa dernière page.',
  'memories.refresh': 'Actualiser',
  'memories.unknown-day': 'non indiqué',

  'memories.local-first': 'Mémoires locales d’abord',
  'memories.local-group': 'Mémoires locales',
  'memories.local-about':
    'Les segments qu’une mémoire de cet ordinateur connaît en sont repris ; seul le reste est envoyé et facturé.',
  'memories.local-chosen': 'Mémoires consultées, dans cet ordre',
  'memories.local-asked':
    '{count, plural, =0 {Aucune mémoire n’est attribuée à {pair}. Attribuez-en une sur l’écran Mémoires, ou choisissez-en une ici.} other {{pair} : {names}.}}',
  'memories.local-unknown':
    'Celles qui sont attribuées à la paire sont consultées dès que la langue source est connue.',
  'memories.local-add': 'Une de plus',
  'memories.local-instead': 'Au lieu de celles attribuées à la paire',
  'memories.local-choose': 'Choisir une mémoire',
  'memories.local-remove': 'Écarter {name}',
  'memories.local-none': 'Il n’y a pas encore de mémoire sur cet ordinateur.',
  'memories.local-target': 'Sans {language}.',
  'memories.local-source': 'Part d’une autre langue que le texte : {language}.',
  'memories.local-gone': 'Une mémoire qui n’existe plus',

  'memories.probe-running': 'Demande avec et sans la mémoire',
  'memories.probe-acted': 'Oui. Le service indique que ce texte vient de « {memory} ».',
  'memories.probe-changed':
    'Très probablement oui. Avec « {memory} », la traduction est autre que sans ; le service ne dit pas pourquoi.',
  'memories.probe-same':
    'Non. Le service indique d’où vient le texte, et « {memory} » n’en fait pas partie ; les deux traductions sont identiques.',
  'memories.probe-not-reported':
    'Impossible à dire. Les deux traductions sont identiques, et le service n’indique pas ce qui a agi.',
  'memories.probe-with': 'Avec',
  'memories.probe-without': 'Sans',
  'memories.probe-billed':
    '{count, plural, one {# caractère facturé} other {# caractères facturés}}',
  'memories.probe-unbilled': 'facturation non communiquée',
  'memories.probe-part': 'Question posée sur le premier paragraphe.',
  'memories.probe-close': 'Fermer la réponse',
};
