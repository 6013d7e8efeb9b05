import type { glossaries as en } from '../en/glossaries.ts';

export const glossaries: Readonly<Record<keyof typeof en, string>> = {
  'glossaries.title': 'Glosarios',
  'glossaries.about':
    'Un glosario indica cómo deben traducirse las palabras: nombres de productos, términos de contratos, vocabulario de la casa. Tiene un diccionario para cada par de idiomas, y una traducción usa hasta cinco glosarios.',
  'glossaries.loading': 'Cargando sus glosarios…',
  'glossaries.list': 'Sus glosarios',
  'glossaries.none': 'Todavía no hay ningún glosario. Cree uno o importe un archivo de términos.',
  'glossaries.none-found': 'Ningún glosario se llama «{query}».',
  'glossaries.search': 'Buscar glosarios',
  'glossaries.facts':
    '{dictionaries, plural, =0 {Ningún diccionario} one {{pairs}} other {# diccionarios}} · {entries, plural, one {# entrada} other {# entradas}}',
  'glossaries.unsaved': 'Sin guardar',
  'glossaries.unsaved-list':
    '{count, plural, one {Hay cambios en «{names}»} other {Hay cambios en {names}}} todavía sin guardar. Permanecen mientras usa otras pantallas y se pierden al salir de Dragoman.',
  'glossaries.unsaved-here':
    'Todavía sin guardar. Los cambios permanecen mientras usa otras pantallas y se pierden al salir de Dragoman.',
  'glossaries.account': 'Glosarios de la cuenta',
  'glossaries.account.words': '{count, number} de {max, number}',

  'glossaries.new': 'Nuevo glosario',
  'glossaries.name': 'Nombre',
  'glossaries.name.fault':
    '{fault, select, empty {Introduzca un nombre.} control_character {El nombre contiene un carácter invisible, una tabulación o un fin de línea. Escríbalo de nuevo.} other {El nombre es demasiado largo: {count, number} de {max, number} bytes. Las letras fuera de la A a la Z ocupan de 2 a 4 bytes cada una.}}',
  'glossaries.source': 'De',
  'glossaries.target': 'A',
  'glossaries.same-language': 'Un diccionario necesita dos idiomas distintos.',
  'glossaries.pair': '{source} a {target}',
  'glossaries.first-term': 'Primer término',
  'glossaries.first-translation': 'Su traducción',
  'glossaries.first-hint': 'El servicio no conserva diccionarios sin entradas.',
  'glossaries.create': 'Crear',
  'glossaries.creating': 'Creando…',
  'glossaries.first': 'Mis términos',
  'glossaries.full':
    'La cuenta tiene {max, number} glosarios, el máximo permitido. Elimine uno primero.',
  'glossaries.cancel': 'Cancelar',
  'glossaries.close': 'Cerrar',
  'glossaries.rename': 'Cambiar el nombre del glosario',
  'glossaries.rename.keep': 'Guardar el nombre',
  'glossaries.renaming': 'Guardando…',

  'glossaries.delete': 'Eliminar el glosario',
  'glossaries.delete.sure': '¿Eliminar «{name}»?',
  'glossaries.delete.about':
    '{dictionaries, plural, =0 {No tiene ningún diccionario.} one {Su diccionario con {entries, plural, one {# entrada} other {# entradas}} se elimina del servicio, para todos los que usan la cuenta.} other {Sus # diccionarios con {entries, plural, one {# entrada} other {# entradas}} en total se eliminan del servicio, para todos los que usan la cuenta.}} Esta acción no se puede deshacer. Para conservar las entradas, exporte antes el glosario.',
  'glossaries.delete.uncounted':
    'Sus entradas se eliminan del servicio, para todos los que usan la cuenta. Esta acción no se puede deshacer.',
  'glossaries.delete.confirm': 'Eliminar el glosario',
  'glossaries.delete.keep': 'Conservarlo',
  'glossaries.deleted': '«{name}» se ha eliminado.',
  'glossaries.delete-pair': 'Eliminar el diccionario de {pair}',
  'glossaries.delete-pair.sure': '¿Eliminar el diccionario de {pair} de «{name}»?',
  'glossaries.delete-pair.about':
    '{entries, plural, =0 {No tiene entradas en el servicio.} one {Su entrada se elimina del servicio, para todos los que usan la cuenta.} other {Sus # entradas se eliminan del servicio, para todos los que usan la cuenta.}} Esta acción no se puede deshacer.',
  'glossaries.delete-pair.last':
    'Es el último diccionario de «{name}». Sin él, el glosario queda en la lista como un recipiente vacío que ninguna traducción puede usar, hasta que reciba otro diccionario. Para deshacerse de él por completo, elimine el glosario.',
  'glossaries.delete-pair.confirm': 'Eliminar el diccionario',

  'glossaries.dictionaries': 'Diccionarios de «{name}»',
  'glossaries.dictionary': '{source} → {target}',
  'glossaries.entries': '{count, plural, one {# entrada} other {# entradas}}',
  'glossaries.no-dictionary':
    '«{name}» no tiene diccionario, así que ninguna traducción puede usarlo. Añada un par de idiomas o importe un archivo.',
  'glossaries.add-pair': 'Añadir un par',
  'glossaries.add-pair.title': 'Añadir un par de idiomas',
  'glossaries.add-pair.confirm': 'Añadir el par',
  'glossaries.add-pair.there': 'El glosario ya tiene este par.',
  'glossaries.reading': 'Cargando las entradas…',

  'glossaries.grid': 'Entradas, {pair}',
  'glossaries.grid.hint':
    'Las flechas mueven, teclear o Intro escribe, F2 modifica, Tab pasa a la celda siguiente, Esc deja la celda como estaba. Supr vacía las celdas elegidas. Se pueden pegar bloques de una hoja de cálculo.',
  'glossaries.grid.line': 'Línea',
  'glossaries.grid.problem': 'Problema',
  'glossaries.grid.new': 'Nueva entrada',
  'glossaries.grid.sorted':
    '{direction, select, ascending {de la A a la Z} descending {de la Z a la A} other {}}',
  'glossaries.grid.edit': '{language}, línea {line, number}',
  'glossaries.grid.edit-new': '{language}, nueva entrada',
  'glossaries.search-entries': 'Buscar entradas',
  'glossaries.problems':
    '{count, plural, =0 {Ningún problema} one {# problema} other {# problemas}}',
  'glossaries.problems.only': 'Mostrar solo los problemas',
  'glossaries.add-entry': 'Añadir una entrada',
  'glossaries.remove-entries':
    '{count, plural, one {Eliminar la entrada} other {Eliminar # entradas}}',
  'glossaries.undo': 'Deshacer',
  'glossaries.redo': 'Rehacer',
  'glossaries.shown': '{shown, number} de {count, plural, one {# entrada} other {# entradas}}',
  'glossaries.place': 'Línea {line, number}, {language}',
  'glossaries.place-new': 'Nueva entrada, {language}',
  'glossaries.bytes-of-cell': '{count, number} de {max, number} bytes',
  'glossaries.flaw':
    '{problem, select, empty {vacío} duplicate {duplicado de la línea {line, number}} control_character {carácter invisible} too_long {más de {max, number} bytes} outer_space {espacio al principio o al final} other {}}',
  'glossaries.flaw-of': '{language}: {flaw}',
  'glossaries.size': 'Tamaño del glosario',
  'glossaries.size.words':
    '{size} de {max}{unread, plural, =0 {} one {, sin # diccionario que no se leyó} other {, sin # diccionarios que no se leyeron}}',

  'glossaries.save': 'Guardar…',
  'glossaries.save.send': '{mode, select, replace {Reemplazar} other {Combinar}}',
  'glossaries.save.title': 'Guardar {pair} de «{name}»',
  'glossaries.save.title-new': 'Añadir {pair} a «{name}»',
  'glossaries.save.add': 'Añadir el diccionario',
  'glossaries.save.how': 'Cómo guardar',
  'glossaries.save.replace': 'Reemplazar',
  'glossaries.save.merge': 'Combinar',
  'glossaries.save.replace.about': 'El diccionario del servicio pasa a ser este: {counts}.',
  'glossaries.save.merge.about':
    'Estas entradas se suman a las del servicio; no se quita nada: {counts}.',
  'glossaries.save.new':
    'El servicio recibe un nuevo diccionario con {count, plural, one {# entrada} other {# entradas}}.',
  'glossaries.save.counting': 'Comparando con el servicio…',
  'glossaries.save.nothing': 'De este modo no cambiaría nada en el servicio.',
  'glossaries.counts':
    '{added, plural, =0 {ninguna añadida} one {# añadida} other {# añadidas}}, {changed, plural, =0 {ninguna modificada} one {# modificada} other {# modificadas}}, {removed, plural, =0 {ninguna quitada} one {# quitada} other {# quitadas}}, {same, plural, =0 {ninguna igual} one {# igual} other {# iguales}}',
  'glossaries.save.stays':
    '{count, plural, one {# entrada que eliminó aquí permanece en el servicio.} other {# entradas que eliminó aquí permanecen en el servicio.}}',
  'glossaries.saving': 'Enviando…',
  'glossaries.saved': 'Guardado: {counts}.',
  'glossaries.discard': 'Descartar los cambios',
  'glossaries.discarded': 'Se han descartado sus cambios.',
  'glossaries.obstacle':
    '{obstacle, select, unchanged {Nada que guardar.} problems {Corrija primero las entradas marcadas.} empty {Un diccionario necesita al menos una entrada. Para deshacerse de él, elimine el diccionario.} too_large {El glosario supera {max}, el máximo que admite el servicio. Elimine entradas o ponga un diccionario en un glosario propio.} other {}}',

  'glossaries.import': 'Importar',
  'glossaries.import.drop': 'Suelte un archivo TSV, CSV, XLSX o TBX para ver sus términos',
  'glossaries.import.title': 'Importar {file}',
  'glossaries.import.reading': 'Leyendo el archivo…',
  'glossaries.import.format':
    '{format, select, tsv {Texto separado por tabulaciones} csv {CSV de dos columnas} csv_pairs {CSV con los idiomas en cada línea} xlsx {Libro de Excel} tbx {TBX} other {}}, {encoding}',
  'glossaries.import.facts':
    '{dictionaries, plural, =0 {Ningún diccionario} one {# diccionario} other {# diccionarios}}, {entries, plural, one {# entrada} other {# entradas}}. Todavía no se ha enviado nada.',
  'glossaries.import.languages': 'El archivo no dice en qué idiomas está. Elíjalos:',
  'glossaries.import.into': 'Importar en',
  'glossaries.import.into-new': 'Un glosario nuevo',
  'glossaries.import.into-one': 'Un glosario existente',
  'glossaries.import.glossary': 'Glosario',
  'glossaries.import.mode': 'Cómo importar {pair}',
  'glossaries.import.mode.add': 'Añadir',
  'glossaries.import.mode.leave': 'Dejar fuera',
  'glossaries.import.new': 'un diccionario nuevo',
  'glossaries.import.left': 'se deja fuera',
  'glossaries.import.empty': 'no tiene ninguna entrada que se pueda enviar',
  'glossaries.import.sent': 'enviado',
  'glossaries.import.unsaved':
    'Usted tiene cambios propios en este diccionario. Permanecen, sin guardar.',
  'glossaries.import.bad':
    '{count, plural, one {# línea se deja fuera} other {# líneas se dejan fuera}}',
  'glossaries.import.bad-line': 'Línea {line, number}',
  'glossaries.import.problem':
    '{problem, select, empty {Falta un texto.} duplicate {El mismo original está más arriba.} control_character {Contiene un carácter invisible.} too_long {Un texto supera los {max, number} bytes.} outer_space {Hay un espacio al principio o al final.} columns {No tiene el número correcto de columnas.} language {Los glosarios no admiten su idioma.} quotes {Falta cerrar unas comillas.} same_language {Ambos idiomas son el mismo.} other {No se puede leer.}}',
  'glossaries.import.send':
    '{count, plural, =0 {Nada que importar} one {Importar # entrada} other {Importar # entradas}}',
  'glossaries.import.sending': 'Enviando…',
  'glossaries.imported':
    '{entries, plural, one {Se ha importado # entrada} other {Se han importado # entradas}} en «{name}».',

  'glossaries.export': 'Exportar',
  'glossaries.export.as': 'Exportar las entradas',
  'glossaries.export.pair': 'Este diccionario, {pair}',
  'glossaries.export.whole': 'Todo el glosario',
  'glossaries.export.saved':
    'El archivo contiene lo que tiene el servicio. Los cambios sin guardar no están en él.',
  'glossaries.export.format':
    '{format, select, tsv {TSV} csv {CSV} csv_pairs {CSV con idiomas} xlsx {Libro de Excel} tbx {TBX} other {}}',

  'conflicts.title':
    '{count, plural, one {# término tiene traducciones distintas} other {# términos tienen traducciones distintas}}',
  'conflicts.rule': 'Prevalece el primer glosario.',
  'conflicts.term': '«{term}»: {choices}',
  'conflicts.choice': '«{target}» en {name}',
  'conflicts.wins': '«{target}» en {name} (prevalece)',
  'conflicts.more': 'y {count, plural, one {# más} other {# más}}',
  'conflicts.missing': 'No hay nada para {pair} en {names}; no se envía con ese par.',

  'marks.line': 'Términos',
  'marks.show': 'Mostrar los términos',
  'marks.asking': 'Buscando términos…',
  'marks.none': 'En el texto no hay ningún término de los glosarios elegidos.',
  'marks.counts':
    '{used, plural, =0 {} one {# usado} other {# usados}}{used, plural, =0 {} other {{inflected, plural, =0 {} other { · }}}}{inflected, plural, =0 {} one {# en otra forma} other {# en otra forma}}{missed, plural, =0 {} other {{found, plural, =0 {} other { · }}{missed, plural, one {# omitido} other {# omitidos}}}}',
  'marks.found': '{count, plural, one {# término en el texto} other {# términos en el texto}}',
  'marks.list': 'Los términos y qué ha sido de ellos',
  'marks.outcome':
    '{outcome, select, used {usado} inflected {usado en otra forma} missed {omitido} other {en el texto}}',
  'marks.from': 'en {glossary}',
  'marks.times': '{count, number} veces',
  'marks.go': 'Mostrar «{term}» en el origen',
  'marks.hint':
    'Si una palabra es otra forma de la deseada se deduce de su terminación: es una pista para la vista, no un juicio.',

  'add-term.title': 'Añadir un término',
  'add-term.term': 'Término en {language}',
  'add-term.translation': 'Traducción en {language}',
  'add-term.glossary': 'Glosario',
  'add-term.glossary-new': 'Se crea para él un glosario nuevo, «{name}».',
  'add-term.pair-new': 'El glosario recibe un diccionario nuevo de {pair}.',
  'add-term.send': 'Añadir',
  'add-term.sending': 'Añadiendo…',
  'add-term.added':
    '{before, select, none {«{term}» → «{translation}» se ha añadido a «{name}».} other {«{term}» → «{translation}» está ahora en «{name}», en lugar de «{old}».}}',
  'add-term.undo': 'Deshacer',
  'add-term.undoing': 'Deshaciendo…',
  'add-term.from-line': 'Añadir un término…',
};
