import type { projects as en } from '../en/projects.ts';

/** Projects: the picker of the status bar and their section of the settings. */
export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': 'Projekte',

  'projects.tag.instead': 'Leer: {tag}, das Kennzeichen des Projekts {name}.',

  'projects.about':
    'Solange ein Projekt in Arbeit ist, trägt jeder Text und jedes Dokument, das Sie übersetzen, dessen Berichtskennzeichen, damit Nutzungsberichte es zählen. Das Projekt wählen Sie in der Statusleiste.',
  'projects.about.services':
    'Dienste berichten Kennzeichen von Texten; Dokumente und Gesprochenes zählen sie womöglich ohne Kennzeichen.',
  'projects.list': 'Liste der Projekte',
  'projects.empty':
    'Es gibt noch keine Projekte. Anfragen tragen kein Kennzeichen, außer Sie setzen selbst eines.',
  'projects.loading': 'Projekte werden gelesen …',
  'projects.now': 'In Arbeit',
  'projects.add': 'Projekt hinzufügen',
  'projects.edit': '{name} ändern',
  'projects.remove': '{name} entfernen',
  'projects.remove.sure':
    '{name} entfernen? {active, select, yes {Anfragen tragen dann kein Kennzeichen. } other {}}Was unter {tag} gezählt wurde, bleibt in den Berichten.',
  'projects.remove.confirm': 'Entfernen',
  'projects.remove.cancel': 'Behalten',

  'projects.form.add': 'Neues Projekt',
  'projects.form.edit': '{name} ändern',
  'projects.name': 'Name',
  'projects.name.hint': 'Nur Sie sehen ihn.',
  'projects.name.missing': 'Ein Projekt braucht einen Namen.',
  'projects.tag': 'Berichtskennzeichen',
  'projects.tag.rule':
    'Buchstaben, Ziffern und Zeichen aus ASCII ohne Leerzeichen, höchstens {max, number}. Großbuchstaben werden klein.',
  'projects.tag.sent': 'Wird als {tag} gesendet',
  'projects.tag.shared':
    'Wird als {tag} gesendet. Das Projekt {name} hat es auch: Beide werden zusammen gezählt.',
  'projects.tag.empty': 'Das Kennzeichen fehlt.',
  'projects.tag.space':
    'Ein Kennzeichen enthält keine Leerzeichen. Schreiben Sie stattdessen einen Bindestrich: {example}',
  'projects.tag.character':
    'Ein Kennzeichen enthält nur ASCII: Buchstaben ohne Akzente, Ziffern und Zeichen.',
  'projects.tag.too-long':
    '{count, number} von {max, number} Zeichen: Länger darf ein Kennzeichen nicht sein.',
  'projects.save': 'Speichern',
  'projects.saving': 'Wird gespeichert …',
  'projects.cancel': 'Abbrechen',
};
