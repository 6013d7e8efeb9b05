import type { styleRules as en } from '../en/style-rules.ts';

export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': 'Reglas de estilo',
  'style-rules.about':
    'Una lista de reglas de estilo indica al servicio cómo escribir las traducciones a un idioma: fechas, números, comillas, formas de tratamiento. Una solicitud admite una lista como máximo.',
  'style-rules.loading': 'Cargando sus reglas de estilo…',

  'style-rules.lists': 'Listas',
  'style-rules.lists.none':
    'Todavía no hay ninguna lista. Cree una para un estilo propio, un cliente o un idioma.',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {ninguna regla} one {# regla} other {# reglas}} · {instructions, plural, =0 {ninguna instrucción} one {# instrucción} other {# instrucciones}}',
  'style-rules.version': 'versión {version, number}',
  'style-rules.unsaved': 'Sin guardar',

  'style-rules.new': 'Nueva lista',
  'style-rules.name': 'Nombre',
  'style-rules.name.new': 'Nombre de la nueva lista',
  'style-rules.name.empty': 'Introduzca un nombre.',
  'style-rules.name.long':
    'El nombre es demasiado largo: {count, number} de {max, number} caracteres.',
  'style-rules.language': 'Idioma',
  'style-rules.language.hint': 'No se puede cambiar después; vale para todas sus variantes.',
  'style-rules.create': 'Crear',
  'style-rules.creating': 'Creando…',
  'style-rules.cancel': 'Cancelar',
  'style-rules.rename': 'Cambiar nombre',
  'style-rules.rename.keep': 'Guardar el nombre',
  'style-rules.saving': 'Guardando…',

  'style-rules.delete': 'Eliminar la lista',
  'style-rules.delete.sure': '¿Eliminar «{name}»?',
  'style-rules.delete.about':
    'Se elimina del servicio, para todos los que usan la cuenta. Puede deshacerlo hasta que elimine otra lista o salga del programa; la lista vuelve con otro identificador, así que elíjala de nuevo donde se usaba.',
  'style-rules.delete.confirm': 'Eliminar',
  'style-rules.delete.keep': 'Conservarla',
  'style-rules.deleted': '«{name}» se ha eliminado.',
  'style-rules.undo': 'Deshacer',
  'style-rules.close': 'Cerrar',

  'style-rules.changed-here': 'La versión {from, number} pasó a ser la {to, number}: {what}.',
  'style-rules.changed-elsewhere':
    'Cambio hecho en otro lugar: la versión {from, number} pasó a ser la {to, number}: {what}.',
  'style-rules.changed.name': 'antes se llamaba «{name}»',
  'style-rules.changed.rules':
    '{count, plural, one {# regla modificada} other {# reglas modificadas}}',
  'style-rules.changed.added':
    '{count, plural, one {# instrucción añadida} other {# instrucciones añadidas}}',
  'style-rules.changed.removed':
    '{count, plural, one {# instrucción eliminada} other {# instrucciones eliminadas}}',
  'style-rules.changed.edited':
    '{count, plural, one {# instrucción modificada} other {# instrucciones modificadas}}',
  'style-rules.changed.order': 'instrucciones en otro orden',
  'style-rules.changed.nothing': 'nada de lo que se muestra aquí',
  'style-rules.changed.not-set': 'sin definir',
  'style-rules.changed.show': 'Mostrar lo que cambió',
  'style-rules.overtaken':
    'No se ha guardado nada: entretanto, la lista se modificó en otro lugar. Lo que cambió figura arriba; sus propios cambios se conservan. Guarde de nuevo para aplicarlos encima.',

  'style-rules.tabs': 'Partes de «{name}»',
  'style-rules.tab.rules': 'Reglas',
  'style-rules.tab.instructions': 'Instrucciones',
  'style-rules.tab.trial': 'Prueba',

  'style-rules.search': 'Buscar reglas y opciones',
  'style-rules.only-set': 'Solo las reglas definidas',
  'style-rules.reset-all': 'Borrar todo',
  'style-rules.reset-category': 'Borrar {category}',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {No hay ninguna regla definida.} other {Ninguna regla definida coincide con «{query}».}}} other {Ninguna regla coincide con «{query}».}}',
  'style-rules.category.facts':
    '{set, plural, =0 {ninguna definida} one {# definida} other {# definidas}} · {all, plural, one {# regla} other {# reglas}}',
  'style-rules.rules.note':
    'El catálogo es el mismo para todos los idiomas: algunas opciones solo convienen a uno de ellos. Una regla que lo indica la aplica el propio servicio sin conexión; todas las demás actúan con un servicio remoto.',
  'style-rules.not-set': 'Sin definir',
  'style-rules.clear': 'Borrar {rule}',
  'style-rules.rule-name': '{rule}, {category}',
  'style-rules.was': 'Guardado: {option}',
  'style-rules.offline-all': 'La aplica el propio servicio sin conexión.',
  'style-rules.offline-some': 'El propio servicio sin conexión aplica: {options}.',
  'style-rules.offline-option': 'se aplica sin conexión',
  'style-rules.unknown-category': '{category}, desconocida aquí',
  'style-rules.unknown-rule': 'Desconocida para esta versión de Dragoman. Se queda como está.',
  'style-rules.unknown-option':
    'Desconocida para esta versión de Dragoman; se conserva mientras usted no la cambie.',

  'style-rules.category.dates_and_times': 'Fechas y horas',
  'style-rules.category.formatting': 'Diseño y listas',
  'style-rules.category.numbers': 'Números, unidades y moneda',
  'style-rules.category.punctuation': 'Puntuación',
  'style-rules.category.spelling_and_grammar': 'Ortografía y gramática',
  'style-rules.category.style_and_tone': 'Estilo y tono',
  'style-rules.category.vocabulary': 'Elección de palabras',

  'style-rules.save': 'Guardar las reglas',
  'style-rules.discard': 'Descartar',
  'style-rules.saved': 'La versión {version, number} está guardada.',
  'style-rules.draft':
    '{set, plural, =0 {} one {# regla definida o modificada} other {# reglas definidas o modificadas}}{both, select, yes {, } other {}}{cleared, plural, =0 {} one {# regla borrada} other {# reglas borradas}}. Todavía sin guardar.',

  'style-rules.instructions.about':
    'Frases que indican al servicio cómo escribir, en inglés o en el idioma de la lista. Actúan en el orden en que aparecen.',
  'style-rules.instructions.count': '{count, number} de {max, number} instrucciones',
  'style-rules.instructions.none': 'Todavía no hay ninguna instrucción.',
  'style-rules.instructions.order-note':
    'El servicio conserva el orden en que se crearon las instrucciones: las que van detrás de un lugar nuevo se crean otra vez allí.',
  'style-rules.instruction.label': 'Nombre',
  'style-rules.instruction.prompt': 'Instrucción',
  'style-rules.instruction.left':
    '{left, plural, one {Queda # carácter} other {Quedan # caracteres}}',
  'style-rules.instruction.long': 'Demasiado largo: {count, number} de {max, number} caracteres.',
  'style-rules.instruction.empty': 'Introduzca unas palabras.',
  'style-rules.instruction.source': 'Para textos en',
  'style-rules.instruction.source-any': 'Cualquier idioma',
  'style-rules.instruction.source-is': 'para textos en {language}',
  'style-rules.instruction.add': 'Añadir una instrucción',
  'style-rules.instruction.new': 'Nueva instrucción',
  'style-rules.instruction.editing': 'Modificar «{label}»',
  'style-rules.instruction.edit': 'Modificar {label}',
  'style-rules.instruction.delete': 'Eliminar {label}',
  'style-rules.instruction.up': 'Subir {label}',
  'style-rules.instruction.down': 'Bajar {label}',
  'style-rules.instruction.drag': 'Arrastrar {label} a otro lugar',
  'style-rules.instruction.keep': 'Guardar la instrucción',
  'style-rules.instruction.sure': '¿Eliminar del servicio la instrucción «{label}»?',
  'style-rules.instruction.moved': '{label} está en el lugar {place, number} de {all, number}.',
  'style-rules.arrange.duplicates':
    '{count, plural, one {# instrucción aparece ahora dos veces. Elimine la que no necesite.} other {# instrucciones aparecen ahora dos veces. Elimine las que no necesite.}}',
  'style-rules.arrange.moved':
    'Algunas instrucciones están ya al final; no se perdió ninguna. Muévalas de nuevo.',
  'style-rules.arrange.as-before': 'El orden es el mismo que antes.',
  'style-rules.refused': '{what}{said, select, none {} other { Respuesta del servicio: «{said}»}}',

  'style-rules.trial.about':
    'Traduce una frase dos veces, sin esta lista y con ella, y muestra en qué difieren. Ambas se facturan.',
  'style-rules.trial.text': 'Frase de prueba',
  'style-rules.trial.from': 'De',
  'style-rules.trial.to': 'A',
  'style-rules.trial.run': 'Probar',
  'style-rules.trial.cost': '2 × {count, plural, one {# carácter} other {# caracteres}}',
  'style-rules.trial.unsaved':
    'Actúan las reglas guardadas, no los cambios que aún están sin guardar.',
  'style-rules.trial.without': 'Sin la lista',
  'style-rules.trial.with': 'Con «{name}»',
  'style-rules.trial.difference': 'Lo que cambia la lista',
  'style-rules.trial.same': 'La lista no cambia nada en esta frase.',
  'style-rules.trial.billed':
    '{count, plural, one {# carácter facturado} other {# caracteres facturados}} por ambas',
};
