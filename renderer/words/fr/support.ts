import type { support as en } from '../en/support.ts';

export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': 'Assistance',

  'support.about':
    'Quand vous demandez de l’aide, ce fichier dit ce que l’assistance doit savoir. Rien n’est envoyé nulle part : vous le lisez, l’enregistrez et le transmettez vous-même.',
  'support.holds': 'Ce qu’il contient',
  'support.holds.program':
    'La version de Dragoman, la façon dont il fonctionne et le système de l’ordinateur',
  'support.holds.settings': 'Vos réglages, sans ce que vous y avez saisi et sans les dossiers',
  'support.holds.connections':
    'Vos connexions : type, hôte, offre et endroit où la clé est conservée ; et ce que la clé utilisée autorise',
  'support.holds.requests':
    'Les dernières requêtes, comme la section Requêtes les présente : vers où, comment elles se sont terminées, identifiants de trace',
  'support.holds.counts':
    'Combien de documents sont dans la file d’attente et dans quel état, et combien de lignes a le fichier de données',
  'support.holds.log': 'Les dernières lignes du journal : événements et codes',
  'support.lacks': 'Ce qu’il ne contient jamais',
  'support.lacks.about':
    'Les textes, les traductions, les documents et leurs noms, le son, les transcriptions, les termes oraux, les étiquettes de suivi, les noms des connexions et les clés.',
  'support.make': 'Créer le fichier',
  'support.make-again': 'Le recréer',
  'support.making': 'Création…',
  'support.preview': 'Tout ce qui est dans {name}',
  'support.size': '{name}, {size}',
  'support.save': 'Enregistrer',
  'support.copy': 'Copier',
  'support.copied': 'Copié',
  'support.copy-refused': 'La copie a été refusée',
};
