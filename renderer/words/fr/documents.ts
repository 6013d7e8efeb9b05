import type { documents as en } from '../en/documents.ts';

export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop':
    '{count, plural, one {Déposez # fichier pour le traduire} other {Déposez # fichiers pour les traduire}}',
  'documents.drop.some':
    'Traduction possible pour {count, number} sur {all, plural, one {# fichier} other {# fichiers}}',
  'documents.drop.none':
    '{all, plural, one {Ce fichier est d’un type impossible à traduire} other {Ces fichiers sont de types impossibles à traduire}}',
  'documents.drop.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg, png, et dossiers contenant de tels fichiers',

  'documents.settings': 'Langues, mémoire et options des prochains fichiers',
  'documents.options': 'Options des prochains fichiers',
  'documents.one-language': '« De » et « Vers » indiquent la même langue.',
  'documents.options.files': 'Fichiers',
  'documents.watermark': 'Marquer les résultats comme traduits par une machine',
  'documents.watermark.hint': 'Un filigrane sur les docx et pdf ; les autres types n’en ont pas.',
  'documents.watermark.none':
    'Aucun de ces fichiers n’est un docx ou un pdf, les seuls types qui en reçoivent un.',
  'documents.pdf': 'Un pdf devient',
  'documents.pdf.same': 'Un pdf',
  'documents.pdf.docx': 'Un docx, modifiable',
  'documents.pdf.hint':
    'Un docx conserve le texte et les titres plutôt que la mise en page exacte.',
  'documents.minify': 'Envoyer sans images ni vidéos',
  'documents.minify.hint':
    'Pour docx et pptx. Elles restent sur cet ordinateur et sont remises en place à l’identique.',

  'documents.choose': 'Choisir des fichiers',
  'documents.folder': 'Choisir un dossier',
  'documents.empty': 'Déposez des fichiers ou des dossiers n’importe où dans cette fenêtre.',
  'documents.empty.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg ou png. Les résultats vont dans un seul dossier, et rien n’y est jamais écrasé.',
  'documents.empty.stage': 'Aucun document n’est dans cet état.',

  'documents.incoming': 'Fichiers à traduire',
  'documents.incoming.checking':
    'Examen : {checked, number} sur {all, plural, one {# fichier} other {# fichiers}}. Rien n’a été envoyé.',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, one {# fichier ne peut pas être traduit} other {# fichiers ne peuvent pas être traduits}}} one {# fichier peut être traduit{refused, plural, =0 {} one {, # ne le peut pas} other {, # ne le peuvent pas}}} other {# fichiers peuvent être traduits{refused, plural, =0 {} one {, # ne le peut pas} other {, # ne le peuvent pas}}}}.',
  'documents.incoming.cost':
    'Environ {isPartly, select, yes {{count, number} caractères, plus ceux qui ne sont pas connus d’avance} other {{count, plural, one {# caractère} other {# caractères}}}}.',
  'documents.incoming.minimum':
    'Les fichiers docx, pptx, xlsx et pdf comptent chacun pour 50 000 au moins.',
  'documents.incoming.short': 'Plus que le reste du quota ({count, number}).',
  'documents.incoming.cut':
    'Plus de {most, number} fichiers ont été choisis ; les autres ont été écartés.',
  'documents.incoming.waiting': 'En attente',
  'documents.incoming.reading': 'Examen en cours',
  'documents.incoming.fit':
    '{count, select, none {Peut être traduit} other {Environ {count} caractères}}',
  'documents.incoming.drop': 'Écarter {name}',
  'documents.incoming.dismiss': 'Tout écarter',
  'documents.incoming.start':
    '{count, plural, =0 {Traduire} one {Traduire # fichier} other {Traduire # fichiers}}',
  'documents.incoming.starting': 'Ajout…',
  'documents.incoming.group.types':
    '{count, number} sur {all, plural, one {# fichier} other {# fichiers}} sont d’un autre type',
  'documents.incoming.group':
    '{count, number} sur {all, plural, one {# fichier} other {# fichiers}} : {label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {contenu différent de ce qu’indique le nom} damaged {endommagés} password {protégés par un mot de passe} protected {copie du texte non autorisée} size {trop volumineux} tier {trop volumineux pour ce compte} characters {trop de texte} too_large_inside {trop volumineux une fois décompressés} too_deep {trop de niveaux imbriqués} entities {avec leurs propres entités} macros {avec des macros} empty {sans texte} encoding {encodage inconnu} xliff_version {version de XLIFF non prise en charge} ditamap {cartes DITA} no_ocr {texte impossible à lire ici} same_language {« De » et « Vers » indiquent la même langue} cancelled {non examinés} other {impossibles à traduire}}',
  'documents.incoming.can': 'Les fichiers de ces types peuvent être traduits : {types}.',
  'documents.incoming.nothing': 'Aucun fichier n’a été trouvé.',

  'documents.queue': 'Documents',
  'documents.queue.verbs': 'Toute la file d’attente',
  'documents.stages': 'Afficher',
  'documents.stage':
    '{stage, select, all {Tous} waiting {En attente} running {En cours} done {Terminés} failed {En échec} other {Annulés}}',
  'documents.billed': '{count, plural, one {# caractère facturé} other {# caractères facturés}}',
  'documents.pause': 'Suspendre',
  'documents.resume': 'Reprendre',
  'documents.paused':
    'La file d’attente est suspendue. Ce qui a déjà été envoyé est encore récupéré ; rien de nouveau n’est envoyé.',
  'documents.retry-failed': 'Réessayer les échecs',
  'documents.cancel-all': 'Tout annuler',
  'documents.clear': 'Retirer les terminés',
  'documents.report': 'Rapport',
  'documents.halted': 'Rien n’est envoyé pour le moment.',
  'documents.secrets.store':
    'Les identifiants et clés des documents envoyés sont conservés, afin de les récupérer après un redémarrage ; le coffre de secrets du système les protège.',
  'documents.secrets.key-file':
    'Les identifiants et clés des documents envoyés sont conservés, afin de les récupérer après un redémarrage. Cet ordinateur n’a pas de coffre de secrets ; un fichier de clé dans le dossier des données, que seul votre compte peut lire, les protège donc.',

  'documents.column.name': 'Nom',
  'documents.column.type': 'Type',
  'documents.column.languages': 'Langues',
  'documents.column.state': 'État',
  'documents.column.cost': 'Caractères',
  'documents.column.verbs': 'Actions',
  'documents.languages': '{source, select, none {?} other {{source}}} → {target}',
  'documents.languages.full':
    '{source, select, none {Langue détectée} other {{source}}} vers {target}',

  'documents.state':
    '{state, select, queued {En attente} uploading {Envoi} translating {Traduction} downloading {Récupération du résultat} done {Terminé} cancelled {Annulé} other {Échec}}{percent, select, none {} other { {percent} %}}',
  'documents.state.done':
    'Terminé{seconds, select, none {} other { en {time}}}{notes, plural, =0 {} one {, # remarque} other {, # remarques}}',
  'documents.state.retry': 'Nouvel essai dans {time}',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number} min }}{seconds, number} s',
  'documents.progress': 'Progression de {name}',
  'documents.cost.full':
    '{isBilled, select, yes {{count, plural, one {# caractère facturé} other {# caractères facturés}}} other {environ {count, plural, one {# caractère} other {# caractères}}}}',

  'documents.open': 'Ouvrir {name}',
  'documents.show': 'Afficher {name} dans son dossier',
  'documents.preview': 'Comparer {name} côte à côte',
  'documents.retry': 'Réessayer {name}',
  'documents.cancel': 'Annuler {name}',
  'documents.remove': 'Retirer {name} de la liste',
  'documents.expand': 'Détails de {name}',

  'documents.fact.service': 'Service',
  'documents.fact.size': 'Taille',
  'documents.fact.folder': 'Dossier',
  'documents.fact.memory': 'Mémoire',
  'documents.fact.memory-of': '{name}, à partir de {threshold, number} %',
  'documents.fact.glossaries': 'Glossaires',
  'documents.fact.style': 'Règle de style',
  'documents.fact.result': 'Résultat',
  'documents.fact.tag': 'Étiquette de suivi',
  'documents.fact.options': 'Options',
  'documents.option.formality':
    '{formality, select, more {plus formel} less {moins formel} prefer_more {plus formel si possible} other {moins formel si possible}}',
  'documents.option.watermark': 'filigrane',
  'documents.option.docx': 'devient un docx',
  'documents.option.minify': 'envoyé sans images',
  'documents.maybe-sent':
    'Dragoman s’est arrêté pendant l’envoi de ce document ; il a donc pu être envoyé deux fois. Seul ce qui est récupéré est facturé.',
  'documents.notes': 'À vérifier',
  'documents.note': 'Remarque faite à la lecture ou à l’écriture : {code}.',
  'documents.note.tags-moved':
    'La mise en forme à l’intérieur d’une phrase a été reportée à ses extrémités, car la traduction en avait perdu la place.',
  'documents.note.formula-words-kept': 'Les mots dans les formules ont été laissés tels quels.',
  'documents.note.reencoded':
    'Il manque à l’ancien encodage des lettres de la traduction ; le résultat est donc en UTF-8.',
  'documents.note.picture-read':
    'Le texte a été lu dans l’image, où des lettres peuvent être confondues. Vérifiez les noms et les nombres.',
  'documents.note.scan-read':
    'Le texte a été lu dans une page numérisée, où des lettres peuvent être confondues. Vérifiez les noms et les nombres.',
  'documents.note.read-as-other-language':
    'L’image a été lue sans les données de sa langue ; les lettres accentuées peuvent donc être fausses. Installez cette langue pour tesseract.',
  'documents.note.no-font':
    'Aucune police de cet ordinateur n’a les lettres de la langue cible ; le texte a donc été livré en docx.',
  'documents.note.letters-missing':
    'Certaines lettres de la traduction n’existent pas dans les polices de cet ordinateur ; elles manquent dans le résultat.',
  'documents.note.text-overflows': 'La traduction est plus longue que la place dont elle dispose.',
  'documents.notes.count': '({count, plural, one {# endroit} other {# endroits}})',
  'documents.note.text-without-font':
    'Aucune police de cet ordinateur ne peut afficher la traduction ici : le texte d’origine a été conservé.',
  'documents.note.text-set-small':
    'La traduction dépasse la place disponible ; elle est composée à moins de 80 % de la taille d’origine.',
  'documents.note.text-too-long-kept':
    'La traduction ne tient pas ici, même en petits caractères : le texte d’origine a été conservé.',
  'documents.note.symbols-kept': 'Les symboles et les logos ont été conservés tels quels.',
  'documents.note.barcodes-kept': 'Les codes-barres ont été conservés tels quels.',
  'documents.note.text-hardly-seen':
    'La traduction a presque la couleur de ce qui se trouve derrière elle, ou sort de la page.',
  'documents.note.picture-details-lost':
    'Ce qui accompagnait l’image, comme le lieu et l’appareil, n’est pas dans le résultat.',
  'documents.note.animation-lost': 'Seule la première image de l’animation a été traduite.',
  'documents.note.pdf-as-docx':
    'Un pdf dit où se trouvent les lettres, non ce qui est un paragraphe ou un tableau ; le docx se lit donc de la même façon, mais n’a pas le même aspect.',
  'documents.note.pdf-set-anew':
    'Le texte a été recomposé à la place de l’ancien ; polices, tailles et sauts de ligne peuvent différer.',
  'documents.note.comments-kept':
    'Les commentaires ont été laissés tels quels, sans être traduits.',
  'documents.note.comments-lost': 'Les commentaires ne sont pas dans le docx.',
  'documents.note.drawings-lost': 'Les lignes et les dessins ne sont pas dans le docx.',
  'documents.note.reading-structure-lost':
    'Les repères pour lecteurs d’écran, comme les titres et l’ordre de lecture, ne conviennent pas au nouveau texte et ont été retirés.',
  'documents.note.scan-kept':
    'Une page numérisée a été laissée telle quelle : son texte n’a pas pu être lu ici.',
  'documents.note.form-fields-kept':
    'Les champs de formulaire ont été laissés tels quels, sans être traduits.',
  'documents.note.properties-kept':
    'Les propriétés du document (titre, objet, mots-clés, commentaires) ont été laissées telles quelles.',
  'documents.note.sheet-names-kept':
    'Les noms de feuilles utilisés par des formules, des liens, des graphiques ou des tableaux croisés dynamiques ont été laissés tels quels.',
  'documents.note.form-fields-lost': 'Les champs de formulaire ne sont pas dans le docx.',
  'documents.note.links-kept-in-place':
    'Les liens sont restés à leur place sur la page, alors que les mots qui les entourent ont pu se déplacer.',
  'documents.note.links-lost': 'Les liens ne sont pas dans le docx.',
  'documents.note.text-not-translated': 'Laissé dans la langue source.',
  'documents.note.translation-too-long': 'Plus long que le format ne l’autorise ici.',
  'documents.note.page-kept': 'Une page n’a pas pu être lue et a été laissée telle quelle.',
  'documents.note.vertical-text-kept': 'Le texte vertical a été laissé tel quel.',
  'documents.note.signature-lost':
    'Le document était signé ; un document modifié ne peut pas garder sa signature.',
  'documents.note.protection-lost': 'La protection de l’original ne figure pas dans le résultat.',

  'documents.said.ended':
    '{open, plural, =0 {Tous les documents sont arrivés à leur fin : {done, number} avec succès, {failed, number} en échec.} other {{failed, plural, one {# document a échoué.} other {# documents ont échoué.}}}}',

  'documents.preview.title': 'Côte à côte',
  'documents.preview.texts': 'Original et traduction',
  'documents.preview.back': 'Retour à la liste',
  'documents.preview.page': 'Page {number, number} sur {count, number}',
  'documents.preview.pages': 'Pages de l’original et de la traduction',
  'documents.preview.source': 'Original',
  'documents.preview.target': 'Traduction',
  'documents.preview.reading': 'Chargement des deux textes…',
  'documents.preview.cut': 'Seul le début de ce long document est affiché.',
  'documents.preview.empty': 'Il n’y a aucun texte à afficher.',
};
