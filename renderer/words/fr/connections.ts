import type { connections as en } from '../en/connections.ts';

export const connections: Readonly<Record<keyof typeof en, string>> = {
  'connections.title': 'Connexions',
  'connections.about':
    'Une connexion est un service avec sa clé. Les textes vont à la connexion utilisée et nulle part ailleurs.',
  'connections.loading': 'Chargement de vos connexions…',
  'connections.list': 'Toutes les connexions',
  'connections.offline.about':
    'Sur cet ordinateur. Ne nécessite ni clé ni réseau, et ne facture rien.',
  'connections.use': 'Utiliser',
  'connections.use.label': 'Utiliser {name}',
  'connections.edit.label': 'Modifier {name}',
  'connections.remove.label': 'Retirer {name}',
  'connections.add': 'Ajouter une connexion',
  'connections.tier':
    '{tier, select, free {Offre gratuite} paid {Offre payante} other {Offre inconnue}}',
  'connections.kind':
    '{kind, select, free {Service, gratuit} paid {Service, payant} custom {Personnalisé} other {Intégré}}',
  'connections.key':
    '{key, select, stored {Clé …{end}} session {Clé …{end}, pour cette session} missing {Clé manquante : saisissez-la de nouveau} locked {Clé …{end}, verrouillée : déverrouillez le coffre de secrets} other {Pas de clé nécessaire}}',
  'connections.languages': '{from} → {to}',
  'connections.remove.sure': 'Retirer « {name} » ?',
  'connections.remove.sure.about':
    'Son adresse et sa clé sont supprimées de cet ordinateur. La clé elle-même reste valable auprès du service.{active, select, yes { Dragoman revient au service hors ligne.} other {}}',
  'connections.remove.confirm': 'Retirer',
  'connections.remove.cancel': 'La garder',

  'connections.form.add': 'Ajouter une connexion',
  'connections.form.edit': 'Modifier « {name} »',
  'connections.form.kind': 'Service',
  'connections.form.kind.paid': 'Offre payante',
  'connections.form.kind.free': 'Offre gratuite',
  'connections.form.kind.custom': 'Personnalisé',
  'connections.form.kind.paid.about':
    'L’adresse payante de votre service ; les clés n’ont pas de terminaison particulière.',
  'connections.form.kind.free.about':
    'L’adresse gratuite de votre service ; les clés se terminent par :fx.',
  'connections.form.kind.custom.about':
    'Tout service qui a la même interface, y compris sur cet ordinateur.',
  'connections.form.name': 'Nom',
  'connections.form.name.about': 'Pour la distinguer de vos autres connexions.',
  'connections.form.name.placeholder': 'Bureau',
  'connections.form.address': 'Adresse',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'Commence par https://. La documentation de votre service l’indique comme adresse de base.',
  'connections.form.address.keep': 'Laissez vide pour garder {host}.',
  'connections.form.keyword': 'Mot-clé d’authentification',
  'connections.form.keyword.about':
    'Précède la clé dans l’en-tête Authorization. Ne le modifiez que si la documentation de votre service en indique un autre.',
  'connections.form.keyword.use': 'Utiliser {keyword}',
  'connections.form.address.known': 'Laissez vide pour utiliser {host}, l’adresse de « {name} ».',
  'connections.form.key': 'Clé',
  'connections.form.key.about':
    'Envoyée à cette adresse uniquement. Ensuite, seuls ses quatre derniers caractères sont affichés.',
  'connections.form.key.keep': 'Laissez vide pour garder la clé qui se termine par {end}.',
  'connections.form.languages': 'Langues par défaut',
  'connections.form.source': 'D’habitude de',
  'connections.form.target': 'D’habitude vers',
  'connections.form.source.any': 'Détecter',
  'connections.form.target.any': 'Comme la dernière fois',
  'connections.form.check': 'Vérifier la clé',
  'connections.form.checking': 'Vérification…',
  'connections.form.save': 'Vérifier et enregistrer',
  'connections.form.saving': 'Vérification et enregistrement…',
  'connections.form.cancel': 'Annuler',
  'connections.form.checked':
    'La clé fonctionne. {tier, select, free {Offre gratuite} other {Offre payante}}, clé …{end} ; {usage}. Rien n’est encore enregistré.',
  'connections.form.usage-unread': 'elle ne permet pas de lire les chiffres d’usage',
  'connections.form.refused': 'Rien n’a été enregistré. Vos saisies sont toujours là.',

  'connections.problem.name.missing': 'Donnez un nom à la connexion.',
  'connections.problem.name.too-long': '80 caractères au maximum.',
  'connections.problem.address.missing': 'Saisissez l’adresse du service.',
  'connections.problem.address.malformed':
    'Ce n’est pas une adresse. Elle commence par https:// suivi d’un nom d’hôte.',
  'connections.problem.address.insecure':
    'http:// n’est pas chiffré et n’est donc autorisé que pour cet ordinateur (localhost, 127.0.0.1). Écrivez https://.',
  'connections.problem.address.surplus':
    'Omettez le nom d’utilisateur, le point d’interrogation et #. Les clés voyagent dans un en-tête, jamais dans l’adresse.',
  'connections.problem.keyword.malformed':
    'Des lettres, des chiffres et des traits d’union, en commençant par une lettre.',
  'connections.problem.key.missing': 'Saisissez la clé.',
  'connections.problem.key.new-address':
    'L’adresse est nouvelle. Saisissez de nouveau la clé, pour qu’elle n’aille que là où vous le voulez.',
  'connections.problem.key.spaces': 'Une clé ne contient pas d’espaces. Copiez-la de nouveau.',
  'connections.problem.key.too-long': '512 caractères au maximum.',
  'connections.hint.looks-free':
    'Cette clé se termine par :fx, comme celles de l’offre gratuite. Choisissez « Offre gratuite » et l’adresse correspondante.',
  'connections.hint.looks-paid':
    'Les clés de l’offre gratuite se terminent par :fx, ce qui n’est pas le cas de celle-ci. Elle appartient peut-être à l’offre payante.',
  'connections.hint.looks-admin':
    'Cette clé se termine par :adm, comme les clés d’administration. Pour traduire, il faut une clé de développeur.',

  'capabilities.title': 'Ce que la clé de « {name} » autorise',
  'capabilities.title.offline': 'Ce que le service hors ligne sait faire',
  'capabilities.about': 'Appris des requêtes faites jusqu’ici. L’essai ne coûte rien.',
  'capabilities.try': 'Tout essayer',
  'capabilities.trying': 'Essai en cours…',
  'capabilities.list': 'Fonctions',
  'capabilities.feature':
    '{feature, select, translate {Traduction de texte} languages {Liste des langues} memories {Mémoires de traduction} glossaries {Glossaires} style_rules {Règles de style} detect {Détection de la langue} usage {Chiffres d’usage} voice {Voix} spoken_terms {Termes oraux} documents {Documents} admin {Rapports et clés de développeur} writing {Reformuler et corriger} other {{feature}}}',
  'capabilities.state':
    '{state, select, available {Disponible} refused {Refusé} other {Non essayé}}',
};
