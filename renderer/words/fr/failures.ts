import type { failures as en } from '../en/failures.ts';

export const failures: Readonly<Record<keyof typeof en, string>> = {
  'failure.keyword-refused.what': 'Ce service attend un autre mot-clé d’authentification.',
  'failure.keyword-refused.why':
    '{host, select, none {Le service} other {{host}}} accepte cette clé, mais précédée d’un autre mot-clé.',
  'failure.keyword-refused.do': 'Utilisez le mot-clé proposé et enregistrez de nouveau.',

  'failure.key-refused.what': 'La clé a été refusée{status, select, none {} other { ({status})}}.',
  'failure.key-refused.why':
    '{status, select, 401 {{host, select, none {Le service} other {{host}}} n’a trouvé aucune clé qu’il connaisse : elle est mal saisie, désactivée, ou appartient à une autre adresse.} other {{host, select, none {Le service} other {{host}}} n’accepte pas du tout cette clé : elle est mal saisie, désactivée, ou destinée à l’adresse de l’autre offre.}}',
  'failure.key-refused.do':
    'Comparez la clé et l’adresse de la connexion avec celles que vous avez reçues et, en cas de doute, saisissez de nouveau la clé. Sinon, demandez à qui vous l’a donnée si elle est toujours active.',

  'failure.scope-missing.what':
    'La clé n’autorise pas cela{status, select, none {} other { ({status})}}.',
  'failure.scope-missing.why':
    '{scopes, select, none {Elle est limitée à certaines autorisations, et celle que cette requête demande n’en fait pas partie.} other {Elle est limitée à certaines autorisations, et il lui manque {count, plural, one {l’autorisation} other {les autorisations}} {scopes}.}}',
  'failure.scope-missing.do':
    '{scopes, select, none {Demandez à l’administrateur de vos clés d’ajouter l’autorisation manquante} other {Demandez à l’administrateur de vos clés d’ajouter {scopes} à la clé}}{feature, select, memories {, ou traduisez sans mémoire de traduction} glossaries {, ou traduisez sans glossaires} style_rules {, ou désactivez la règle de style pour ce texte} detect {, ou choisissez vous-même la langue source} usage { ; la traduction fonctionne sans elle} other {, ou utilisez une connexion dont la clé en dispose}}.',

  'failure.feature-refused.what':
    'Le compte n’a pas accès à ceci : {feature, select, translate {traduction de texte} languages {liste des langues} memories {mémoires de traduction} glossaries {glossaires} style_rules {règles de style} detect {détection de la langue} usage {chiffres d’usage} documents {traduction de documents} writing {reformulation et correction} admin {rapports et clés de développeur} other {cette fonction}}{status, select, none {} other { ({status})}}.',
  'failure.feature-refused.why':
    '{feature, select, detect {La détection de la langue est une bêta à laquelle un compte doit d’abord s’inscrire ; la clé elle-même convient.} admin {L’offre gratuite n’a pas d’appels d’administration, et dans les autres offres une formule peut les exclure.} other {La formule liée à cette clé ne le comprend pas ; la clé elle-même convient.}}',
  'failure.feature-refused.do':
    '{feature, select, detect {Demandez au titulaire du compte de s’inscrire à la bêta, ou choisissez vous-même la langue source.} memories {Demandez au titulaire du compte de changer de formule, ou traduisez sans mémoire de traduction.} glossaries {Demandez au titulaire du compte de changer de formule, ou traduisez sans glossaires.} style_rules {Demandez au titulaire du compte de changer de formule, ou désactivez la règle de style.} other {Demandez au titulaire du compte de changer de formule, ou passez à une autre connexion.}}',

  'failure.legacy-auth.what':
    'La façon dont la clé est arrivée a été refusée{status, select, none {} other { ({status})}}.',
  'failure.legacy-auth.why':
    'Le service n’accepte plus les clés dans une adresse ou dans le corps d’une requête. Dragoman n’envoie la clé que dans un en-tête ; une passerelle ou un proxy en chemin l’a donc sans doute déplacée.',
  'failure.legacy-auth.do':
    'Vérifiez que l’adresse de la connexion ne contient ni clé ni point d’interrogation. S’il y a une passerelle en chemin, demandez à son administrateur de transmettre l’en-tête Authorization tel quel.',

  'failure.wrong-key-kind.what':
    '{kind, select, developer {Il faut pour cela une clé d’administration} other {Ce n’est pas le bon type de clé}}{status, select, none {} other { ({status})}}.',
  'failure.wrong-key-kind.why':
    '{kind, select, developer {Une clé de développeur traduit, mais ne peut pas gérer le compte, ce que fait cette requête.} other {Une clé d’administration gère le compte et ses clés ; elle ne peut pas traduire.}}',
  'failure.wrong-key-kind.do':
    '{kind, select, developer {Utilisez pour cela une clé d’administration. Les clés d’administration se terminent par :adm.} other {Saisissez une clé de développeur pour cette connexion. Une clé qui se termine par :adm est une clé d’administration.}}',

  'failure.bad-request.what':
    'Le service n’a pas pu accepter la requête{status, select, none {} other { ({status})}}.',
  'failure.bad-request.why':
    '{field, select, none {Le texte ou l’une de ses options n’est pas ce que le service attend.} other {Le service refuse la valeur de « {field} ».}}',
  'failure.bad-request.do':
    '{field, select, none {Changez ou réinitialisez les options que vous avez réglées en dernier, puis traduisez de nouveau.} other {Changez ou retirez « {field} », puis traduisez de nouveau.}}',

  'failure.not-found.what':
    '{feature, select, admin {Le service n’a pas trouvé la clé de développeur} other {Le service n’a pas trouvé ce que la requête désigne}}{status, select, none {} other { ({status})}}.',
  'failure.not-found.why':
    '{feature, select, memories {La mémoire de traduction a été supprimée, ne couvre pas cette langue cible, ou appartient à un autre compte.} glossaries {Le glossaire a été supprimé, n’a pas cette paire de langues, ou appartient à un autre compte.} style_rules {La règle de style a été supprimée ou appartient à un autre compte.} admin {La clé de développeur appartient à un autre compte, ou cette adresse ne répond pas aux appels d’administration.} other {Une mémoire, un glossaire ou une règle de style a été supprimé ou appartient à un autre compte, ou rien ne répond à cette adresse.}}',
  'failure.not-found.do':
    '{feature, select, admin {Actualisez la liste des clés.} other {Refaites votre choix dans les options.}} Si chaque requête finit ainsi, vérifiez l’adresse de la connexion.',

  'failure.too-large.what':
    'La requête est trop volumineuse{status, select, none {} other { ({status})}}.',
  'failure.too-large.why':
    '{limit, select, none {Le service limite la taille d’une requête, contexte et instructions compris.} other {Le service accepte au maximum {limitNumber, number} octets par requête, contexte et instructions compris.}}',
  'failure.too-large.do':
    'Raccourcissez le contexte et les instructions, ou traduisez le texte en deux parties.',

  'failure.unsupported-media.what':
    'Le service n’accepte pas cette forme de requête{status, select, none {} other { ({status})}}.',
  'failure.unsupported-media.why':
    'Il a signalé un autre type de contenu que celui envoyé par Dragoman. Une passerelle ou un proxy en chemin modifie peut-être les requêtes, ou l’adresse mène à un autre service.',
  'failure.unsupported-media.do':
    'Vérifiez l’adresse de la connexion, puis interrogez l’administrateur de votre réseau au sujet de la passerelle.{trace, select, none {} other { L’assistance du service peut suivre l’identifiant de trace ci-dessous.}}',

  'failure.rate-limited.what':
    'Trop de requêtes à la fois{status, select, none {} other { ({status})}}.',
  'failure.rate-limited.why':
    '{status, select, 529 {Le service est surchargé par l’ensemble de ses utilisateurs et refuse des requêtes pendant un moment.} other {Cette clé a envoyé plus de requêtes que le service n’en permet en peu de temps, ici ou dans un autre programme.}}',
  'failure.rate-limited.do':
    '{status, select, 529 {Attendez quelques minutes et traduisez de nouveau, ou passez au service hors ligne.} other {Attendez une minute et traduisez de nouveau ; traduire avec Ctrl+Entrée plutôt que pendant la frappe envoie moins de requêtes.}}',

  'failure.quota-exceeded.what':
    'Les caractères de cette période sont épuisés{status, select, none {} other { ({status})}}.',
  'failure.quota-exceeded.why':
    '{limit, select, none {Le compte, son contrôle des coûts ou cette clé a atteint sa limite. Répéter la requête ne servirait à rien ; Dragoman ne le fait donc pas.} other {La limite de {limitNumber, number} caractères est atteinte. Répéter la requête ne servirait à rien ; Dragoman ne le fait donc pas.}}',
  'failure.quota-exceeded.do':
    'Demandez au titulaire du compte une limite plus élevée, attendez la prochaine période de facturation, ou passez au service hors ligne, qui n’a pas de limite.',

  'failure.service-error.what': 'Le service a échoué{status, select, none {} other { ({status})}}.',
  'failure.service-error.why':
    'Une erreur s’est produite dans le service ; votre texte et votre clé n’en sont pas la cause.',
  'failure.service-error.do':
    'Traduisez de nouveau dans une minute. Si cela continue, {trace, select, none {prévenez l’assistance du service} other {donnez l’identifiant de trace ci-dessous à l’assistance du service}}, ou passez au service hors ligne.',

  'failure.service-unavailable.what':
    'Le service n’est pas disponible pour le moment{status, select, none {} other { ({status})}}.',
  'failure.service-unavailable.why':
    '{status, select, 502 {Une passerelle placée devant lui n’en a pas reçu de réponse correcte.} 504 {Une passerelle placée devant lui a attendu sa réponse trop longtemps.} 529 {Il est surchargé par l’ensemble de ses utilisateurs et refuse des requêtes.} other {Il est en maintenance ou surchargé.}}',
  'failure.service-unavailable.do':
    'Votre texte est conservé. Traduisez de nouveau dans quelques minutes, ou passez au service hors ligne.',

  'failure.timeout.what':
    '{host, select, none {Le service} other {{host}}} n’a pas répondu à temps{status, select, none {} other { ({status})}}.',
  'failure.timeout.why':
    '{status, select, none {La connexion a été établie, mais aucune réponse complète n’est venue. Le service ou le réseau est lent.} other {Une passerelle placée devant le service l’a attendu trop longtemps.}}',
  'failure.timeout.do':
    'Traduisez de nouveau. Si les textes longs échouent et les courts non, traduisez par parties plus petites.',

  'failure.unreachable.what': '{host, select, none {Le service} other {{host}}} est injoignable.',
  'failure.unreachable.why':
    'Aucune connexion n’a pu être établie, ou elle s’est rompue : cet ordinateur est hors ligne, un pare-feu ou un proxy bloque le passage, ou l’adresse est fausse.',
  'failure.unreachable.do':
    'Vérifiez votre réseau et l’adresse de la connexion. Le service hors ligne fonctionne sans réseau.',

  'failure.untrusted-certificate.what':
    '{host, select, none {Le service} other {{host}}} n’a pas pu prouver son identité.',
  'failure.untrusted-certificate.why':
    'Cet ordinateur ne fait pas confiance à son certificat, ou celui-ci a expiré ou a été établi pour un autre nom. Rien n’a été envoyé.',
  'failure.untrusted-certificate.do':
    'Vérifiez l’adresse et l’horloge de cet ordinateur. Dans un réseau d’entreprise, demandez que son certificat racine soit installé sur cet ordinateur.',

  'failure.bad-answer.what':
    'La réponse n’a pas pu être lue{status, select, none {} other { ({status})}}.',
  'failure.bad-answer.why':
    '{host, select, none {Le service} other {{host}}} a envoyé autre chose que ce qu’il promet. C’est souvent la page d’identification d’un réseau ou une adresse qui mène ailleurs.',
  'failure.bad-answer.do':
    'Ouvrez une page web quelconque pour voir si votre réseau demande une identification, puis vérifiez l’adresse de la connexion.',

  'failure.insecure-address.what':
    'La connexion{host, select, none {} other { à {host}}} ne serait pas chiffrée ; rien n’a donc été envoyé.',
  'failure.insecure-address.why':
    'Avec http://, n’importe qui en chemin pourrait lire vos textes et votre clé. Seules les adresses de cet ordinateur (localhost, 127.0.0.1) peuvent se passer de https.',
  'failure.insecure-address.do':
    'Écrivez l’adresse avec https://. Si le service redirige vers une adresse non chiffrée, prévenez son exploitant.',

  'failure.bad-address.what': 'Ce n’est pas l’adresse d’un service.',
  'failure.bad-address.why':
    'Une adresse commence par https:// et un nom d’hôte, sans nom d’utilisateur, point d’interrogation ni #.',
  'failure.bad-address.do': 'Corrigez l’adresse ; un exemple est https://translate.example.org.',

  'failure.key-missing.what':
    '{name, select, none {Cette connexion} other {« {name} »}} n’a pas de {kind, select, admin {clé d’administration} other {clé}} pour le moment.',
  'failure.key-missing.why':
    '{kind, select, admin {{reason, select, missing {Quand Dragoman ne trouve pas de coffre de secrets, les clés ne durent qu’une session, et celle-ci est terminée.} other {Les rapports et les clés de développeur nécessitent une clé d’administration, conservée à part de la clé qui traduit.}}} other {Quand Dragoman ne trouve pas de coffre de secrets, les clés ne durent qu’une session, et celle-ci est terminée.}}',
  'failure.key-missing.do':
    '{kind, select, admin {Saisissez une clé d’administration dans Usage ; ces clés se terminent par :adm.} other {Saisissez de nouveau la clé dans Réglages, Connexions, ou passez au service hors ligne.}}',

  'failure.key-locked.what': 'La clé de cette connexion est illisible pour le moment.',
  'failure.key-locked.why':
    'Elle est toujours dans le coffre de secrets de cet ordinateur, qui est verrouillé ou arrêté.',
  'failure.key-locked.do':
    'Déverrouillez ou démarrez le coffre de secrets, puis quittez Dragoman et redémarrez-le. Ou saisissez de nouveau la clé.',

  'failure.offline-service-down.what': 'Le service hors ligne s’est arrêté.',
  'failure.offline-service-down.why':
    'Il fonctionne à côté de Dragoman sur cet ordinateur, s’est terminé de façon inattendue et n’a pas pu être redémarré.',
  'failure.offline-service-down.do':
    'Réessayez dans quelques secondes. S’il reste arrêté, quittez Dragoman et redémarrez-le ; votre texte est conservé.',

  'failure.outcome-unknown.what':
    'On ne sait pas si la modification a été faite{status, select, none {} other { ({status})}}.',
  'failure.outcome-unknown.why':
    'Elle a été envoyée une fois, et {reason, select, bad_answer {la réponse du service n’a pas pu être lue} service_error {le service a rencontré une erreur interne} service_unavailable {le service n’était alors pas disponible} timeout {aucune réponse n’est venue à temps} offline_service_down {le service hors ligne s’est arrêté avant de répondre} other {la connexion s’est rompue avant qu’une réponse ne vienne}}.',
  'failure.outcome-unknown.do':
    'Regardez la liste telle que le service l’a maintenant avant de réessayer ; Dragoman n’envoie jamais de lui-même une telle modification deux fois.',

  'failure.cancelled.what': 'Vous avez arrêté cette opération.',
  'failure.cancelled.why': 'La requête a été annulée avant que sa réponse soit complète.',
  'failure.cancelled.do': 'Ce qui était arrivé est conservé. Relancez-la quand vous voulez.',

  'failure.invalid-input.what':
    '{reason, select, needs_source {Les glossaires nécessitent une langue source.} needs_xml {Une option pour XML est réglée, mais le texte n’est pas traité comme XML.} needs_tag_handling {Une option pour les balises est réglée, mais le texte est traité sans balises.} target_unsupported {La langue cible n’admet pas {field, select, formality {cette formalité} instructions {d’instructions personnalisées} other {l’une des options}}.} too_long {Le texte est trop long.} label_mismatch {Ce qui a été saisi n’est pas le libellé de la clé.} changed {La liste a été modifiée entre-temps.} full {La liste est pleine.} one_only {Le style et le ton ne peuvent pas agir ensemble.} missing {{field, select, address {Adresse manquante.} key {Clé manquante.} name {Nom manquant.} other {Il manque quelque chose.}}} other {Dragoman n’a pas pu accepter cette saisie.}}',
  'failure.invalid-input.why':
    '{reason, select, needs_source {Un glossaire vaut pour une paire de langues, et « De » est réglé sur la détection. Rien n’a été envoyé.} needs_xml {{field, select, outlineDetection {La recherche automatique de la structure} splittingTags {Une liste de balises séparatrices} nonSplittingTags {Une liste de balises non séparatrices} ignoreTags {Une liste de balises ignorées} other {Cette option}} n’a de sens qu’en XML. Rien n’a été envoyé.} needs_tag_handling {Une version du traitement des balises ne dit rien tant que les balises ne sont pas traitées. Rien n’a été envoyé.} target_unsupported {Le service refuserait la requête entière ; rien n’a donc été envoyé.} too_long {2 000 000 de caractères au maximum sont traduits en une fois ; le balisage ne compte pas quand les balises sont traitées.} label_mismatch {Une clé est désactivée définitivement ; il faut donc saisir le libellé que le service a maintenant. Rien n’a été changé.} changed {Quelqu’un d’autre, ou une autre fenêtre, y a ajouté ou retiré quelque chose. Rien n’a été changé ici.} full {L’ordre se change en recréant les instructions, et il n’y a plus de place pour une de plus.} one_only {Le service accepte l’un des deux, et aucun quand il ne fait que corriger. Rien n’a été envoyé.} missing {La connexion ne peut pas fonctionner sans cela.} other {{field, select, none {Une valeur manque, est trop longue ou n’a pas la bonne forme.} other {La valeur de « {field} » manque, est trop longue ou n’a pas la bonne forme.}}}}',
  'failure.invalid-input.do':
    '{reason, select, needs_source {Choisissez la langue source dans « De », ou retirez les glossaires dans les options.} needs_xml {Réglez « Balises » sur XML dans les options, ou réinitialisez l’option.} needs_tag_handling {Réglez « Balises » sur XML ou HTML dans les options, ou remettez la version à sa valeur par défaut.} target_unsupported {{field, select, formality {Choisissez l’une des formalités « si possible », ou celle par défaut.} instructions {Retirez les instructions personnalisées pour cette cible.} other {Réinitialisez l’option pour cette cible.}}} too_long {Traduisez le texte par parties.} label_mismatch {Actualisez la liste des clés, car quelqu’un l’a peut-être renommée, et saisissez le libellé tel qu’il y figure.} changed {Examinez la liste telle qu’elle est maintenant et ordonnez-la de nouveau.} full {Supprimez d’abord une instruction.} one_only {Choisissez l’un des deux, ou aucun.} missing {Saisissez ce qui manque et réessayez.} other {{field, select, none {Corrigez la saisie et réessayez.} other {Corrigez « {field} » et réessayez.}}}}',

  'failure.unknown-route.what':
    'Cette fenêtre et le programme qui est derrière elle ne s’accordent pas.',
  'failure.unknown-route.why':
    'Dragoman a été mis à jour pendant que cette fenêtre était ouverte ; elle demande donc quelque chose qui n’existe plus.',
  'failure.unknown-route.do': 'Rechargez la fenêtre, ou quittez Dragoman et redémarrez-le.',

  'failure.message-too-large.what': 'Le texte est trop long pour une seule opération.',
  'failure.message-too-large.why':
    '{limit, select, none {Dragoman limite ce qu’il traite à la fois.} other {Dragoman traite au plus {limitSize} à la fois.}}',
  'failure.message-too-large.do': 'Divisez le texte ou la liste, puis réessayez.',

  'failure.file-too-large.what':
    '{name, select, none {Le fichier} other {« {name} »}} est trop volumineux.',
  'failure.file-too-large.why':
    '{limit, select, none {Un texte ouvert ici doit tenir en mémoire et rester modifiable.} other {Les fichiers ouverts ici ne peuvent pas dépasser {limitSize}.}}',
  'failure.file-too-large.do':
    'Divisez le fichier, ou copiez la partie dont vous avez besoin et collez-la.',

  'failure.file-unreadable.what':
    '{name, select, none {Le fichier} other {« {name} »}} n’a pas pu être lu.',
  'failure.file-unreadable.why':
    'Ce n’est pas du texte brut, son encodage est inconnu, ou cet ordinateur en a refusé l’accès.',
  'failure.file-unreadable.do':
    'Enregistrez-le en texte brut UTF-8 et ouvrez-le de nouveau, ou copiez son texte et collez-le.',

  'failure.file-gone.what': '{name, select, none {Le fichier} other {« {name} »}} n’est plus là.',
  'failure.file-gone.why': 'Il a été déplacé, supprimé, ou transmis il y a trop longtemps.',
  'failure.file-gone.do': 'Choisissez de nouveau le fichier.',

  'failure.no-recogniser.what':
    'Le service ne sait pas transcrire la parole {language, select, none {dans cette langue} other {en {languageName}}}.',
  'failure.no-recogniser.why':
    'Il n’a pas de reconnaissance vocale pour elle. Le service intégré comprend l’anglais si un modèle PocketSphinx est installé. Rien n’a été enregistré ni envoyé.',
  'failure.no-recogniser.do':
    'Pour l’anglais, installez le paquet Debian pocketsphinx-en-us. Pour d’autres langues, indiquez le dossier d’un modèle vocal dans Réglages, Voix. Ou choisissez une autre connexion.',

  'failure.speech-model-unusable.what': 'Le modèle vocal est inutilisable.',
  'failure.speech-model-unusable.why':
    'Un de ses fichiers manque ou est endommagé. Rien n’a été enregistré ni envoyé.',
  'failure.speech-model-unusable.do':
    'Vérifiez le dossier du modèle vocal dans Réglages, Voix, ou videz ce champ pour utiliser le modèle anglais installé. Redémarrez ensuite Dragoman.',

  'failure.no-synthesiser.what':
    'Le service ne sait pas parler {language, select, none {cette langue} other {en {languageName}}}.',
  'failure.no-synthesiser.why':
    'Il n’a pas de voix pour elle. Le service intégré parle avec un programme vocal installé sur l’ordinateur, comme espeak-ng ou flite.',
  'failure.no-synthesiser.do':
    'Désactivez la traduction orale ; la traduction écrite fonctionne sans elle. Ou installez un programme vocal et redémarrez Dragoman.',

  'failure.stream-refused.what': 'Le service a terminé le flux vocal par une erreur.',
  'failure.stream-refused.why':
    '{reason, select, flooded {Il a envoyé bien plus de texte qu’on ne peut en prononcer.} other {Ses propres mots sont ci-dessous.}} Tout ce qui était définitif auparavant est conservé.',
  'failure.stream-refused.do':
    'Commencez une nouvelle session. Si elle finit de la même façon, envoyez l’identifiant de trace à l’assistance du service.',

  'failure.stream-lost.what': 'Le flux vocal a été perdu.',
  'failure.stream-lost.why':
    'La connexion s’est rompue et n’a pas pu être rétablie à temps. La transcription jusqu’ici est conservée ; un passage qui n’a jamais atteint le service est marqué comme une lacune.',
  'failure.stream-lost.do':
    'Vérifiez le réseau et commencez une nouvelle session. Si le son a été conservé, il permet de combler la lacune.',

  'failure.recorder-missing.what': 'Il n’y a pas de programme d’enregistrement sur cet ordinateur.',
  'failure.recorder-missing.why':
    '{name, select, none {Dragoman enregistre un appareil de l’ordinateur au moyen d’un programme} other {Dragoman enregistre au moyen de {name}}}, et il n’est pas installé.',
  'failure.recorder-missing.do':
    'Choisissez plutôt le microphone dans cette fenêtre, ou installez le programme (sous Debian et Ubuntu : alsa-utils) et réessayez.',

  'failure.recorder-failed.what':
    '{reason, select, device {L’appareil a disparu.} busy {Un autre programme occupe l’appareil.} permission {Cet ordinateur a refusé l’accès à l’appareil.} server {Le serveur de son de l’ordinateur ne répond pas.} other {L’enregistrement s’est arrêté de lui-même.}}',
  'failure.recorder-failed.why':
    '{reason, select, device {Il a été débranché ou éteint. Dragoman ne passe jamais de lui-même à un autre microphone.} busy {Il ne laisse enregistrer qu’un programme à la fois.} permission {Le compte n’a pas le droit d’utiliser les appareils audio.} server {L’enregistrement passe par lui.} other {Le programme d’enregistrement s’est terminé ou n’a rien envoyé pendant trop longtemps.}} La session continue ; ce qui a été dit entre-temps manque.',
  'failure.recorder-failed.do':
    '{reason, select, device {Rebranchez-le, ou choisissez une autre source.} busy {Fermez l’autre programme, puis choisissez de nouveau la source.} permission {Donnez au compte l’accès aux appareils audio (sous Linux : le groupe audio), ou utilisez le microphone dans cette fenêtre.} server {Redémarrez le serveur de son, puis choisissez de nouveau la source.} other {Choisissez de nouveau la source.}}',

  'failure.microphone-failed.what':
    '{reason, select, denied {Le microphone n’est pas autorisé.} missing {Aucun microphone n’a été trouvé.} unplugged {Le microphone a disparu.} busy {Un autre programme occupe le microphone.} ended {Le microphone a été arrêté.} other {Le microphone n’a pas pu être utilisé.}}',
  'failure.microphone-failed.why':
    '{reason, select, denied {L’accès a été refusé pour cette fenêtre ou pour Dragoman dans son ensemble.} missing {L’ordinateur n’indique aucun appareil qui enregistre.} unplugged {Il a été débranché ou éteint. Dragoman ne passe jamais de lui-même à un autre microphone.} busy {Il ne laisse enregistrer qu’un programme à la fois.} ended {Le système ou le navigateur a mis fin à l’enregistrement.} other {L’ordinateur n’a pas donné d’autre raison.}}',
  'failure.microphone-failed.do':
    '{reason, select, denied {Autorisez le microphone dans les réglages de site de la fenêtre et dans les réglages de confidentialité du système, puis réessayez.} missing {Branchez-en un, ou enregistrez depuis un appareil de l’ordinateur ou un fichier.} unplugged {Rebranchez-le, ou choisissez-en un autre.} busy {Fermez l’autre programme et réessayez.} other {Choisissez de nouveau le microphone.}}',

  'failure.sound-unreadable.what':
    '{name, select, none {Le fichier audio} other {« {name} »}} ne peut pas être lu.',
  'failure.sound-unreadable.why':
    '{reason, select, empty {Il ne contient aucun son.} no_decoder {Les fichiers autres que WAV sont décodés par ffmpeg, qui n’est pas installé.} other {Il est endommagé ou d’un type inconnu.}}',
  'failure.sound-unreadable.do':
    '{reason, select, empty {Choisissez un autre fichier.} no_decoder {Installez ffmpeg, ou enregistrez le fichier en WAV.} other {Enregistrez-le en WAV et choisissez-le de nouveau.}}',

  'failure.session-running.what': 'Une session vocale est en cours.',
  'failure.session-running.why':
    'Il ne peut y en avoir qu’une à la fois, et elle ne peut pas être supprimée pendant ce temps.',
  'failure.session-running.do': 'Terminez-la d’abord.',

  'failure.disk-full.what': 'Le disque est plein.',
  'failure.disk-full.why': 'Ce qui arrive ne peut plus être écrit.',
  'failure.disk-full.do':
    'Libérez de la place sur le disque. Une session en cours est de nouveau conservée dès qu’il y en a ; un document peut être réessayé.',

  'failure.too-many-files.what': 'Trop de fichiers sont ouverts sur cet ordinateur.',
  'failure.too-many-files.why':
    'Le système limite le nombre de fichiers ouverts en même temps. Rien de ce qui était enregistré n’est perdu.',
  'failure.too-many-files.do': 'Fermez d’autres programmes, puis réessayez.',

  'failure.data-not-written.what': 'Cela n’a pas pu être conservé sur cet ordinateur.',
  'failure.data-not-written.why':
    'Dragoman n’a plus le droit d’écrire dans son dossier de données, ou le disque de ce dossier ne fonctionne pas correctement.',
  'failure.data-not-written.do':
    'Autorisez de nouveau l’écriture dans le dossier, ou connectez son disque, et réessayez. Ce qui figure à l’écran est toujours là.',

  'failure.data-newer.what': 'Le service hors ligne ne peut pas ouvrir ses données.',
  'failure.data-newer.why':
    'Une version plus récente de Dragoman a écrit {name, select, none {le fichier} other {« {name} »}}. Le fichier reste inchangé.',
  'failure.data-newer.do':
    'Démarrez la version plus récente, démarrez Dragoman avec un autre dossier de données ou utilisez une autre connexion.',

  'failure.document-refused.what':
    '{reason, select, unknown_format {{name, select, none {Le fichier} other {« {name} »}} est d’un type impossible à traduire.} wrong_content {{name, select, none {Le fichier} other {« {name} »}} n’est pas ce que son nom indique.} damaged {{name, select, none {Le fichier} other {« {name} »}} est endommagé.} password {{name, select, none {Le fichier} other {« {name} »}} est protégé par un mot de passe.} protected {{name, select, none {Le fichier} other {« {name} »}} n’autorise pas la copie de son texte.} size {{name, select, none {Le fichier} other {« {name} »}} est trop volumineux.} tier {{name, select, none {Le fichier} other {« {name} »}} est trop volumineux pour ce compte.} characters {{name, select, none {Le fichier} other {« {name} »}} contient trop de texte.} too_large_inside {{name, select, none {Le fichier} other {« {name} »}} prend une fois décompressé une taille démesurée.} too_deep {{name, select, none {Le fichier} other {« {name} »}} a trop de niveaux imbriqués.} entities {{name, select, none {Le fichier} other {« {name} »}} définit ses propres entités.} entity_growth {{name, select, none {Le fichier} other {« {name} »}} définit ses propres entités.} macros {{name, select, none {Le fichier} other {« {name} »}} contient des macros.} empty {{name, select, none {Le fichier} other {« {name} »}} ne contient pas de texte.} encoding {L’encodage de {name, select, none {ce fichier} other {« {name} »}} est inconnu.} xliff_version {{name, select, none {Le fichier} other {« {name} »}} est d’une version de XLIFF non prise en charge.} ditamap {{name, select, none {Le fichier} other {« {name} »}} est une carte DITA.} no_ocr {Le texte de {name, select, none {l’image} other {« {name} »}} ne peut pas être lu ici.} same_language {« De » et « Vers » indiquent la même langue.} cancelled {{name, select, none {Le fichier} other {« {name} »}} n’a pas été examiné.} other {{name, select, none {Le fichier} other {« {name} »}} ne peut pas être traduit.}}',
  'failure.document-refused.why':
    '{reason, select, unknown_format {Dragoman traduit docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg et png.} wrong_content {Son contenu est celui d’un autre type, ou du format propre d’un programme qui utilise cette extension.} damaged {Il se termine trop tôt, ou ses parties se contredisent.} password {Sans le mot de passe, personne ne peut lire le texte qu’il contient.} protected {Il s’ouvre sans mot de passe, mais son propriétaire n’autorise pas l’extraction du texte.} size {{limit, select, none {Chaque type a une taille maximale.} other {Les fichiers de ce type ne peuvent pas dépasser {limitSize}.}}} tier {{limit, select, none {Ce compte accepte pour ce type des fichiers moins volumineux que d’autres.} other {Avec ce compte, les fichiers de ce type ne peuvent pas dépasser {limitSize}.}}} characters {{limit, select, none {Un document ne peut contenir qu’un certain nombre de caractères.} other {Un document peut contenir au maximum {limitNumber, number} caractères.}}} too_large_inside {Une fois ouvert, il dépasserait ce que lit Dragoman : 500 Mo en tout, 40 millions de pixels par image, un million de caractères par paragraphe.} too_deep {Ses éléments sont imbriqués bien plus profondément que ceux d’un document, au-delà de ce que lit Dragoman.} entities {Des entités peuvent introduire d’autres fichiers de l’ordinateur dans un document ; elles ne sont donc pas suivies.} entity_growth {Les entités qu’il déclare dépassent toute taille réelle.} macros {Un document qui contient des programmes n’est pas transmis.} empty {Il n’y a rien à traduire ; une page numérisée est une image, pas du texte.} encoding {Ses lettres ne sont dans aucun encodage que Dragoman connaisse.} xliff_version {{version, select, none {Le service accepte les versions 1.2, 2.0 et 2.1.} other {C’est la version {version} ; le service accepte 1.2, 2.0 et 2.1.}}} ditamap {Une carte ne fait que renvoyer à des rubriques ; le texte est dans celles-ci.} no_ocr {Il faut pour cela le programme tesseract et ses données pour la langue de l’image, et ils ne sont pas installés.} same_language {Un document se traduit d’une langue vers une autre ; les variantes d’une même langue comptent comme identiques.} cancelled {L’examen a été arrêté.} other {La raison n’a pas été donnée.}}',
  'failure.document-refused.do':
    '{reason, select, unknown_format {Enregistrez-le dans l’un de ces types et déposez-le de nouveau.} wrong_content {Ouvrez-le dans son programme, enregistrez-le dans le type voulu et déposez-le de nouveau.} damaged {Ouvrez-le dans son programme, enregistrez-le de nouveau et déposez-le encore une fois.} password {Ouvrez-le dans son programme, retirez le mot de passe et déposez-le de nouveau.} protected {Demandez à son propriétaire une copie sans cette restriction.} size {Divisez-le, ou retirez-en des images et des vidéos.} tier {Divisez-le, réduisez-le, ou utilisez une connexion qui accepte des fichiers plus volumineux.} characters {Divisez-le.} too_large_inside {Si vous lui faites confiance, ouvrez-le dans son programme et enregistrez-le de nouveau.} too_deep {Si vous lui faites confiance, ouvrez-le dans son programme et enregistrez-le de nouveau.} entities {Enregistrez-le sans type de document propre et déposez-le de nouveau.} entity_growth {Enregistrez-le sans type de document propre et déposez-le de nouveau.} macros {Enregistrez-le sans macros, en docx, pptx ou xlsx, et déposez-le de nouveau.} empty {Déposez un fichier qui contient du texte ; pour faire lire une page numérisée, enregistrez-la comme image (png ou jpeg).} encoding {Enregistrez-le en UTF-8 et déposez-le de nouveau.} xliff_version {Exportez-le dans l’une de ces versions, ou traduisez les versions 1.0, 1.1 et 2.2 sous « Segments ».} ditamap {Déposez les rubriques elles-mêmes.} no_ocr {Installez tesseract avec la langue de l’image, ou utilisez une connexion dont le service lit les images.} same_language {Choisissez une autre langue dans « De » ou « Vers ».} cancelled {Déposez-le de nouveau.} other {Déposez un autre fichier, ou essayez une autre connexion.}}',

  'failure.document-failed.what':
    '{name, select, none {Le document} other {« {name} »}} n’a pas pu être traduit.',
  'failure.document-failed.why':
    '{reason, select, same_language {Le service a constaté que le texte est déjà dans la langue cible.} gone {Le service ne l’a plus : il a déjà été récupéré, ou conservé trop longtemps.} result_damaged {Ce qui est revenu n’est pas un fichier complet et a donc été jeté.} result_too_large {Le résultat est bien plus volumineux que votre fichier ne pourrait le devenir ; le téléchargement a été arrêté.} result_stalled {Le résultat arrivait trop lentement pour être un jour complet ; le téléchargement a été arrêté.} not_written {Le résultat n’a pas pu être écrit dans son dossier.} locked {Ce qu’il faut pour récupérer le résultat se trouve dans le coffre de secrets du système, qui est verrouillé ou a disparu.} interrupted {Dragoman s’est arrêté plus d’une fois pendant l’envoi. Le document n’est pas renvoyé de lui-même ; seul ce qui est récupéré est facturé.} other {Le service a pris le fichier, l’a traité et a abandonné.}} Votre propre fichier n’a pas été modifié.',
  'failure.document-failed.do':
    '{reason, select, same_language {Choisissez une autre langue cible.} gone {Réessayez : le fichier est envoyé de nouveau, et compte de nouveau.} result_damaged {Réessayez.} result_too_large {Réessayez ou adressez-vous à l’exploitant du service.} result_stalled {Vérifiez le réseau, puis réessayez.} not_written {Vérifiez que le dossier existe et a de la place, puis réessayez.} locked {Déverrouillez le coffre de secrets, redémarrez Dragoman et réessayez ; d’ici là, un nouvel essai renvoie le fichier.} interrupted {Réessayez.} other {Réessayez. En cas de nouvel échec, ouvrez le fichier dans son programme, enregistrez-le de nouveau et ajoutez-le encore une fois.}}',

  'failure.entries-refused.what':
    '{reason, select, none {Il n’y a aucune entrée.} empty {{field, select, name {Le nom est vide.} terms {Il n’y a aucun terme.} other {Une entrée est vide.}}} duplicate {{field, select, dictionaries {Deux dictionnaires ont les mêmes langues.} other {Un terme figure deux fois.}}} control_character {{field, select, name {Le nom contient un caractère qui n’est pas du texte.} other {Un terme contient un caractère qui n’est pas du texte.}}} outer_space {Un terme commence ou finit par une espace.} too_long {{field, select, name {Le nom est trop long.} other {Un terme, ou la liste, est trop long.}}} too_large {Les entrées sont trop volumineuses pour un seul glossaire.} same_language {Un dictionnaire a deux fois la même langue.} last {C’est le dernier dictionnaire du glossaire.} other {Le service ne l’accepterait pas.}}',
  'failure.entries-refused.why':
    '{reason, select, last {Un glossaire sans dictionnaire ne peut pas exister.} too_large {{limit, select, none {Le service limite la taille d’un glossaire.} other {Un glossaire peut contenir {limitSize} au plus, tous ses dictionnaires ensemble.}}} other {{line, select, none {Le service le refuserait.} other {Cela concerne l’entrée {line}, {side, select, target {dans sa cible} other {dans sa source}} ; le service refuserait la liste entière.}}}} Rien n’a été envoyé.',
  'failure.entries-refused.do':
    '{reason, select, none {Ajoutez une entrée.} last {Supprimez plutôt le glossaire entier.} too_large {Répartissez les entrées dans deux glossaires ; jusqu’à cinq agissent ensemble.} same_language {Choisissez deux langues.} duplicate {{field, select, dictionaries {Fusionnez-les.} other {Supprimez l’un des deux.}}} too_long {Raccourcissez-le.} other {Corrigez la saisie et réessayez.}}',

  'failure.table-refused.what':
    '{reason, select, damaged {{name, select, none {Le fichier} other {« {name} »}} est endommagé.} password {{name, select, none {Le fichier} other {« {name} »}} est protégé par un mot de passe.} too_large_inside {{name, select, none {Le fichier} other {« {name} »}} contient trop de choses.} too_deep {{name, select, none {Le fichier} other {« {name} »}} est imbriqué trop profondément.} entities {{name, select, none {Le fichier} other {« {name} »}} définit ses propres entités.} entity_growth {{name, select, none {Le fichier} other {« {name} »}} définit ses propres entités.} macros {{name, select, none {Le fichier} other {« {name} »}} contient des macros.} empty {{name, select, none {Le fichier} other {« {name} »}} est vide.} encoding {L’encodage {name, select, none {du fichier} other {de « {name} »}} est inconnu.} other {{name, select, none {Le fichier} other {« {name} »}} ne contient pas de termes que Dragoman puisse lire.}}',
  'failure.table-refused.why':
    '{reason, select, damaged {Il se termine trop tôt, ou ses parties se contredisent.} password {Sans le mot de passe, personne ne peut lire ce qu’il contient.} too_large_inside {500 000 lignes et 128 Mo de contenu au maximum sont lus d’un fichier.} too_deep {De tels fichiers sont un moyen connu de faire échouer des programmes ; celui-ci est donc resté fermé.} entities {Des entités peuvent faire entrer d’autres fichiers de l’ordinateur dans une liste ; elles ne sont donc pas suivies.} entity_growth {Les entités qu’il déclare dépassent toute taille réelle.} macros {Un fichier qui contient des programmes n’est pas ouvert.} empty {Il ne contient aucune ligne.} encoding {Ses lettres ne sont dans aucun encodage connu de Dragoman.} other {Les termes sont lus dans les formats TSV, CSV à deux ou quatre colonnes, XLSX et TBX.}} Rien n’a été changé.',
  'failure.table-refused.do':
    '{reason, select, too_large_inside {Divisez-le en plusieurs fichiers.} password {Ouvrez-le dans son programme, retirez le mot de passe et choisissez-le de nouveau.} macros {Enregistrez-le sans macros, en xlsx, et choisissez-le de nouveau.} encoding {Enregistrez-le en UTF-8 et choisissez-le de nouveau.} empty {Choisissez un autre fichier.} damaged {Ouvrez-le dans son programme, enregistrez-le de nouveau et choisissez-le encore une fois.} other {Enregistrez la liste dans l’un de ces formats et choisissez-la de nouveau.}}',
  'failure.local-memories-down.what': 'Les mémoires locales ne répondent pas.',
  'failure.local-memories-down.why':
    'La partie de Dragoman qui y cherche s’est arrêtée, puis une fois encore après son redémarrage. Ce qui y est enregistré est en sûreté.',
  'failure.local-memories-down.do':
    'Réessayez. Si cela se répète, quittez Dragoman et redémarrez-le ; une modification en cours n’a peut-être pas été faite.',

  'failure.memory-file-refused.what':
    '{name, select, none {Le fichier} other {« {name} »}} ne peut pas être importé.',
  'failure.memory-file-refused.why':
    '{reason, select, declares_entities {Les entités qu’il déclare dépassent toute taille réelle.} unreadable_entity {Vers la ligne {line}, il utilise une entité qui se trouve dans un autre fichier, contient du balisage ou se contient elle-même.} unknown_format {Ce n’est ni du TMX, ni du XLIFF, ni un tableau (CSV, TSV).} oversized {Vers la ligne {line}, il contient un texte ou une balise d’une taille qu’aucun vrai n’atteint.} too_deep {Vers la ligne {line}, il est imbriqué plus profondément qu’aucun vrai fichier.} no_languages {Il ne nomme aucune langue que Dragoman connaisse.} several_sources {Il contient plusieurs variantes de sa langue source, et rien n’indique laquelle est la source.} all_bad {Aucune de ses unités n’a pu être utilisée ; les raisons figurent ci-dessous.} other_source {Sa langue source n’est pas celle de la mémoire.} other {Rien de son contenu n’a pu être utilisé.}} La mémoire est restée telle quelle.',
  'failure.memory-file-refused.do':
    '{reason, select, declares_entities {Enregistrez-le sans type de document propre.} unreadable_entity {Enregistrez-le sans type de document propre.} unknown_format {Exportez-le en TMX et choisissez-le de nouveau.} no_languages {Choisissez les langues de ses colonnes, ou nommez-les dans sa première ligne (en,de).} several_sources {Choisissez la langue source, puis réessayez.} all_bad {Corrigez les langues du fichier, ou importez-le dans une autre mémoire.} other_source {Importez-le dans une mémoire de sa langue, ou dans une nouvelle.} other {Exportez-le de nouveau depuis le programme dont il vient.}}',

  'failure.file-not-written.what':
    '{name, select, none {Le fichier} other {« {name} »}} n’a pas pu être écrit.',
  'failure.file-not-written.why': 'Son dossier n’existe plus, ou il est interdit d’y écrire.',
  'failure.file-not-written.do':
    'Vérifiez que le dossier existe et que l’écriture y est permise, puis réessayez.',

  'failure.internal.what': 'Dragoman a commis une erreur.',
  'failure.internal.why':
    'Quelque chose d’inattendu s’est produit dans Dragoman. C’est noté dans le journal, sans vos textes ni vos clés.',
  'failure.internal.do':
    'Réessayez. Si cela se répète, quittez Dragoman et redémarrez-le ; votre texte est conservé.',
};
