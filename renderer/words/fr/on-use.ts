import type { onUse as en } from '../en/on-use.ts';

/** What the parts of the first screen say that are read on use. */
export const onUse: Readonly<Record<keyof typeof en, string>> = {
  'options.for': 'Options pour {language}',
  'options.own-count': 'propres : {count, number}',
  'style-rules.active': 'Style : {name}',
  'style-rules.active-unnamed': 'Règle de style choisie',
  'look.quoted': '\u2068« {text} »\u2069',
  'look.deleted': 'supprimé :',
  'look.inserted': 'inséré :',
  'status.info.account': 'Caractères de ce compte',
  'status.info.key': 'Caractères de cette clé',
  'status.info.of': 'Utilisé : {count, number} sur {limit, number}, reste {left, number}',
  'status.info.unlimited': '{count, plural, one {# caractère} other {# caractères}}, sans limite',
  'status.info.period': 'Période de facturation du {start} au {end}.',
  'status.info.refresh': 'Actualiser',
  'status.info.refreshing': 'Actualisation…',
  'status.info.offline':
    'Le service hors ligne fonctionne sur cet ordinateur. Il compte les caractères, mais ne les facture jamais.',
  'status.info.remote': 'Les textes vont à {host} et nulle part ailleurs.',
  'text.to-next': 'Vers, colonne {number, number}',
  'text.remove-target': 'Retirer {language}',
  'text.cancelled':
    'Annulé. {text, select, none {Rien n’était terminé.} other {Les parties terminées sont conservées.}}',
  'text.context-sent': 'Contexte envoyé',
  'text.tags': 'Balises différentes : {list}.',
  'text.tag': '{tag} {source, number} dans la source, {target, number} dans la traduction',
  'text.held-memory-target': 'Non utilisé : la mémoire {name} est sans {language}.',
  'text.held-memory-source': 'Non utilisé : la mémoire {name} est pour une autre langue source.',
  'text.held-glossary-pair': 'Non utilisé : le glossaire {name} n’a pas cette paire de langues.',
  'text.held-glossaries-no-source':
    'Non utilisé : les glossaires nécessitent une langue source. Choisissez-en une dans « De ».',
  'text.held-style-rule-language':
    'Non utilisé : la règle de style {name} n’est pas pour cette langue : {language}.',
  'text.held-instructions-target': 'Non utilisé : pas d’instructions personnalisées en {language}.',
  'text.held-formality-target': 'Non utilisé : pas de formalité en {language}.',
  'settings.data.set-aside':
    'Le fichier de données était endommagé. {count, plural, =0 {Rien n’a pu être récupéré.} one {# entrée récupérée.} other {# entrées récupérées.}} Le fichier endommagé est conservé sous {backup}.',
  'settings.data.understood': 'Compris',
  'settings.repaired':
    '{count, plural, one {Un réglage était endommagé} other {# réglages étaient endommagés}} et {count, plural, one {a repris} other {ont repris}} {count, plural, one {sa valeur habituelle} other {leurs valeurs habituelles}} : {names}.{backup, select, none {} other { Les réglages d’avant sont conservés sous {backup}.}}',
  'memories.probe-cost':
    'Interroge deux fois, avec et sans « {memory} » : environ {count, plural, one {# caractère est facturé} other {# caractères sont facturés}}.',
  'text.drop': 'Déposez un fichier texte pour l’ouvrir ici.',
  'status.switch.manage': 'Gérer les connexions',
  'projects.manage': 'Gérer les projets',
  'connections.in-use': 'Utilisée',
  'text.offline': 'Service hors ligne',
  'text.remote': 'Service distant',
  'text.kind-typed': 'saisi',
  'text.kind-source-copy': 'copie de la source',
  'text.kind-memory-exact': '{place, select, local {corresp. locale} other {corresp.}} exacte',
  'text.kind-memory-fuzzy': '{place, select, local {corresp. locale} other {corresp.}} partielle',
  'text.kind-engine': 'moteur',
  'text.kind-pseudo': 'pseudo-traduction',
  'text.kind-cache': 'cache',
  'text.kind-propagated': 'propagé',
  'text.kind-not-reported': 'non communiqué',
  'text.kind-percent':
    '{kind} {isRange, select, yes {{least, number}–{most, number}} other {{most, number}}} %',
  'text.kind-count': '{kind} × {count, number}',
};
