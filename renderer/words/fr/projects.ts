import type { projects as en } from '../en/projects.ts';

export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': 'Projets',

  'projects.tag.instead': 'Vide : {tag}, l’étiquette du projet {name}.',

  'projects.about':
    'Tant qu’un projet est actif, chaque texte et chaque document que vous traduisez porte son étiquette de suivi, afin que les rapports d’usage le comptent. Choisissez le projet dans la barre d’état.',
  'projects.about.services':
    'Les services rapportent les étiquettes des textes ; il se peut qu’ils comptent les documents et la voix sans l’étiquette.',
  'projects.list': 'Liste des projets',
  'projects.empty':
    'Il n’y a pas encore de projet. Les requêtes ne portent pas d’étiquette, sauf si vous en fixez une vous-même.',
  'projects.loading': 'Chargement des projets…',
  'projects.now': 'Actif',
  'projects.add': 'Ajouter un projet',
  'projects.edit': 'Modifier {name}',
  'projects.remove': 'Retirer {name}',
  'projects.remove.sure':
    'Retirer {name} ? {active, select, yes {Les requêtes ne portent alors plus d’étiquette. } other {}}Ce qui a été compté sous {tag} reste dans les rapports.',
  'projects.remove.confirm': 'Retirer',
  'projects.remove.cancel': 'Garder',

  'projects.form.add': 'Nouveau projet',
  'projects.form.edit': 'Modifier {name}',
  'projects.name': 'Nom',
  'projects.name.hint': 'Vous seul le voyez.',
  'projects.name.missing': 'Un projet doit avoir un nom.',
  'projects.tag': 'Étiquette de suivi',
  'projects.tag.rule':
    'Lettres, chiffres et signes ASCII sans espaces, {max, number} au maximum. Les majuscules deviennent des minuscules.',
  'projects.tag.sent': 'Envoyée comme {tag}',
  'projects.tag.shared':
    'Envoyée comme {tag}. Le projet {name} l’a aussi : les deux sont comptés ensemble.',
  'projects.tag.empty': 'Étiquette manquante.',
  'projects.tag.space':
    'Une étiquette ne contient pas d’espaces. Écrivez plutôt un trait d’union : {example}',
  'projects.tag.character':
    'Une étiquette ne contient que de l’ASCII : lettres sans accent, chiffres et signes.',
  'projects.tag.too-long':
    '{count, number} caractères sur {max, number} : une étiquette ne peut pas être plus longue.',
  'projects.save': 'Enregistrer',
  'projects.saving': 'Enregistrement…',
  'projects.cancel': 'Annuler',
};
