import type { admin as en } from '../en/admin.ts';

export const admin: Readonly<Record<keyof typeof en, string>> = {
  'admin.reading': 'Recherche de la clé d’administration…',
  'admin.needed': 'Une clé d’administration est nécessaire',
  'admin.needed.about':
    'Les rapports et les clés de développeur appartiennent au compte ; le service ne les donne donc qu’à ses clés d’administration. Dragoman conserve la clé d’administration à part de la clé qui traduit, et n’envoie jamais l’une à la place de l’autre.',
  'admin.missing': 'La clé d’administration est à saisir de nouveau',
  'admin.missing.about':
    'La clé d’administration{end, select, none {} other { …{end}}} était conservée pour une seule session, et celle-ci est terminée.',
  'admin.locked': 'La clé d’administration est illisible pour le moment',
  'admin.locked.about':
    'La clé d’administration{end, select, none {} other { …{end}}} est toujours dans le coffre de secrets de cet ordinateur, qui est verrouillé ou arrêté. Déverrouillez-le ou démarrez-le, puis quittez Dragoman et redémarrez-le. Ou saisissez de nouveau la clé.',
  'admin.unavailable': 'Cette connexion n’a pas d’administration',
  'admin.unavailable.about':
    'Les rapports et les clés de développeur existent pour les comptes de l’offre payante. Cette connexion relève de l’offre gratuite : ses propres chiffres figurent sous « Cette période », et « Budgets » s’appuie sur les relevés de Dragoman.',
  'admin.unavailable.do':
    'Utilisez une autre connexion, ou le service hors ligne, qui dispose de tout.',
  'admin.connections': 'Gérer les connexions',

  'admin.key': 'Clé d’administration',
  'admin.key.about':
    'Envoyée à {host} uniquement, et seulement pour les rapports et les clés de développeur.',
  'admin.key.paste': 'Coller',
  'admin.key.paste-refused': 'Le collage a été refusé. Cliquez dans le champ et collez-y la clé.',
  'admin.key.problem':
    '{problem, select, empty {Saisissez la clé d’administration.} spaces {Une clé ne contient pas d’espaces. Copiez-la de nouveau.} other {512 caractères au maximum.}}',
  'admin.key.looks-developer':
    'Les clés d’administration se terminent en général par :adm, ce qui n’est pas le cas de celle-ci. C’est peut-être une clé de développeur.',
  'admin.key.save': 'Vérifier et conserver',
  'admin.key.saving': 'Vérification…',
  'admin.key.cancel': 'Annuler',
  'admin.key.refused': 'Rien n’a été conservé.',
  'admin.key.built-in':
    'Le service hors ligne a sa propre clé d’administration. Elle ne quitte jamais cet ordinateur.',
  'admin.key.in-use':
    'Clé d’administration …{end} pour {host}, {where, select, stored {conservée dans le coffre de secrets} other {conservée pour cette session seulement}}.',
  'admin.key.change': 'Changer de clé',
  'admin.key.forget': 'Oublier la clé',
  'admin.key.forget.sure': 'Oublier la clé d’administration ?',
  'admin.key.forget.about':
    'Dragoman supprime de cet ordinateur la clé d’administration …{end}. La clé elle-même reste valable auprès du service ; la traduction continue comme avant.',
  'admin.key.forget.confirm': 'L’oublier',
  'admin.key.forget.cancel': 'La garder',

  'admin.keys': 'Clés de développeur',
  'admin.keys.reading': 'Chargement des clés de développeur…',
  'admin.keys.about':
    'Utilisé : ce mois civil (UTC), d’après le rapport du service. Les limites valent pour chaque période d’usage d’un mois, qui peut commencer un autre jour.',
  'admin.keys.deactivated.about':
    'Une clé désactivée est refusée à chaque appel. Elle ne peut être ni modifiée ni réactivée ; son usage passé reste dans les rapports.',
  'admin.keys.search': 'Rechercher',
  'admin.keys.search.placeholder': 'Libellé ou identifiant',
  'admin.keys.show': 'Afficher',
  'admin.keys.show.active': 'Actives',
  'admin.keys.show.all': 'Toutes',
  'admin.keys.count':
    '{shown, number} sur {count, plural, one {# clé} other {# clés}}, {active, number} en activité',
  'admin.keys.refresh': 'Actualiser',
  'admin.keys.none': 'Il n’y a pas encore de clé de développeur.',
  'admin.keys.none-active':
    'Aucune clé n’est active. Choisissez « Toutes » pour voir celles qui ont été désactivées.',
  'admin.keys.none-found': 'Aucune clé ne correspond à « {search} ».',
  'admin.keys.column.state': 'État',
  'admin.keys.column.label': 'Libellé',
  'admin.keys.column.created': 'Création',
  'admin.keys.column.characters': 'Caractères',
  'admin.keys.column.speechToTextMs': 'Voix vers texte',
  'admin.keys.column.speechToSpeechMs': 'Voix vers voix',
  'admin.keys.column.verbs': 'Actions',
  'admin.keys.unlabelled': 'Sans libellé',
  'admin.keys.state.active': 'Active',
  'admin.keys.state.deactivated': 'Désactivée',
  'admin.keys.ended': 'Définitivement désactivée',
  'admin.keys.used.unknown': 'Inconnu',
  'admin.keys.limit': 'sur {limit}',
  'admin.keys.limit.nearly': 'sur {limit}, {percent, number} %',
  'admin.keys.limit.over': 'sur {limit}, épuisé',
  'admin.keys.limit.none': 'Sans limite',
  'admin.keys.limit.nothing': 'Rien d’autorisé',

  'admin.rename': 'Renommer « {label} »',
  'admin.rename.label': 'Nouveau libellé',
  'admin.rename.keep': 'Enregistrer le libellé',
  'admin.rename.saving': 'Enregistrement du libellé…',
  'admin.rename.leave': 'Garder l’ancien libellé',
  'admin.label.problem':
    '{problem, select, empty {Saisissez un libellé.} other {1 024 caractères au maximum.}}',

  'admin.create': 'Nouvelle clé',
  'admin.create.title': 'Nouvelle clé de développeur',
  'admin.create.about':
    'La clé est utilisable aussitôt, et sans limite tant que vous n’en fixez pas. Son secret n’est affiché qu’une fois.',
  'admin.create.label': 'Libellé',
  'admin.create.label.hint':
    'Qui ou quoi l’utilise. Peut rester vide : le service lui donne alors un libellé.',
  'admin.create.confirm': 'Créer la clé',
  'admin.create.creating': 'Création…',
  'admin.create.cancel': 'Annuler',
  'admin.create.uncertain':
    'La liste des clés a été actualisée. Si une nouvelle clé y figure, son secret est perdu : désactivez-la.',
  'admin.created.title': '« {label} » a été créée',
  'admin.created.once':
    'Copiez le secret maintenant et gardez-le en lieu sûr. Il ne sera plus affiché : ni Dragoman ni le service ne pourront le redonner.',
  'admin.created.secret': 'Secret',
  'admin.created.copy': 'Copier le secret',
  'admin.created.copied': 'Copié',
  'admin.created.copy-refused':
    'La copie a été refusée. Sélectionnez le secret et copiez-le vous-même.',
  'admin.created.kept': 'J’ai mis le secret en lieu sûr.',
  'admin.created.locked':
    'Pour fermer, copiez le secret ou indiquez que vous l’avez mis en lieu sûr.',
  'admin.created.untold':
    'Le service n’a pas communiqué le secret de la clé. Cherchez-le là où votre compte est géré.',
  'admin.created.close': 'Fermer',

  'admin.limits': 'Limites de « {label} »',
  'admin.limits.about':
    'Pour chaque période d’usage d’un mois. Un appel qui dépasserait une limite est refusé en entier et ne facture rien.',
  'admin.limits.unlimited': 'Sans limite',
  'admin.limits.characters': 'Caractères',
  'admin.limits.speechToTextMs': 'Voix vers texte',
  'admin.limits.speechToSpeechMs': 'Voix vers voix',
  'admin.limits.hours': 'Heures',
  'admin.limits.minutes': 'Minutes',
  'admin.limits.seconds': 'Secondes',
  'admin.limits.said':
    '{said, select, unlimited {Pas de limite propre ; celle du compte s’applique.} nothing {Rien n’est autorisé : tout appel de ce genre est refusé.} other {Au maximum {limit} par période.}}',
  'admin.limits.problem':
    '{problem, select, empty {Saisissez une limite ou activez « Sans limite ».} minutes {Les minutes vont de 0 à 59.} seconds {Les secondes vont de 0 à moins de 60.} large {Le nombre est trop grand.} other {Un nombre entier, par exemple {example}.}}',
  'admin.limits.used': 'Utilisé ce mois-ci : {used}.',
  'admin.limits.save': 'Enregistrer les limites',
  'admin.limits.saving': 'Enregistrement…',
  'admin.limits.cancel': 'Annuler',

  'admin.end': 'Désactiver « {label} »',
  'admin.end.title': 'Désactiver définitivement « {label} » ?',
  'admin.end.about':
    'Tout programme qui utilise cette clé est refusé aussitôt, même en plein travail. La clé ne pourra jamais être réactivée ; il faudra en créer et en distribuer une nouvelle. Ce qu’elle a utilisé reste dans les rapports.',
  'admin.end.type':
    '{isUnlabelled, select, yes {Saisissez l’identifiant pour confirmer} other {Saisissez le libellé pour confirmer}}',
  'admin.end.hint': 'Exactement comme ici, majuscules et espaces compris :',
  'admin.end.confirm': 'Désactiver définitivement',
  'admin.end.running': 'Désactivation…',
  'admin.end.cancel': 'La laisser active',
};
