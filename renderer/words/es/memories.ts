import type { memories as en } from '../en/memories.ts';

export const memories: Readonly<Record<keyof typeof en, string>> = {
  'memories.title': 'Memorias',
  'memories.tabs': 'Dónde están las memorias',
  'memories.tab.local': 'En este equipo',
  'memories.tab.service': 'En el servicio',
  'memories.loading': 'Cargando las memorias.',

  'memories.local': 'Memorias en este equipo',
  'memories.none':
    'Todavía no hay ninguna memoria en este equipo. Importe un archivo que haya exportado otro programa, o cree una memoria vacía y llénela en el editor de segmentos.',
  'memories.none-chosen': 'Elija una memoria para ver sus unidades.',
  'memories.pair': '{source} → {targets}',
  'memories.units': '{count, plural, one {# unidad} other {# unidades}}',
  'memories.assigned-count':
    '{count, plural, =0 {sin asignar} one {asignada a # par} other {asignada a # pares}}',
  'memories.new': 'Nueva memoria',
  'memories.name': 'Nombre',
  'memories.source': 'Idioma de origen',
  'memories.target-add': 'Añadir un idioma de destino',
  'memories.targets': 'Idiomas de destino',
  'memories.choose-language': 'Elegir un idioma',
  'memories.target-remove': 'Quitar {language}',
  'memories.create': 'Crear',
  'memories.leave': 'Cancelar',
  'memories.rename': 'Cambiar nombre',
  'memories.rename-name': 'Nombre nuevo',
  'memories.keep-name': 'Guardar el nombre',
  'memories.changed': 'modificada: {day}',

  'memories.export': 'Exportar',
  'memories.export-tmx': 'Como TMX, para otros programas de traducción',
  'memories.export-csv': 'Como CSV, para hojas de cálculo',
  'memories.exported':
    '«{name}» está en la carpeta de resultados con {count, plural, one {# unidad} other {# unidades}}.',
  'memories.deduplicate': 'Eliminar las unidades repetidas',
  'memories.deduplicated':
    '{count, plural, =0 {Ninguna unidad de «{name}» estaba repetida.} one {Se eliminó # unidad repetida de «{name}»; queda la que se modificó en último lugar.} other {Se eliminaron # unidades repetidas de «{name}»; de cada una queda la que se modificó en último lugar.}}',
  'memories.merge': 'Combinar otra memoria con esta',
  'memories.merge-from': 'Memoria que debe pasar a «{name}»',
  'memories.merge-other-source': 'Su idioma de origen es otro: {language}.',
  'memories.merge-about':
    '{count, plural, one {La única unidad de «{from}» pasa} other {Las # unidades de «{from}» pasan todas}} a «{name}»; «{from}» desaparece. Esta acción no se puede deshacer.',
  'memories.merge-do': 'Combinar',
  'memories.merged': '«{from}» forma parte ahora de «{name}».',
  'memories.remove': 'Eliminar la memoria',
  'memories.remove-title': '¿Eliminar «{name}»?',
  'memories.remove-about':
    '{count, plural, =0 {Está vacía.} one {Su unidad se elimina de este equipo.} other {Sus # unidades se eliminan de este equipo.}} Esta acción no se puede deshacer. Expórtela antes si puede necesitarla.',
  'memories.remove-type': 'Escriba el nombre de la memoria para eliminarla',
  'memories.remove-do': 'Eliminar',
  'memories.remove-keep': 'Conservarla',
  'memories.removed': '«{name}» se ha eliminado.',

  'memories.work':
    '{kind, select, import {Importando} export {Exportando} deduplicate {Buscando unidades repetidas en} other {Combinando}} {name}',
  'memories.work-units': '{count, plural, one {# unidad} other {# unidades}}',
  'memories.work-share': '{percent, number} % · {units}',

  'memories.import': 'Importar',
  'memories.import-choose': 'Importar un archivo',
  'memories.import-drop': 'Suelte un archivo TMX, XLIFF, CSV o TSV para importarlo.',
  'memories.import-title': 'Importar «{name}»',
  'memories.import-into': 'Importar en',
  'memories.import-into-new': 'Una memoria nueva',
  'memories.import-into-known': 'Una memoria existente',
  'memories.import-name': 'Nombre de la memoria nueva',
  'memories.import-memory': 'Memoria',
  'memories.import-table':
    'Una tabla indica sus idiomas en la primera línea (en, de). Si no lo hace, indíquelos aquí.',
  'memories.import-unnamed': 'Indicado en el archivo',
  'memories.import-source': 'Idioma de la primera columna',
  'memories.import-target': 'Idioma de la segunda columna',
  'memories.import-variant': 'Idioma de origen',
  'memories.import-skip': 'Dejar fuera las unidades que ya están',
  'memories.import-start': 'Importar',
  'memories.import-again': 'Reintentar',
  'memories.import-running': 'Importando «{name}»',
  'memories.import-cancel': 'Cancelar la importación',
  'memories.import-cancelled': 'La importación se canceló. No se conservó nada de ella.',
  'memories.import-done': '«{file}» está en «{memory}».',
  'memories.import-facts':
    '{added, plural, =0 {Ninguna unidad añadida} one {# unidad añadida} other {# unidades añadidas}} · {repeated, plural, =0 {ninguna repetida} one {# ya estaba} other {# ya estaban}} · {bad, plural, =0 {ninguna inservible} one {# inservible} other {# inservibles}}',
  'memories.import-format': '{format}, {encoding}',
  'memories.import-repairs': 'Enmendado al leer',
  'memories.import-bad': 'Dejadas fuera',
  'memories.import-bad-first':
    '{count, plural, one {La primera unidad que se dejó fuera.} other {Las # primeras unidades que se dejaron fuera.}}',
  'memories.import-line': 'Línea {line, number}',
  'memories.import-waiting':
    '{count, plural, one {Después de este se preguntará por otro archivo.} other {Después de este se preguntará por otros # archivos.}}',
  'memories.import-assign':
    '{count, plural, one {Consultarla para {pair} sin elegirla} many {Consultarla para sus # pares sin elegirla} other {Consultarla para sus # pares sin elegirla}}',
  'memories.import-close': 'Cerrar el informe',
  'memories.bad':
    '{reason, select, no_source {No tiene texto de origen.} no_target {No tiene traducción.} unknown_language {Aquí no se conocen sus idiomas.} other_source_language {Su origen está en un idioma distinto del de la memoria.} dropped_variant {Se omitió una de sus variantes: su idioma es desconocido o ya tiene un texto.} too_many_cells {Tiene más celdas que la primera línea.} too_long {Es más larga que cualquier segmento real.} other {No se pudo usar.}}',
  'memories.repair':
    '{kind, select, bare_ampersand {Un «&» suelto se tomó tal cual} bare_less_than {Un «<» suelto se tomó tal cual} undefined_entity {Se enmendó una entidad no definida} illegal_character {Se dejó fuera un carácter no permitido} invalid_bytes {Se marcaron bytes que no forman ningún carácter} unbalanced_tag {Se cerró una etiqueta} unknown_element {Un elemento desconocido pasó a ser texto} malformed_attribute {Se reparó un atributo} cut_short {El archivo terminaba demasiado pronto} other {Se enmendó otra cosa}}',
  'memories.times': '{count, number} ×',

  'memories.views': 'Qué ver de la memoria',
  'memories.view.units': 'Unidades',
  'memories.view.pairs': 'Pares asignados',
  'memories.view.statistics': 'Estadísticas',

  'memories.search': 'Buscar unidades',
  'memories.search-in': 'En',
  'memories.search-mode': 'Búsqueda',
  'memories.search-exact': 'Exacta',
  'memories.search-fuzzy': 'Aproximada',
  'memories.unit-list': 'Unidades de «{name}»',
  'memories.found':
    '{total, plural, =0 {No se encontró nada} one {# unidad encontrada} other {# unidades encontradas}}',
  'memories.all-units': '{total, plural, =0 {Ninguna unidad} one {# unidad} other {# unidades}}',
  'memories.searching': 'Buscando',
  'memories.units-none': 'Esta memoria está vacía. Importe un archivo en ella o añada una unidad.',
  'memories.units-not-found':
    'Ninguna unidad contiene esto. «Aproximada» encuentra otras grafías y formas de las palabras.',
  'memories.unit-add': 'Añadir una unidad',
  'memories.unit-edit': 'Editar la unidad',
  'memories.unit-remove': 'Eliminar la unidad',
  'memories.unit-remove-sure': '¿Eliminar esta unidad? Esta acción no se puede deshacer.',
  'memories.unit-remove-do': 'Eliminar',
  'memories.unit-remove-keep': 'Conservarla',
  'memories.unit-save': 'Guardar',
  'memories.unit-new': 'Nueva unidad',
  'memories.unit-percent': '{percent, number} %',
  'memories.unit-needs': 'Una unidad debe tener un origen y al menos una traducción.',
  'memories.unit-saved': 'La unidad se ha guardado.',
  'memories.unit-removed': 'La unidad se ha eliminado.',

  'memories.pairs-about':
    'Para un par asignado, la memoria se consulta sin elegirla: con «Primero las memorias locales» en la pantalla Texto, y en el editor de segmentos. Se consulta primero el número más bajo.',
  'memories.pair-name': '{source} a {target}',
  'memories.pair-priority': 'Posición para {pair}',
  'memories.pair-others':
    '{count, plural, =0 {No se consulta ninguna otra memoria.} other {También se consulta: {names}.}}',
  'memories.pair-other': '{name} ({priority, number})',

  'memories.stat-units': 'Unidades',
  'memories.stat-words': 'Palabras',
  'memories.stat-characters': 'Caracteres',
  'memories.stat-distinct': 'Palabras distintas',
  'memories.stat-language': 'Idioma',
  'memories.stat-repeated':
    '{count, plural, =0 {Ningún texto de origen se repite.} one {# texto de origen se repite.} other {# textos de origen se repiten.}}',
  'memories.stat-changed': 'Modificaciones del {first} al {last}.',
  'memories.stat-authors': 'Autores',
  'memories.stat-authors-none': 'Ninguna unidad indica su autor.',
  'memories.stat-author-units': '{count, plural, one {# unidad} other {# unidades}}',
  'memories.stat-counting': 'Contando.',
  'memories.stat-sides': 'Lo que contiene cada lado',

  'memories.service-about':
    'Estas memorias pertenecen a la cuenta de {connection}. Se modifican allí; aquí se pueden elegir.',
  'memories.service-none': 'La cuenta no tiene memorias.',
  'memories.service-list': 'Memorias en el servicio',
  'memories.column.name': 'Nombre',
  'memories.column.languages': 'Idiomas',
  'memories.column.units': 'Unidades',
  'memories.column.created': 'Creada',
  'memories.column.updated': 'Modificada',
  'memories.service-range':
    '{first, number}–{last, number} de {total, plural, one {# memoria} other {# memorias}}',
  'memories.page': 'Página {page, number} de {pages, number}',
  'memories.page-first': 'Primera página',
  'memories.page-previous': 'Página anterior',
  'memories.page-next': 'Página siguiente',
  'memories.page-last': 'Última página',
  'memories.page-gone': 'La lista se ha acortado: ahora esta es su última página.',
  'memories.refresh': 'Actualizar',
  'memories.unknown-day': 'no indicado',

  'memories.local-first': 'Primero las memorias locales',
  'memories.local-group': 'Memorias locales',
  'memories.local-about':
    'Los segmentos que conoce una memoria de este equipo se toman de ella; solo el resto se envía y se factura.',
  'memories.local-chosen': 'Memorias que se consultan, en este orden',
  'memories.local-asked':
    '{count, plural, =0 {Ninguna memoria está asignada a {pair}. Asigne una en la pantalla Memorias o elija una aquí.} other {{pair}: {names}.}}',
  'memories.local-unknown':
    'Se consultan las que están asignadas al par, en cuanto se conoce el idioma de origen.',
  'memories.local-add': 'Una más',
  'memories.local-instead': 'En lugar de las asignadas al par',
  'memories.local-choose': 'Elegir una memoria',
  'memories.local-remove': 'Dejar fuera {name}',
  'memories.local-none': 'Todavía no hay ninguna memoria en este equipo.',
  'memories.local-target': 'Sin {language}.',
  'memories.local-source': 'Parte de un idioma distinto del texto: {language}.',
  'memories.local-gone': 'Una memoria que ya no existe',

  'memories.probe-running': 'Preguntando con y sin la memoria',
  'memories.probe-acted': 'Sí. El servicio indica que este texto procede de «{memory}».',
  'memories.probe-changed':
    'Muy probablemente sí. Con «{memory}» la traducción es otra que sin ella; el servicio no dice por qué.',
  'memories.probe-same':
    'No. El servicio indica de dónde procede el texto, y «{memory}» no figura ahí; ambas traducciones son iguales.',
  'memories.probe-not-reported':
    'No se puede saber. Ambas traducciones son iguales, y el servicio no indica qué actuó.',
  'memories.probe-with': 'Con',
  'memories.probe-without': 'Sin',
  'memories.probe-billed':
    '{count, plural, one {# carácter facturado} other {# caracteres facturados}}',
  'memories.probe-unbilled': 'facturación no comunicada',
  'memories.probe-part': 'Se preguntó por el primer párrafo.',
  'memories.probe-close': 'Cerrar la respuesta',
};
