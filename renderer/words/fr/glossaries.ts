import type { glossaries as en } from '../en/glossaries.ts';

export const glossaries: Readonly<Record<keyof typeof en, string>> = {
  'glossaries.title': 'Glossaires',
  'glossaries.about':
    'Un glossaire dit comment des mots sont à traduire : noms de produits, termes contractuels, vocabulaire maison. Il a un dictionnaire pour chaque paire de langues, et une traduction en utilise jusqu’à cinq.',
  'glossaries.loading': 'Chargement de vos glossaires…',
  'glossaries.list': 'Vos glossaires',
  'glossaries.none':
    'Il n’y a pas encore de glossaire. Créez-en un, ou importez un fichier de termes.',
  'glossaries.none-found': 'Aucun glossaire ne s’appelle « {query} ».',
  'glossaries.search': 'Rechercher des glossaires',
  'glossaries.facts':
    '{dictionaries, plural, =0 {Aucun dictionnaire} one {{pairs}} other {# dictionnaires}} · {entries, plural, one {# entrée} other {# entrées}}',
  'glossaries.unsaved': 'Non enregistré',
  'glossaries.unsaved-list':
    '{count, plural, one {Des modifications de « {names} » ne sont} other {Des modifications de {names} ne sont}} pas encore enregistrées. Elles restent tant que vous utilisez d’autres écrans, et sont perdues quand vous quittez Dragoman.',
  'glossaries.unsaved-here':
    'Pas encore enregistré. Les modifications restent tant que vous utilisez d’autres écrans, et sont perdues quand vous quittez Dragoman.',
  'glossaries.account': 'Glossaires du compte',
  'glossaries.account.words': '{count, number} sur {max, number}',

  'glossaries.new': 'Nouveau glossaire',
  'glossaries.name': 'Nom',
  'glossaries.name.fault':
    '{fault, select, empty {Saisissez un nom.} control_character {Le nom contient un caractère invisible, une tabulation ou une fin de ligne. Écrivez-le de nouveau.} other {Le nom est trop long : {count, number} octets sur {max, number}. Les lettres hors de A à Z prennent 2 à 4 octets chacune.}}',
  'glossaries.source': 'De',
  'glossaries.target': 'Vers',
  'glossaries.same-language': 'Un dictionnaire nécessite deux langues différentes.',
  'glossaries.pair': '{source} vers {target}',
  'glossaries.first-term': 'Premier terme',
  'glossaries.first-translation': 'Sa traduction',
  'glossaries.first-hint': 'Le service ne conserve pas de dictionnaire sans entrée.',
  'glossaries.create': 'Créer',
  'glossaries.creating': 'Création…',
  'glossaries.first': 'Mes termes',
  'glossaries.full':
    'Le compte a {max, number} glossaires, le maximum autorisé. Supprimez-en d’abord un.',
  'glossaries.cancel': 'Annuler',
  'glossaries.close': 'Fermer',
  'glossaries.rename': 'Renommer le glossaire',
  'glossaries.rename.keep': 'Enregistrer le nom',
  'glossaries.renaming': 'Enregistrement…',

  'glossaries.delete': 'Supprimer le glossaire',
  'glossaries.delete.sure': 'Supprimer « {name} » ?',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {Il n’a pas de dictionnaire.} one {Son dictionnaire de {entries, plural, one {# entrée} other {# entrées}} est supprimé auprès du service, pour tous ceux qui utilisent le compte.} other {Ses # dictionnaires de {entries, plural, one {# entrée} other {# entrées}} au total sont supprimés auprès du service, pour tous ceux qui utilisent le compte.}} Cette action est irréversible. Pour garder les entrées, exportez d’abord le glossaire.',
  'glossaries.delete.uncounted':
    'Ses entrées sont supprimées auprès du service, pour tous ceux qui utilisent le compte. Cette action est irréversible.',
  'glossaries.delete.confirm': 'Supprimer le glossaire',
  'glossaries.delete.keep': 'Le garder',
  'glossaries.deleted': '« {name} » a été supprimé.',
  'glossaries.delete-pair': 'Supprimer le dictionnaire {pair}',
  'glossaries.delete-pair.sure': 'Supprimer le dictionnaire {pair} de « {name} » ?',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {Il n’a pas d’entrée auprès du service.} one {Son entrée est supprimée auprès du service, pour tous ceux qui utilisent le compte.} other {Ses # entrées sont supprimées auprès du service, pour tous ceux qui utilisent le compte.}} Cette action est irréversible.',
  'glossaries.delete-pair.last':
    'C’est le dernier dictionnaire de « {name} ». Sans lui, le glossaire reste dans la liste comme une coquille vide qu’aucune traduction ne peut utiliser, jusqu’à ce qu’il reçoive un nouveau dictionnaire. Pour vous en défaire entièrement, supprimez le glossaire.',
  'glossaries.delete-pair.confirm': 'Supprimer le dictionnaire',

  'glossaries.dictionaries': 'Dictionnaires de « {name} »',
  'glossaries.dictionary': '{source} → {target}',
  'glossaries.entries': '{count, plural, one {# entrée} other {# entrées}}',
  'glossaries.no-dictionary':
    '« {name} » n’a pas de dictionnaire ; aucune traduction ne peut donc l’utiliser. Ajoutez une paire de langues, ou importez un fichier.',
  'glossaries.add-pair': 'Ajouter une paire',
  'glossaries.add-pair.title': 'Ajouter une paire de langues',
  'glossaries.add-pair.confirm': 'Ajouter la paire',
  'glossaries.add-pair.there': 'Le glossaire a déjà cette paire.',
  'glossaries.reading': 'Chargement des entrées…',

  'glossaries.grid': 'Entrées, {pair}',
  'glossaries.grid.hint':
    'Les flèches déplacent, la frappe ou Entrée écrit, F2 modifie, Tab passe à la cellule suivante, Échap laisse une cellule comme elle était. Suppr vide les cellules choisies. Des blocs d’un tableur peuvent être collés.',
  'glossaries.grid.line': 'Ligne',
  'glossaries.grid.problem': 'Problème',
  'glossaries.grid.new': 'Nouvelle entrée',
  'glossaries.grid.sorted': '{direction, select, ascending {A à Z} descending {Z à A} other {}}',
  'glossaries.grid.edit': '{language}, ligne {line, number}',
  'glossaries.grid.edit-new': '{language}, nouvelle entrée',
  'glossaries.search-entries': 'Rechercher des entrées',
  'glossaries.problems':
    '{count, plural, =0 {Aucun problème} one {# problème} other {# problèmes}}',
  'glossaries.problems.only': 'Afficher seulement les problèmes',
  'glossaries.add-entry': 'Ajouter une entrée',
  'glossaries.remove-entries':
    '{count, plural, one {Supprimer l’entrée} other {Supprimer # entrées}}',
  'glossaries.undo': 'Annuler',
  'glossaries.redo': 'Rétablir',
  'glossaries.shown': '{shown, number} sur {count, plural, one {# entrée} other {# entrées}}',
  'glossaries.place': 'Ligne {line, number}, {language}',
  'glossaries.place-new': 'Nouvelle entrée, {language}',
  'glossaries.bytes-of-cell': '{count, number} octets sur {max, number}',
  'glossaries.flaw':
    '{problem, select, empty {vide} duplicate {doublon de la ligne {line, number}} control_character {caractère invisible} too_long {plus de {max, number} octets} outer_space {espace au début ou à la fin} other {}}',
  'glossaries.flaw-of': '{language} : {flaw}',
  'glossaries.size': 'Taille du glossaire',
  'glossaries.size.words':
    '{size} sur {max}{unread, plural, =0 {} one {, sans # dictionnaire non lu} other {, sans # dictionnaires non lus}}',

  'glossaries.save': 'Enregistrer…',
  'glossaries.save.send': '{mode, select, replace {Remplacer} other {Fusionner}}',
  'glossaries.save.title': 'Enregistrer {pair} de « {name} »',
  'glossaries.save.title-new': 'Ajouter {pair} à « {name} »',
  'glossaries.save.add': 'Ajouter le dictionnaire',
  'glossaries.save.how': 'Mode d’enregistrement',
  'glossaries.save.replace': 'Remplacer',
  'glossaries.save.merge': 'Fusionner',
  'glossaries.save.replace.about': 'Le dictionnaire du service devient celui-ci : {counts}.',
  'glossaries.save.merge.about':
    'Ces entrées se superposent à celles du service ; rien n’est retiré : {counts}.',
  'glossaries.save.new':
    'Le service reçoit un nouveau dictionnaire de {count, plural, one {# entrée} other {# entrées}}.',
  'glossaries.save.counting': 'Comparaison avec le service…',
  'glossaries.save.nothing': 'Rien ne changerait auprès du service de cette façon.',
  'glossaries.counts':
    '{added, plural, =0 {aucune ajoutée} one {# ajoutée} other {# ajoutées}}, {changed, plural, =0 {aucune modifiée} one {# modifiée} other {# modifiées}}, {removed, plural, =0 {aucune retirée} one {# retirée} other {# retirées}}, {same, plural, =0 {aucune inchangée} one {# inchangée} other {# inchangées}}',
  'glossaries.save.stays':
    '{count, plural, one {# entrée que vous avez supprimée ici reste auprès du service.} other {# entrées que vous avez supprimées ici restent auprès du service.}}',
  'glossaries.saving': 'Envoi…',
  'glossaries.saved': 'Enregistré : {counts}.',
  'glossaries.discard': 'Abandonner les modifications',
  'glossaries.discarded': 'Vos modifications ont été abandonnées.',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {Rien à enregistrer.} problems {Corrigez d’abord les entrées marquées.} empty {Un dictionnaire nécessite au moins une entrée. Pour vous en défaire, supprimez le dictionnaire.} too_large {Le glossaire dépasse {max}, le maximum que le service accepte. Supprimez des entrées, ou mettez un dictionnaire dans un glossaire à part.} other {}}',

  'glossaries.import': 'Importer',
  'glossaries.import.drop': 'Déposez un fichier TSV, CSV, XLSX ou TBX pour en voir les termes',
  'glossaries.import.title': 'Importer {file}',
  'glossaries.import.reading': 'Lecture du fichier…',
  'glossaries.import.format':
    '{format, select, tsv {Texte séparé par des tabulations} csv {CSV à deux colonnes} csv_pairs {CSV avec les langues sur chaque ligne} xlsx {Classeur Excel} tbx {TBX} other {}}, {encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {Aucun dictionnaire} one {# dictionnaire} other {# dictionnaires}}, {entries, plural, one {# entrée} other {# entrées}}. Rien n’a encore été envoyé.',
  'glossaries.import.languages':
    'Le fichier ne dit pas dans quelles langues il est. Choisissez-les :',
  'glossaries.import.into': 'Importer dans',
  'glossaries.import.into-new': 'Un nouveau glossaire',
  'glossaries.import.into-one': 'Un glossaire existant',
  'glossaries.import.glossary': 'Glossaire',
  'glossaries.import.mode': 'Mode d’importation de {pair}',
  'glossaries.import.mode.add': 'Ajouter',
  'glossaries.import.mode.leave': 'Écarter',
  'glossaries.import.new': 'un nouveau dictionnaire',
  'glossaries.import.left': 'est écarté',
  'glossaries.import.empty': 'n’a aucune entrée qui puisse être envoyée',
  'glossaries.import.sent': 'envoyé',
  'glossaries.import.unsaved':
    'Vous avez vos propres modifications dans ce dictionnaire. Elles restent, non enregistrées.',
  'glossaries.import.bad':
    '{count, plural, one {# ligne est écartée} other {# lignes sont écartées}}',
  'glossaries.import.bad-line': 'Ligne {line, number}',
  'glossaries.import.problem':
    '{problem, select, empty {Il manque un texte.} duplicate {La même source figure plus haut.} control_character {Elle contient un caractère invisible.} too_long {Un texte dépasse {max, number} octets.} outer_space {Il y a une espace au début ou à la fin.} columns {Elle n’a pas le bon nombre de colonnes.} language {Sa langue n’est pas de celles que les glossaires admettent.} quotes {Un guillemet n’est pas fermé.} same_language {Les deux langues sont identiques.} other {Elle ne peut pas être lue.}}',
  'glossaries.import.send':
    '{count, plural, =0 {Rien à importer} one {Importer # entrée} other {Importer # entrées}}',
  'glossaries.import.sending': 'Envoi…',
  'glossaries.imported':
    '{entries, plural, one {# entrée a été importée} other {# entrées ont été importées}} dans « {name} ».',

  'glossaries.export': 'Exporter',
  'glossaries.export.as': 'Exporter les entrées',
  'glossaries.export.pair': 'Ce dictionnaire, {pair}',
  'glossaries.export.whole': 'Le glossaire entier',
  'glossaries.export.saved':
    'Un fichier contient ce que le service possède. Les modifications non enregistrées n’y figurent pas.',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {CSV avec les langues} xlsx {Classeur Excel} tbx {TBX} other {}}',

  'conflicts.title':
    '{count, plural, one {# terme a des traductions différentes} other {# termes ont des traductions différentes}}',
  'conflicts.rule': 'Le premier glossaire l’emporte.',
  'conflicts.term': '« {term} » : {choices}',
  'conflicts.choice': '« {target} » dans {name}',
  'conflicts.wins': '« {target} » dans {name} (l’emporte)',
  'conflicts.more': 'et {count, plural, one {# autre} other {# autres}}',
  'conflicts.missing': 'Rien pour {pair} dans {names}, donc pas d’envoi pour cette paire.',

  'marks.line': 'Termes',
  'marks.show': 'Afficher les termes',
  'marks.asking': 'Recherche des termes…',
  'marks.none': 'Aucun terme des glossaires choisis ne figure dans le texte.',
  'marks.counts':
    '{used, plural, =0 {} one {# utilisé} other {# utilisés}}{used, plural, =0 {} other {{inflected, plural, =0 {} other { · }}}}{inflected, plural, =0 {} one {# fléchi} other {# fléchis}}{missed, plural, =0 {} other {{found, plural, =0 {} other { · }}{missed, plural, one {# manqué} other {# manqués}}}}',
  'marks.found': '{count, plural, one {# terme dans le texte} other {# termes dans le texte}}',
  'marks.list': 'Les termes et leur sort',
  'marks.outcome':
    '{outcome, select, used {utilisé} inflected {utilisé sous une autre forme} missed {manqué} other {dans le texte}}',
  'marks.from': 'dans {glossary}',
  'marks.times': '{count, number} fois',
  'marks.go': 'Afficher « {term} » dans la source',
  'marks.hint':
    'C’est à sa terminaison qu’un mot est reconnu comme une autre forme de celui voulu : une indication pour l’œil, non un jugement.',

  'add-term.title': 'Ajouter un terme',
  'add-term.term': 'Terme en {language}',
  'add-term.translation': 'Traduction en {language}',
  'add-term.glossary': 'Glossaire',
  'add-term.glossary-new': 'Un nouveau glossaire, « {name} », est créé pour lui.',
  'add-term.pair-new': 'Le glossaire reçoit un nouveau dictionnaire {pair}.',
  'add-term.send': 'Ajouter',
  'add-term.sending': 'Ajout…',
  'add-term.added':
    '{before, select, none {« {term} » → « {translation} » a été ajouté à « {name} ».} other {« {term} » → « {translation} » figure maintenant dans « {name} », à la place de « {old} ».}}',
  'add-term.undo': 'Annuler',
  'add-term.undoing': 'Annulation…',
  'add-term.from-line': 'Ajouter un terme…',
};
