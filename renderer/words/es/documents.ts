import type { documents as en } from '../en/documents.ts';

export const documents: Readonly<Record<keyof typeof en, string>> = {
  'documents.drop':
    '{count, plural, one {Suelte # archivo para traducirlo} other {Suelte # archivos para traducirlos}}',
  'documents.drop.some':
    'Se pueden traducir {count, number} de {all, plural, one {# archivo} other {# archivos}}',
  'documents.drop.none':
    '{all, plural, one {Este archivo es de un tipo imposible de traducir} other {Estos archivos son de tipos imposibles de traducir}}',
  'documents.drop.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg, png y carpetas con estos archivos',

  'documents.settings': 'Idiomas, memoria y opciones de los próximos archivos',
  'documents.options': 'Opciones de los próximos archivos',
  'documents.one-language': '«De» y «A» indican el mismo idioma.',
  'documents.options.files': 'Archivos',
  'documents.watermark': 'Marcar los resultados como traducción automática',
  'documents.watermark.hint': 'Una marca de agua en docx y pdf; los demás tipos no la llevan.',
  'documents.watermark.none':
    'Ninguno de estos archivos es docx o pdf, los únicos tipos que la admiten.',
  'documents.pdf': 'Un pdf se convierte en',
  'documents.pdf.same': 'Un pdf',
  'documents.pdf.docx': 'Un docx, para editar',
  'documents.pdf.hint': 'Un docx conserva el texto y los títulos más que la página exacta.',
  'documents.minify': 'Enviar sin imágenes ni vídeos',
  'documents.minify.hint':
    'De docx y pptx. Permanecen en este equipo y se reponen intactos en su lugar.',

  'documents.choose': 'Elegir archivos',
  'documents.folder': 'Elegir una carpeta',
  'documents.empty': 'Suelte archivos o carpetas en cualquier lugar de esta ventana.',
  'documents.empty.types':
    'docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, jpeg o png. Los resultados van a una sola carpeta, y en ella nunca se sobrescribe nada.',
  'documents.empty.stage': 'No hay ningún documento en este estado.',

  'documents.incoming': 'Archivos para traducir',
  'documents.incoming.checking':
    '{checked, number} de {all, plural, one {# archivo examinado} other {# archivos examinados}}. No se ha enviado nada.',
  'documents.incoming.checked':
    '{fit, plural, =0 {{refused, plural, one {# archivo no se puede traducir} other {# archivos no se pueden traducir}}} one {# archivo se puede traducir{refused, plural, =0 {} other {, # no}}} other {# archivos se pueden traducir{refused, plural, =0 {} other {, # no}}}}.',
  'documents.incoming.cost':
    'Unos {isPartly, select, yes {{count, number} caracteres, más los que no se conocen de antemano} other {{count, plural, one {# carácter} other {# caracteres}}}}.',
  'documents.incoming.minimum':
    'Los archivos docx, pptx, xlsx y pdf cuentan como 50 000 como mínimo cada uno.',
  'documents.incoming.short': 'Más de lo que queda de la cuota ({count, number}).',
  'documents.incoming.cut':
    'Se eligieron más de {most, number} archivos; los demás se dejaron fuera.',
  'documents.incoming.waiting': 'En espera',
  'documents.incoming.reading': 'En examen',
  'documents.incoming.fit':
    '{count, select, none {Se puede traducir} other {Unos {count} caracteres}}',
  'documents.incoming.drop': 'Dejar fuera {name}',
  'documents.incoming.dismiss': 'Dejar fuera todos',
  'documents.incoming.start':
    '{count, plural, =0 {Traducir} one {Traducir # archivo} other {Traducir # archivos}}',
  'documents.incoming.starting': 'Añadiendo…',
  'documents.incoming.group.types':
    '{count, number} de {all, plural, one {# archivo} other {# archivos}} son de otros tipos',
  'documents.incoming.group':
    '{count, number} de {all, plural, one {# archivo} other {# archivos}}: {label}',
  'documents.incoming.reason':
    '{reason, select, wrong_content {el contenido no corresponde al nombre} damaged {dañados} password {protegidos con contraseña} protected {no se permite copiar su texto} size {demasiado grandes} tier {demasiado grandes para esta cuenta} characters {demasiado texto} too_large_inside {demasiado grandes una vez descomprimidos} too_deep {demasiados niveles anidados} entities {con entidades propias} macros {con macros} empty {sin texto} encoding {codificación desconocida} xliff_version {versión de XLIFF no admitida} ditamap {mapas DITA} no_ocr {el texto no se puede leer aquí} same_language {«De» y «A» son el mismo idioma} cancelled {no examinados} other {no se pueden traducir}}',
  'documents.incoming.can': 'Se pueden traducir archivos de estos tipos: {types}.',
  'documents.incoming.nothing': 'No se encontraron archivos.',

  'documents.queue': 'Documentos',
  'documents.queue.verbs': 'Toda la cola',
  'documents.stages': 'Mostrar',
  'documents.stage':
    '{stage, select, all {Todos} waiting {En espera} running {En curso} done {Listos} failed {Fallidos} other {Cancelados}}',
  'documents.billed': '{count, plural, one {# carácter facturado} other {# caracteres facturados}}',
  'documents.pause': 'Pausar',
  'documents.resume': 'Reanudar',
  'documents.paused':
    'La cola está en pausa. Lo que ya se envió todavía se recoge; no se envía nada nuevo.',
  'documents.retry-failed': 'Reintentar los fallidos',
  'documents.cancel-all': 'Cancelar todo',
  'documents.clear': 'Quitar los terminados',
  'documents.report': 'Informe',
  'documents.halted': 'Por el momento no se envía nada.',
  'documents.secrets.store':
    'Los identificadores y claves de los documentos enviados se guardan para poder recogerlos tras un reinicio; el almacén de secretos del sistema los protege.',
  'documents.secrets.key-file':
    'Los identificadores y claves de los documentos enviados se guardan para poder recogerlos tras un reinicio. Este equipo no tiene almacén de secretos, así que los protege un archivo de clave en la carpeta de datos, que solo su cuenta puede leer.',

  'documents.column.name': 'Nombre',
  'documents.column.type': 'Tipo',
  'documents.column.languages': 'Idiomas',
  'documents.column.state': 'Estado',
  'documents.column.cost': 'Caracteres',
  'documents.column.verbs': 'Acciones',
  'documents.languages': '{source, select, none {¿?} other {{source}}} → {target}',
  'documents.languages.full':
    '{source, select, none {Idioma detectado} other {{source}}} a {target}',

  'documents.state':
    '{state, select, queued {En espera} uploading {Enviando} translating {Traduciendo} downloading {Recogiendo el resultado} done {Listo} cancelled {Cancelado} other {Fallido}}{percent, select, none {} other { {percent} %}}',
  'documents.state.done':
    'Listo{seconds, select, none {} other { en {time}}}{notes, plural, =0 {} one {, # nota} other {, # notas}}',
  'documents.state.retry': 'Nuevo intento en {time}',
  'documents.time': '{minutes, plural, =0 {} other {{minutes, number} min }}{seconds, number} s',
  'documents.progress': 'Progreso de {name}',
  'documents.cost.full':
    '{isBilled, select, yes {{count, plural, one {# carácter facturado} other {# caracteres facturados}}} other {unos {count, plural, one {# carácter} other {# caracteres}}}}',

  'documents.open': 'Abrir {name}',
  'documents.show': 'Mostrar {name} en su carpeta',
  'documents.preview': 'Comparar {name} en paralelo',
  'documents.retry': 'Reintentar {name}',
  'documents.cancel': 'Cancelar {name}',
  'documents.remove': 'Quitar {name} de la lista',
  'documents.expand': 'Detalles de {name}',

  'documents.fact.service': 'Servicio',
  'documents.fact.size': 'Tamaño',
  'documents.fact.folder': 'Carpeta',
  'documents.fact.memory': 'Memoria',
  'documents.fact.memory-of': '{name}, a partir del {threshold, number} %',
  'documents.fact.glossaries': 'Glosarios',
  'documents.fact.style': 'Regla de estilo',
  'documents.fact.result': 'Resultado',
  'documents.fact.tag': 'Etiqueta de informe',
  'documents.fact.options': 'Opciones',
  'documents.option.formality':
    '{formality, select, more {más formal} less {menos formal} prefer_more {más formal si es posible} other {menos formal si es posible}}',
  'documents.option.watermark': 'marca de agua',
  'documents.option.docx': 'se convierte en docx',
  'documents.option.minify': 'enviado sin imágenes',
  'documents.maybe-sent':
    'Dragoman se cerró durante el envío, así que puede haberse enviado dos veces. Solo se factura lo que se recoge.',
  'documents.notes': 'Qué revisar',
  'documents.note': 'Observado al leer o al escribir: {code}.',
  'documents.note.tags-moved':
    'El formato dentro de una frase se ha puesto en sus extremos, porque la traducción había perdido su lugar.',
  'documents.note.formula-words-kept':
    'Las palabras dentro de las fórmulas se han dejado como están.',
  'documents.note.reencoded':
    'A la codificación anterior le faltan letras de la traducción, por lo que el resultado está en UTF-8.',
  'documents.note.picture-read':
    'El texto se leyó de la imagen, donde puede haber letras confundidas. Revise nombres y números.',
  'documents.note.scan-read':
    'El texto se leyó de una página escaneada, donde puede haber letras confundidas. Revise nombres y números.',
  'documents.note.read-as-other-language':
    'La imagen se leyó sin los datos de su idioma, así que las letras con signos pueden estar mal. Instale ese idioma para tesseract.',
  'documents.note.no-font':
    'Ninguna fuente de este equipo tiene las letras del idioma de destino, por lo que el texto se entregó como docx.',
  'documents.note.letters-missing':
    'A las fuentes de este equipo les faltan letras de la traducción; no aparecen en el resultado.',
  'documents.note.text-overflows': 'La traducción es más larga que el espacio disponible.',
  'documents.notes.count': '({count, plural, one {# lugar} other {# lugares}})',
  'documents.note.text-without-font':
    'Ninguna fuente de este equipo puede mostrar aquí la traducción, por lo que se conservó el texto original.',
  'documents.note.text-set-small':
    'La traducción supera el espacio disponible, por lo que se compuso a menos del 80 % del tamaño original.',
  'documents.note.text-too-long-kept':
    'La traducción no cabe aquí ni siquiera en letra pequeña, por lo que se conservó el texto original.',
  'documents.note.symbols-kept': 'Los símbolos y logotipos se dejaron sin cambios.',
  'documents.note.barcodes-kept': 'Los códigos de barras se dejaron sin cambios.',
  'documents.note.text-hardly-seen':
    'La traducción tiene casi el color de lo que hay detrás o se sale de la página.',
  'documents.note.picture-details-lost':
    'Lo que acompañaba a la imagen, como el lugar y la cámara, no está en el resultado.',
  'documents.note.animation-lost': 'Solo se tradujo la primera imagen de la animación.',
  'documents.note.pdf-as-docx':
    'Un pdf dice dónde están las letras, no qué es un párrafo o una tabla; por eso el docx se lee igual, pero no tiene el mismo aspecto.',
  'documents.note.pdf-set-anew':
    'El texto se compuso de nuevo en el lugar del anterior; fuentes, tamaños y saltos de línea pueden variar.',
  'documents.note.comments-kept': 'Los comentarios se han dejado como están, sin traducir.',
  'documents.note.comments-lost': 'Los comentarios no están en el docx.',
  'documents.note.drawings-lost': 'Las líneas y los dibujos no están en el docx.',
  'documents.note.reading-structure-lost':
    'Las marcas para lectores de pantalla, como los títulos y el orden de lectura, no corresponden al texto nuevo y se han quitado.',
  'documents.note.scan-kept':
    'Una página escaneada se ha dejado como está: aquí no se pudo leer su texto.',
  'documents.note.form-fields-kept':
    'Los campos de formulario se han dejado como están, sin traducir.',
  'documents.note.properties-kept':
    'Las propiedades del documento (título, asunto, palabras clave, comentarios) se han dejado como están.',
  'documents.note.sheet-names-kept':
    'Los nombres de hojas que usan fórmulas, vínculos, gráficos o tablas dinámicas se han dejado como están.',
  'documents.note.form-fields-lost': 'Los campos de formulario no están en el docx.',
  'documents.note.links-kept-in-place':
    'Los enlaces siguen donde estaban en la página, aunque las palabras de alrededor pueden haberse movido.',
  'documents.note.links-lost': 'Los enlaces no están en el docx.',
  'documents.note.text-not-translated': 'Se ha dejado en el idioma de origen.',
  'documents.note.translation-too-long': 'Más larga de lo que permite aquí el formato.',
  'documents.note.page-kept': 'Una página no se pudo leer y se ha dejado como está.',
  'documents.note.vertical-text-kept': 'El texto vertical se ha dejado como está.',
  'documents.note.signature-lost':
    'El documento estaba firmado; un documento modificado no puede conservar su firma.',
  'documents.note.protection-lost': 'La protección del original no está en el resultado.',

  'documents.said.ended':
    '{open, plural, =0 {Todos los documentos han terminado: {done, number} con éxito, {failed, number} con errores.} other {{failed, plural, one {# documento ha fallado.} other {# documentos han fallado.}}}}',

  'documents.preview.title': 'En paralelo',
  'documents.preview.texts': 'Original y traducción',
  'documents.preview.back': 'Volver a la lista',
  'documents.preview.page': 'Página {number, number} de {count, number}',
  'documents.preview.pages': 'Páginas del original y de la traducción',
  'documents.preview.source': 'Original',
  'documents.preview.target': 'Traducción',
  'documents.preview.reading': 'Cargando ambos textos…',
  'documents.preview.cut': 'Solo se muestra el comienzo de este documento largo.',
  'documents.preview.empty': 'No hay texto que mostrar.',
};
