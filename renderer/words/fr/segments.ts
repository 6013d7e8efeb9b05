import type { segments as en } from '../en/segments.ts';

export const segments: Readonly<Record<keyof typeof en, string>> = {
  'segments.title': 'Segments',
  'segments.projects': 'Projets',
  'segments.projects.loading': 'Chargement des projets…',
  'segments.projects.none':
    'L’éditeur est encore vide. Ouvrez un texte, un fichier ou un document de la file d’attente : il est découpé en phrases, que vous traduisez une à une à côté de ce que contiennent vos mémoires.',
  'segments.project.pair': '{source} → {target}',
  'segments.project.confirmed': '{confirmed, number} sur {all, number} confirmés',
  'segments.project.opened': 'ouvert : {day}',
  'segments.project.text': 'texte',
  'segments.project.remove': 'Retirer {name} de l’éditeur',
  'segments.project.remove.about':
    'Ses segments et ce qui a été traduit ici sont supprimés. Ce qui a été confirmé reste dans la mémoire.',
  'segments.project.remove.do': 'Retirer',
  'segments.project.keep': 'Le garder',

  'segments.new': 'Ouvrir dans l’éditeur',
  'segments.from': 'De',
  'segments.to': 'Vers',
  'segments.choose-language': 'Choisir une langue',
  'segments.one-language': '« De » et « Vers » indiquent la même langue.',
  'segments.no-language': 'Choisissez d’abord les deux langues.',
  'segments.new.kind': 'Quoi',
  'segments.new.text': 'Texte',
  'segments.new.file': 'Fichier',
  'segments.new.document': 'De la file d’attente',
  'segments.new.name': 'Nom',
  'segments.new.name-default': 'Texte du {day}',
  'segments.new.words': 'Texte',
  'segments.new.words-placeholder': 'Saisissez ou collez un texte',
  'segments.new.open': 'Ouvrir',
  'segments.new.opening': 'Ouverture…',
  'segments.new.choose': 'Choisir un fichier',
  'segments.new.file-about':
    'Ou déposez-en un ici. docx, pptx, xlsx, pdf, html, xliff, srt et d’autres.',
  'segments.new.drop': 'Déposez le fichier pour l’ouvrir dans l’éditeur',
  'segments.new.queue': 'Document',
  'segments.new.queue-choose': 'Choisir un document',
  'segments.new.queue-none': 'La file d’attente ne contient pas de documents.',
  'segments.new.queue-about': 'Son original est ouvert ; la file d’attente continue telle quelle.',

  'segments.back': 'Tous les projets',
  'segments.progress': 'Segments confirmés',
  'segments.export': 'Exporter',
  'segments.filter': 'Afficher',
  'segments.filter.all': 'Tous',
  'segments.filter.unconfirmed': 'Non confirmés',
  'segments.filter.findings': 'Avec anomalies',
  'segments.search': 'Rechercher dans les segments',
  'segments.search.clear': 'Effacer la recherche',
  'segments.found':
    '{total, plural, =0 {Aucun segment ne correspond} one {# segment} other {# segments}}',
  'segments.fill': 'Remplir d’après les mémoires',
  'segments.fill.service': 'Remplir par le service',
  'segments.fill.counting': 'Comptage de ce qui est vide…',
  'segments.fill.cost':
    '{count, plural, =0 {Aucun segment n’est vide.} one {# caractère au plus est envoyé.} other {# caractères au plus sont envoyés.}}',
  'segments.fill.cost.about':
    'Les correspondances à partir de {threshold, number} % viennent de vos mémoires et ne coûtent rien ; seul le reste est envoyé.',
  'segments.fill.left': 'Reste {count, number} sur le quota.',
  'segments.fill.do': 'Remplir maintenant',
  'segments.fill.cancel': 'Annuler',
  'segments.filling': 'Remplissage : {done, number} segments sur {all, number}',
  'segments.filling.stop': 'Arrêter',
  'segments.saved':
    '{segments, plural, =0 {Aucun segment n’a été rempli d’après les mémoires} one {# segment a été rempli d’après les mémoires} other {# segments ont été remplis d’après les mémoires}}{characters, plural, =0 {} one {, ce qui a économisé # caractère} other {, ce qui a économisé # caractères}}.{sent, plural, =0 { Rien n’a été envoyé.} one { # caractère a été envoyé.} other { # caractères ont été envoyés.}}',
  'segments.close-notice': 'Fermer',

  'segments.grid': 'Segments de {name}',
  'segments.column.number': 'N°',
  'segments.column.status': 'État',
  'segments.loading': 'Chargement…',
  'segments.none':
    '{filter, select, all {Aucun segment ne contient ce que vous cherchez.} unconfirmed {Il ne reste aucun segment à confirmer.} other {Aucune anomalie trouvée.}}',
  'segments.status':
    '{status, select, empty {Vide} draft {Brouillon} translated {Rempli} other {Confirmé}}',
  'segments.repeats': '{count, plural, one {# fois} other {# fois}}',
  'segments.repeats.full': 'Cette source figure ici {count, plural, one {une fois} other {# fois}}',
  'segments.target-of': 'Traduction du segment {number}',
  'segments.origin':
    '{kind, select, typed {Saisi} source_copy {Copie de la source} memory_exact {Mémoire {percent} %} memory_fuzzy {Mémoire {percent} %} engine {Service} pseudo {Pseudo-traduction} cache {Cache} propagated {Propagé} not_reported {Service, non communiqué} other {}}',
  'segments.confirm': 'Confirmer',
  'segments.unsaved': 'Pas encore enregistré',

  'segments.tag': 'Balise {name}',
  'segments.tag.state':
    '{state, select, missing {manquante} surplus {en trop} unpaired {non fermée} other {présente}}',
  'segments.tag.open': 'ouvre la balise {name}',
  'segments.tag.close': 'ferme la balise {name}',
  'segments.tag.alone': 'balise {name}',
  'segments.tags': 'Balises',

  'segments.pane': 'À côté du texte',
  'segments.pane.matches': 'Correspondances',
  'segments.pane.concordance': 'Concordances',
  'segments.pane.findings': 'Anomalies',
  'segments.pane.analysis': 'Analyse',
  'segments.pane.settings': 'Réglages',

  'segments.matches.none':
    'Aucune mémoire n’a de correspondance à partir de {threshold, number} %.',
  'segments.matches.no-memory':
    'Aucune mémoire n’est consultée pour cette paire. Attribuez-en une sur l’écran Mémoires, ou choisissez-en une dans « Réglages ».',
  'segments.matches.looking': 'Recherche…',
  'segments.percent': '{percent, number} %',
  'segments.match': 'Correspondance {place} : {percent} %',
  'segments.match.best': 'Meilleure correspondance, {percent} % : {shortcut} l’insère',
  'segments.match.insert': 'Insérer',
  'segments.match.insert-named': 'Insérer la correspondance {place}',
  'segments.match.context':
    '{context, select, both {même texte avant et après} previous {même texte avant} other {même texte après}}',
  'segments.match.identical': 'Les mêmes mots partout',
  'segments.match.base': 'mots {percent, number} %',
  'segments.penalty':
    '{kind, select, numbers {nombres} tags {balises} case {casse} punctuation {ponctuation} spacing {espaces} variant {variante} alignment {alignement} other {{kind}}} −{percent, number}',
  'segments.alarm':
    '{alarm, select, number {D’autres nombres : vérifiez-les} placeables {Balises ou variables différentes : vérifiez-les} opposites {Sens contraire : comparez les mots} other {Une négation ne figure que d’un côté}}',
  'segments.deleted': 'supprimé :',
  'segments.inserted': 'inséré :',
  'segments.change-end': 'fin de la modification',

  'segments.concordance.words': 'Mots',
  'segments.concordance.side': 'Dans',
  'segments.concordance.source': 'Source',
  'segments.concordance.target': 'Cible',
  'segments.concordance.mode': 'Recherche',
  'segments.concordance.exact': 'Exacte',
  'segments.concordance.fuzzy': 'Approximative',
  'segments.concordance.about':
    'Sélectionnez des mots dans une source ou une cible et appuyez sur {shortcut}, ou écrivez-les ici.',
  'segments.concordance.total':
    '{total, plural, =0 {Absent des mémoires.} one {# passage} other {# passages}}',
  'segments.concordance.shown': '{total, number} passages, les {shown, number} premiers affichés',
  'segments.concordance.found': 'trouvé :',

  'segments.findings.none': 'Aucune anomalie trouvée.',
  'segments.findings.count': '{count, plural, one {# anomalie} other {# anomalies}}',
  'segments.findings.again': 'Vérifier de nouveau',
  'segments.finding':
    '{kind, select, tags {Balise différente : {what}} numbers {Nombre différent : {what}} term {Terme non utilisé : {what}} length {Bien plus long ou plus court que sa source} double_space {Double espace} outer_space {Espace différente au début ou à la fin} untranslated {Identique à la source} empty {Vide} same_source_differs {La même source a d’autres traductions} punctuation {Ponctuation différente : {what}} negation {Une négation ne figure que d’un côté{what, select, none {} other { : {what}}}} other {{what}}}',
  'segments.finding.line': 'Segment {number}',

  'segments.analysis.band': 'Correspondance',
  'segments.analysis.segments': 'Segments',
  'segments.analysis.words': 'Mots',
  'segments.analysis.characters': 'Caractères',
  'segments.analysis.name':
    '{band, select, repeat {Répétitions} b101 {100 % en contexte} b100 {100 %} b95_99 {95–99 %} b85_94 {85–94 %} b75_84 {75–84 %} b50_74 {50–74 %} other {Nouveaux}}',
  'segments.analysis.total': 'Total',
  'segments.analysis.csv': 'Enregistrer en CSV',
  'segments.analysis.working': 'Comparaison de chaque segment avec les mémoires…',
  'segments.analysis.before':
    'État des mémoires avant ce projet : {count, plural, one {# entrée confirmée ici n’est pas comptée} other {# entrées confirmées ici ne sont pas comptées}}.',
  'segments.analysis.about':
    'Chaque segment selon sa meilleure correspondance dans les mémoires. Les répétitions sont les sources identiques après la première.',

  'segments.settings.into': 'Enregistrer les paires confirmées dans',
  'segments.settings.into-none': 'Aucune mémoire',
  'segments.settings.into-hint':
    '{stored, select, yes {Chaque paire confirmée y est enregistrée aussitôt.} other {Les paires confirmées restent dans ce seul projet.}}',
  'segments.settings.asked': 'Mémoires consultées',
  'segments.settings.assigned': 'Celles attribuées à la paire',
  'segments.settings.chosen': 'Choisies ici',
  'segments.settings.units': '{count, plural, one {# unité} other {# unités}}',
  'segments.settings.no-memories':
    'Aucune mémoire locale ne convient à cette paire. Créez-en ou importez-en une sur l’écran Mémoires.',
  'segments.settings.threshold': 'Seuil de correspondance',
  'segments.settings.glossaries': 'Glossaires',

  'segments.said':
    '{kind, select, confirmed {Confirmé.} all_confirmed {Confirmé. Tous les segments sont confirmés.} empty_target {Il n’y a rien à confirmer : la traduction est vide.} nothing_selected {Sélectionnez d’abord des mots dans une source ou une cible.} no_match {Il n’y a pas de correspondance {key}.} no_tag {La source n’a pas de balise {key}.} undone {{number, select, none {Il n’y a rien à annuler.} other {Annulé, segment {number}.}}} redone {{number, select, none {Il n’y a rien à rétablir.} other {Rétabli, segment {number}.}}} other {}}',
  'segments.said.exported':
    '« {name} » est dans le dossier des résultats.{unconfirmed, plural, =0 {} one { # segment n’est pas confirmé et y figure avec le texte de sa source.} other { # segments ne sont pas confirmés et y figurent avec le texte de leur source.}}',
  'segments.said.propagated':
    'Confirmé et repris dans {count, plural, one {# segment identique} other {# segments identiques}}.',
  'segments.undo': 'Annuler',
};
