import type { projects as en } from '../en/projects.ts';

export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': 'Proyectos',

  'projects.tag.instead': 'Vacío: {tag}, la etiqueta del proyecto {name}.',

  'projects.about':
    'Mientras un proyecto está activo, cada texto y cada documento que traduce lleva su etiqueta de informe, para que los informes de uso lo cuenten. Elija el proyecto en la barra de estado.',
  'projects.about.services':
    'Los servicios informan de las etiquetas de los textos; los documentos y la voz quizá los cuenten sin la etiqueta.',
  'projects.list': 'Lista de proyectos',
  'projects.empty':
    'Todavía no hay proyectos. Las solicitudes no llevan etiqueta, salvo que usted mismo fije una.',
  'projects.loading': 'Cargando los proyectos…',
  'projects.now': 'Activo',
  'projects.add': 'Añadir un proyecto',
  'projects.edit': 'Modificar {name}',
  'projects.remove': 'Quitar {name}',
  'projects.remove.sure':
    '¿Quitar {name}? {active, select, yes {Las solicitudes dejarán de llevar etiqueta. } other {}}Lo que se contó con {tag} permanece en los informes.',
  'projects.remove.confirm': 'Quitar',
  'projects.remove.cancel': 'Conservar',

  'projects.form.add': 'Nuevo proyecto',
  'projects.form.edit': 'Modificar {name}',
  'projects.name': 'Nombre',
  'projects.name.hint': 'Solo lo ve usted.',
  'projects.name.missing': 'Un proyecto debe tener un nombre.',
  'projects.tag': 'Etiqueta de informe',
  'projects.tag.rule':
    'Letras, cifras y signos ASCII sin espacios, {max, number} como máximo. Las mayúsculas pasan a minúsculas.',
  'projects.tag.sent': 'Se envía como {tag}',
  'projects.tag.shared':
    'Se envía como {tag}. El proyecto {name} también la tiene: ambos se cuentan juntos.',
  'projects.tag.empty': 'Falta la etiqueta.',
  'projects.tag.space':
    'Una etiqueta no contiene espacios. Escriba en su lugar un guion: {example}',
  'projects.tag.character': 'Una etiqueta solo contiene ASCII: letras sin acento, cifras y signos.',
  'projects.tag.too-long':
    '{count, number} de {max, number} caracteres: una etiqueta no puede ser más larga.',
  'projects.save': 'Guardar',
  'projects.saving': 'Guardando…',
  'projects.cancel': 'Cancelar',
};
