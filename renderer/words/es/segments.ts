import type { segments as en } from '../en/segments.ts';

export const segments: Readonly<Record<keyof typeof en, string>> = {
  'segments.title': 'Segmentos',
  'segments.projects': 'Proyectos',
  'segments.projects.loading': 'Cargando los proyectos…',
  'segments.projects.none':
    'El editor todavía está vacío. Abra un texto, un archivo o un documento de la cola: se divide en frases, que usted traduce una a una junto a lo que contienen sus memorias.',
  'segments.project.pair': '{source} → {target}',
  'segments.project.confirmed': '{confirmed, number} de {all, number} confirmados',
  'segments.project.opened': 'abierto: {day}',
  'segments.project.text': 'texto',
  'segments.project.remove': 'Quitar {name} del editor',
  'segments.project.remove.about':
    'Se eliminan sus segmentos y lo que se tradujo aquí. Lo confirmado permanece en la memoria.',
  'segments.project.remove.do': 'Quitar',
  'segments.project.keep': 'Conservarlo',

  'segments.new': 'Abrir en el editor',
  'segments.from': 'De',
  'segments.to': 'A',
  'segments.choose-language': 'Elegir un idioma',
  'segments.one-language': '«De» y «A» indican el mismo idioma.',
  'segments.no-language': 'Elija primero ambos idiomas.',
  'segments.new.kind': 'Qué',
  'segments.new.text': 'Texto',
  'segments.new.file': 'Archivo',
  'segments.new.document': 'De la cola',
  'segments.new.name': 'Nombre',
  'segments.new.name-default': 'Texto del {day}',
  'segments.new.words': 'Texto',
  'segments.new.words-placeholder': 'Escriba o pegue un texto',
  'segments.new.open': 'Abrir',
  'segments.new.opening': 'Abriendo…',
  'segments.new.choose': 'Elegir un archivo',
  'segments.new.file-about': 'O suelte uno aquí. docx, pptx, xlsx, pdf, html, xliff, srt y otros.',
  'segments.new.drop': 'Suelte el archivo para abrirlo en el editor',
  'segments.new.queue': 'Documento',
  'segments.new.queue-choose': 'Elegir un documento',
  'segments.new.queue-none': 'La cola no contiene documentos.',
  'segments.new.queue-about': 'Se abre su original; la cola sigue como está.',

  'segments.back': 'Todos los proyectos',
  'segments.progress': 'Segmentos confirmados',
  'segments.export': 'Exportar',
  'segments.filter': 'Mostrar',
  'segments.filter.all': 'Todos',
  'segments.filter.unconfirmed': 'Sin confirmar',
  'segments.filter.findings': 'Con incidencias',
  'segments.search': 'Buscar en los segmentos',
  'segments.search.clear': 'Borrar la búsqueda',
  'segments.found':
    '{total, plural, =0 {Ningún segmento coincide} one {# segmento} other {# segmentos}}',
  'segments.fill': 'Rellenar con las memorias',
  'segments.fill.service': 'Rellenar con el servicio',
  'segments.fill.counting': 'Contando lo que está vacío…',
  'segments.fill.cost':
    '{count, plural, =0 {Ningún segmento está vacío.} one {Se envía # carácter como máximo.} other {Se envían # caracteres como máximo.}}',
  'segments.fill.cost.about':
    'Las coincidencias a partir del {threshold, number} % proceden de sus memorias y no cuestan nada; solo se envía el resto.',
  'segments.fill.left': 'Quedan {count, number} de la cuota.',
  'segments.fill.do': 'Rellenar ahora',
  'segments.fill.cancel': 'Cancelar',
  'segments.filling': 'Rellenando: {done, number} de {all, number} segmentos',
  'segments.filling.stop': 'Detener',
  'segments.saved':
    '{segments, plural, =0 {No se rellenó ningún segmento con las memorias} one {Se rellenó # segmento con las memorias} other {Se rellenaron # segmentos con las memorias}}{characters, plural, =0 {} one {, lo que ahorró # carácter} other {, lo que ahorró # caracteres}}.{sent, plural, =0 { No se envió nada.} one { Se envió # carácter.} other { Se enviaron # caracteres.}}',
  'segments.close-notice': 'Cerrar',

  'segments.grid': 'Segmentos de {name}',
  'segments.column.number': 'N.º',
  'segments.column.status': 'Estado',
  'segments.loading': 'Cargando…',
  'segments.none':
    '{filter, select, all {Ningún segmento contiene lo que busca.} unconfirmed {No queda ningún segmento por confirmar.} other {No se encontró ninguna incidencia.}}',
  'segments.status':
    '{status, select, empty {Vacío} draft {Borrador} translated {Relleno} other {Confirmado}}',
  'segments.repeats': '{count, plural, one {# vez} other {# veces}}',
  'segments.repeats.full':
    'Este texto de origen está aquí {count, plural, one {una vez} other {# veces}}',
  'segments.target-of': 'Traducción del segmento {number}',
  'segments.origin':
    '{kind, select, typed {Escrito} source_copy {Copia del origen} memory_exact {Memoria {percent} %} memory_fuzzy {Memoria {percent} %} engine {Servicio} pseudo {Pseudotraducción} cache {Caché} propagated {Propagado} not_reported {Servicio, no comunicado} other {}}',
  'segments.confirm': 'Confirmar',
  'segments.unsaved': 'Todavía sin guardar',

  'segments.tag': 'Etiqueta {name}',
  'segments.tag.state':
    '{state, select, missing {falta} surplus {sobra} unpaired {sin cerrar} other {presente}}',
  'segments.tag.open': 'abre la etiqueta {name}',
  'segments.tag.close': 'cierra la etiqueta {name}',
  'segments.tag.alone': 'etiqueta {name}',
  'segments.tags': 'Etiquetas',

  'segments.pane': 'Junto al texto',
  'segments.pane.matches': 'Coincidencias',
  'segments.pane.concordance': 'Concordancias',
  'segments.pane.findings': 'Incidencias',
  'segments.pane.analysis': 'Análisis',
  'segments.pane.settings': 'Ajustes',

  'segments.matches.none':
    'Ninguna memoria tiene una coincidencia a partir del {threshold, number} %.',
  'segments.matches.no-memory':
    'No se consulta ninguna memoria para este par. Asigne una en la pantalla Memorias o elija una en «Ajustes».',
  'segments.matches.looking': 'Buscando…',
  'segments.percent': '{percent, number} %',
  'segments.match': 'Coincidencia {place}: {percent} %',
  'segments.match.best': 'Mejor coincidencia, {percent} %: {shortcut} la inserta',
  'segments.match.insert': 'Insertar',
  'segments.match.insert-named': 'Insertar la coincidencia {place}',
  'segments.match.context':
    '{context, select, both {mismo texto antes y después} previous {mismo texto antes} other {mismo texto después}}',
  'segments.match.identical': 'Las mismas palabras en todo el texto',
  'segments.match.base': 'palabras {percent, number} %',
  'segments.penalty':
    '{kind, select, numbers {números} tags {etiquetas} case {mayúsculas} punctuation {puntuación} spacing {espacios} variant {variante} alignment {alineación} other {{kind}}} −{percent, number}',
  'segments.alarm':
    '{alarm, select, number {Otros números: revíselos} placeables {Otras etiquetas o variables: revíselas} opposites {Significado opuesto: compare las palabras} other {Hay una negación en un solo lado}}',
  'segments.deleted': 'eliminado:',
  'segments.inserted': 'insertado:',
  'segments.change-end': 'fin del cambio',

  'segments.concordance.words': 'Palabras',
  'segments.concordance.side': 'En',
  'segments.concordance.source': 'Origen',
  'segments.concordance.target': 'Destino',
  'segments.concordance.mode': 'Búsqueda',
  'segments.concordance.exact': 'Exacta',
  'segments.concordance.fuzzy': 'Aproximada',
  'segments.concordance.about':
    'Seleccione palabras en un origen o un destino y pulse {shortcut}, o escríbalas aquí.',
  'segments.concordance.total':
    '{total, plural, =0 {No está en las memorias.} one {# lugar} other {# lugares}}',
  'segments.concordance.shown': '{total, number} lugares, se muestran los {shown, number} primeros',
  'segments.concordance.found': 'encontrado:',

  'segments.findings.none': 'No se encontró ninguna incidencia.',
  'segments.findings.count': '{count, plural, one {# incidencia} other {# incidencias}}',
  'segments.findings.again': 'Revisar de nuevo',
  'segments.finding':
    '{kind, select, tags {Etiqueta distinta: {what}} numbers {Número distinto: {what}} term {Término sin usar: {what}} length {Mucho más largo o más corto que su origen} double_space {Espacio doble} outer_space {Espacio distinto al principio o al final} untranslated {Igual que el origen} empty {Vacío} same_source_differs {El mismo origen tiene otras traducciones} punctuation {Puntuación distinta: {what}} negation {Hay una negación en un solo lado{what, select, none {} other {: {what}}}} other {{what}}}',
  'segments.finding.line': 'Segmento {number}',

  'segments.analysis.band': 'Coincidencia',
  'segments.analysis.segments': 'Segmentos',
  'segments.analysis.words': 'Palabras',
  'segments.analysis.characters': 'Caracteres',
  'segments.analysis.name':
    '{band, select, repeat {Repeticiones} b101 {100 % en contexto} b100 {100 %} b95_99 {95–99 %} b85_94 {85–94 %} b75_84 {75–84 %} b50_74 {50–74 %} other {Nuevos}}',
  'segments.analysis.total': 'Total',
  'segments.analysis.csv': 'Guardar como CSV',
  'segments.analysis.working': 'Comparando cada segmento con las memorias…',
  'segments.analysis.before':
    'Muestra las memorias antes de este proyecto: {count, plural, one {no cuenta # entrada confirmada aquí} other {no cuentan # entradas confirmadas aquí}}.',
  'segments.analysis.about':
    'Cada segmento según su mejor coincidencia en las memorias. Las repeticiones son los orígenes iguales después del primero.',

  'segments.settings.into': 'Guardar los pares confirmados en',
  'segments.settings.into-none': 'Ninguna memoria',
  'segments.settings.into-hint':
    '{stored, select, yes {Cada par confirmado se guarda ahí de inmediato.} other {Los pares confirmados permanecen solo en este proyecto.}}',
  'segments.settings.asked': 'Memorias que se consultan',
  'segments.settings.assigned': 'Las asignadas al par',
  'segments.settings.chosen': 'Elegidas aquí',
  'segments.settings.units': '{count, plural, one {# unidad} other {# unidades}}',
  'segments.settings.no-memories':
    'Ninguna memoria local sirve para este par. Cree o importe una en la pantalla Memorias.',
  'segments.settings.threshold': 'Umbral de coincidencia',
  'segments.settings.glossaries': 'Glosarios',

  'segments.said':
    '{kind, select, confirmed {Confirmado.} all_confirmed {Confirmado. Todos los segmentos están confirmados.} empty_target {No hay nada que confirmar: la traducción está vacía.} nothing_selected {Seleccione primero palabras en un origen o un destino.} no_match {No hay coincidencia {key}.} no_tag {El origen no tiene la etiqueta {key}.} undone {{number, select, none {No hay nada que deshacer.} other {Deshecho, segmento {number}.}}} redone {{number, select, none {No hay nada que rehacer.} other {Rehecho, segmento {number}.}}} other {}}',
  'segments.said.exported':
    '«{name}» está en la carpeta de resultados.{unconfirmed, plural, =0 {} one { # segmento no está confirmado y aparece en él con su texto de origen.} other { # segmentos no están confirmados y aparecen en él con su texto de origen.}}',
  'segments.said.propagated':
    'Confirmado y copiado a {count, plural, one {# segmento igual} other {# segmentos iguales}}.',
  'segments.undo': 'Deshacer',
};
