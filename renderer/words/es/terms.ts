import type { terms as en } from '../en/terms.ts';

export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'Términos orales',
  'terms.about':
    'Nombres y palabras que el reconocimiento de voz debe conocer: personas, productos, abreviaturas. Una sesión de voz usa una colección y, de ella, la lista del idioma que se habla.',
  'terms.loading': 'Cargando sus términos orales…',

  'terms.collections': 'Colecciones',
  'terms.collections.none':
    'Todavía no hay ninguna colección. Cree una para un grupo, un cliente o un tema.',
  'terms.collection.facts':
    '{lists, plural, =0 {Sin términos todavía} other {{languages}: {count, plural, one {# término} other {# términos}}}}',
  'terms.unsaved': 'Sin guardar',
  'terms.new': 'Nueva colección',
  'terms.name': 'Nombre',
  'terms.name.new': 'Nombre de la nueva colección',
  'terms.name.length': 'Longitud del nombre',
  'terms.name.bytes': '{count, number} de {max, number} bytes',
  'terms.name.fault':
    '{fault, select, empty {Introduzca un nombre.} control {El nombre contiene un carácter invisible, una tabulación o un fin de línea. Escríbalo de nuevo.} other {El nombre es demasiado largo: {count, number} de {max, number} bytes. Las letras fuera de la A a la Z ocupan de 2 a 4 bytes cada una.}}',
  'terms.create': 'Crear',
  'terms.creating': 'Creando…',
  'terms.rename': 'Cambiar nombre',
  'terms.rename.keep': 'Guardar el nombre',
  'terms.renaming': 'Guardando…',
  'terms.cancel': 'Cancelar',
  'terms.first-collection': 'Mis términos',

  'terms.delete': 'Eliminar la colección',
  'terms.delete.sure': '¿Eliminar «{name}»?',
  'terms.delete.about':
    '{count, plural, =0 {No tiene términos.} one {Su # término se elimina del servicio, para todos los que usan la cuenta.} other {Sus # términos se eliminan del servicio, para todos los que usan la cuenta.}} Las sesiones de voz en curso continúan con ella. Puede deshacerlo hasta que elimine otra cosa o salga del programa.',
  'terms.delete.uncounted':
    'Sus términos se eliminan del servicio, para todos los que usan la cuenta. Puede deshacerlo hasta que elimine otra cosa o salga del programa.',
  'terms.delete.confirm': 'Eliminar',
  'terms.delete.cancel': 'Conservarla',
  'terms.delete-list': 'Eliminar la lista en {language}',
  'terms.delete-list.sure': '¿Eliminar la lista en {language} de «{name}»?',
  'terms.deleted': '«{name}» se ha eliminado.',
  'terms.deleted-list': 'La lista en {language} de «{name}» se ha eliminado.',
  'terms.undo': 'Deshacer',
  'terms.close': 'Cerrar',

  'terms.languages': 'Idiomas de «{name}»',
  'terms.add-language': 'Añadir un idioma',
  'terms.no-language':
    '«{name}» todavía no tiene ninguna lista. Añada el idioma que se habla; cada idioma tiene su propia lista.',

  'terms.list': 'Términos en {language}, uno por línea',
  'terms.list.reading': 'Cargando la lista…',
  'terms.list.placeholder': 'Un término por línea',
  'terms.meter': 'Longitud de la lista',
  'terms.meter.words':
    '{count, number} de {max, number} caracteres{over, plural, =0 {} one {, sobra #} other {, sobran #}}',
  'terms.line': 'Línea {line, number}:',
  'terms.fault':
    '{fault, select, empty {línea vacía} duplicate {ya está más arriba} control {tabulación o letra invisible} other {espacio al principio o al final}}',
  'terms.faults':
    '{count, plural, =0 {} one {# línea incumple una regla del servicio.} other {# líneas incumplen una regla del servicio.}}',
  'terms.faults.show': 'Mostrar la primera',
  'terms.tidy': 'Limpiar',
  'terms.tidy.about':
    'Quita las líneas vacías, los espacios alrededor de los términos y los términos que aparecen dos veces.',

  'terms.changes': 'Lo que cambia al guardar',
  'terms.mode': 'Cómo guardar',
  'terms.mode.replace': 'Reemplazar',
  'terms.mode.replace.about': 'La lista del servicio pasa a ser esta.',
  'terms.mode.merge': 'Combinar',
  'terms.mode.merge.about': 'Se añaden los términos nuevos; no se quita nada.',
  'terms.changes.counts':
    '{added, plural, =0 {Ninguno añadido} one {# añadido} other {# añadidos}} · {removed, plural, =0 {ninguno quitado} one {# quitado} other {# quitados}} · {kept, plural, =0 {ninguno conservado} one {# conservado} other {# conservados}}',
  'terms.changes.added': 'Añadidos',
  'terms.changes.removed': 'Quitados',
  'terms.changes.kept': 'Conservados',
  'terms.changes.order': 'Los términos son los mismos; cambia su orden.',
  'terms.changes.result':
    'Con {kept, plural, one {# término que permanece} other {# términos que permanecen}}, la lista tendrá {count, number} de {max, number} caracteres.',
  'terms.obstacle':
    '{obstacle, select, unread {Todavía no se ha leído la lista.} unchanged {Nada que guardar.} faults {Corrija primero las líneas marcadas.} empty {Una lista necesita al menos un término. Para deshacerse de ella, elimine la lista.} too_long {La lista es demasiado larga para el servicio: {max, number} caracteres por idioma.} other {}}',
  'terms.save': 'Guardar la lista',
  'terms.saving': 'Guardando…',
  'terms.discard': 'Descartar los cambios',

  'terms.notice.saved': 'Guardado: {count, plural, one {# término} other {# términos}}.',
  'terms.notice.discarded': 'Se han descartado sus cambios.',
  'terms.notice.tidied': 'La lista se ha limpiado.',
  'terms.notice.changed':
    'No se ha guardado nada: otra persona modificó esta lista después de leerla usted. Los cambios de abajo se refieren ahora a la lista nueva. Revíselos y guarde de nuevo.',
  'terms.notice.imported':
    '{read, plural, =0 {{file} no tiene términos.} one {Se leyó # término de {file}, {added, plural, =0 {que ya estaba aquí} one {nuevo} other {nuevo}}.} other {Se leyeron # términos de {file}, {added, plural, =0 {todos ya presentes aquí} one {# de ellos nuevo} other {# de ellos nuevos}}.}} {added, plural, =0 {} one {Está debajo de los demás y todavía no se ha guardado.} other {Están debajo de los demás y todavía no se han guardado.}}',
  'terms.notice.file-only': 'Solo los términos del archivo',

  'terms.import': 'Importar',
  'terms.import.drop': 'Suelte un archivo de texto, CSV o TSV para importar sus términos',
  'terms.importing': 'Importando…',
  'terms.export': 'Exportar',
  'terms.export.as': 'Exportar los términos',
  'terms.export.txt': 'Texto sin formato',
  'terms.export.txt.about': 'La lista en {language}, un término por línea',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'Todos los idiomas, una columna para cada uno',

  'terms.suggestions': 'De sus correcciones',
  'terms.suggestions.about':
    'Palabras que usted corrigió en transcripciones. Con estos términos se reconocerían mejor.',
  'terms.suggestions.none':
    '{read, plural, =0 {Todavía no hay sesiones de voz. Corrija una línea de una transcripción y sus palabras se ofrecerán aquí.} one {No hay palabras en {language} que añadir de la última sesión.} other {No hay palabras en {language} que añadir de las # últimas sesiones.}}',
  'terms.suggestions.heard': 'se oyó: {heard}',
  'terms.suggestions.count': '{count, plural, =1 {} one {· # vez} other {· # veces}}',
  'terms.suggestions.add': 'Añadir',
  'terms.suggestions.add.label': 'Añadir {term} a la lista',
  'terms.suggestions.add-all': 'Añadir todas',
  'terms.suggestions.further': 'Buscar en sesiones más antiguas',
  'terms.suggestions.searching': 'Buscando…',

  'terms.sources': 'Términos que añadir',
  'terms.glossary': 'De un glosario',
  'terms.glossary.about':
    'Los términos de un glosario se reconocen mejor cuando están en la lista.',
  'terms.glossary.none': 'Ningún glosario tiene términos en {language}.',
  'terms.glossary.dictionary': 'Glosario y diccionario',
  'terms.glossary.choose': 'Elegir un diccionario',
  'terms.glossary.search': 'Buscar entre sus términos',
  'terms.glossary.found':
    '{count, plural, =0 {Ningún término que añadir} one {# término que añadir} other {# términos que añadir}}',
  'terms.glossary.add-fitting':
    '{count, plural, =0 {No cabe ninguno} one {Añadir el único que cabe} other {Añadir los # que caben}}',
  'terms.glossary.room':
    '{count, plural, =0 {No queda espacio} one {Espacio para # carácter} other {Espacio para # caracteres}}',
  'terms.glossary.more': 'y {count, plural, one {# más} other {# más}}: busque lo que necesite.',

  'terms.suggest.add': 'Añadir «{term}» a los términos orales',
  'terms.suggest.to': 'Colección para el término',
  'terms.suggest.added': '«{term}» está ahora en «{name}».',
};
