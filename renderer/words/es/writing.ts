import type { writing as en } from '../en/writing.ts';

export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': 'Redacción',
  'writing.about-correct': 'Corregir ortografía y gramática',
  'writing.about-rephrase':
    'Reformular{manner, select, none {} academic {, estilo académico} business {, estilo profesional} casual {, estilo informal} simple {, estilo sencillo} confident {, tono seguro} diplomatic {, tono diplomático} enthusiastic {, tono entusiasta} other {, tono amistoso}}',
  'writing.settings': 'Qué hacer con el texto',

  'writing.mode': 'Tarea',
  'writing.mode.correct': 'Corregir',
  'writing.mode.rephrase': 'Reformular',
  'writing.manner': 'Estilo o tono',
  'writing.manner.none': 'Tal como está',
  'writing.manner.style': 'estilo',
  'writing.manner.tone': 'tono',
  'writing.manner.academic': 'Académico',
  'writing.manner.business': 'Profesional',
  'writing.manner.casual': 'Informal',
  'writing.manner.simple': 'Sencillo',
  'writing.manner.confident': 'Seguro',
  'writing.manner.diplomatic': 'Diplomático',
  'writing.manner.enthusiastic': 'Entusiasta',
  'writing.manner.friendly': 'Amistoso',
  'writing.manner.correct': 'Una corrección no cambia ni el estilo ni el tono.',
  'writing.language': 'Idioma',
  'writing.language.found': 'Idioma detectado',
  'writing.language.found-in': 'Idioma detectado: {language}',
  'writing.language.other': 'El texto parece estar en {language}; la redacción no traduce.',
  'writing.languages-loading': 'Cargando los idiomas.',
  'writing.languages-failed':
    'No se pudo leer la lista de idiomas. Ábrala otra vez para reintentarlo.',
  'writing.obstacle.unlisted': 'Este servicio no puede mejorar textos en {language}.',
  'writing.obstacle.styles': 'No hay estilos en {language}.',
  'writing.obstacle.tones': 'No hay tonos en {language}.',
  'writing.obstacle.correct': 'Este servicio no puede corregir textos en {language}.',
  'writing.offline-correct':
    'El servicio sin conexión revisa la ortografía cuando este equipo tiene un diccionario, así como la gramática sencilla del inglés.',
  'writing.offline-rephrase':
    'El servicio sin conexión reformula según reglas: puntuación, números, horas, formas abreviadas. No elige otras palabras.',

  'writing.locked': 'Términos bloqueados',
  'writing.locked.none': 'Ninguno',
  'writing.locked.count': '{count, plural, one {{first}} other {# glosarios}}',
  'writing.locked.about':
    'Los términos de estos glosarios tienen que quedar como están. Se señala el resultado que cambie alguno.',
  'writing.locked.entries': '{entries, plural, one {# término} other {# términos}} en {language}',
  'writing.locked.no-language': 'No tiene términos en {language}.',
  'writing.locked.full': 'Cinco glosarios como máximo.',
  'writing.locked.empty': 'La cuenta no tiene glosarios.',
  'writing.locked.search': 'Buscar glosarios',
  'writing.locked.nothing': 'Ningún glosario coincide con «{query}».',
  'writing.locked.gone': 'Un glosario que ya no existe',

  'writing.source': 'Texto para mejorar',
  'writing.source-empty': 'Escriba o pegue un texto.',
  'writing.your-text': 'Su texto',
  'writing.found': 'Idioma encontrado: {language}',
  'writing.found-local': 'Idioma encontrado: {language}, por estimación local',
  'writing.longest': 'No caben más de {max, number} caracteres.',
  'writing.improve-correct': 'Corregir',
  'writing.improve-rephrase': 'Reformular',
  'writing.improve-name': '{mode, select, correct {Corregir el texto} other {Reformular el texto}}',

  'writing.result': 'Texto mejorado',
  'writing.result-empty':
    'Pulse {shortcut} para {mode, select, correct {corregir} other {reformular}} el texto.',
  'writing.progress': 'Mejorando el texto',
  'writing.unchanged': 'Nada que cambiar',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {Hasta donde se pudo revisar, el texto está bien como está.} other {El texto está bien como está.}}',
  'writing.finished':
    '{count, plural, =0 {Nada que cambiar.} one {# cambio.} other {# cambios.}} {billed, plural, one {# carácter facturado.} other {# caracteres facturados.}}',
  'writing.cancelled':
    'Cancelado. {text, select, none {No se terminó nada.} other {Aquí está solo la primera parte del texto.}}',
  'writing.partial': 'Aquí está solo la primera parte del texto.',
  'writing.use-in-text': 'Usar en Texto',
  'writing.use-in-text.name': 'Usar en Texto como origen',
  'writing.take': 'Adoptar',
  'writing.take.name': 'Adoptar como su texto',

  'writing.changes': 'Cambios',
  'writing.change.place':
    '{number, select, 0 {{all, plural, one {# cambio} other {# cambios}}} other {{number} de {all, number}}}',
  'writing.change.open':
    '{open, plural, =0 {todos decididos} one {# pendiente} other {# pendientes}}',
  'writing.change.accept': 'Aceptar',
  'writing.change.refuse': 'Rechazar',
  'writing.change.accept-all': 'Aceptar todos los cambios',
  'writing.change.refuse-all': 'Rechazar todos los cambios',
  'writing.change.undo': 'Deshacer la última decisión',
  'writing.change.redo': 'Rehacer la decisión',
  'writing.change.clean': 'Texto sin marcas',
  'writing.change.replaced':
    'Cambio {number, number} de {all, number}: «{before}» pasa a ser «{after}». {verdict, select, accepted {Aceptado.} refused {Rechazado.} other {Sin decidir.}}',
  'writing.change.inserted':
    'Cambio {number, number} de {all, number}: se inserta «{after}». {verdict, select, accepted {Aceptado.} refused {Rechazado.} other {Sin decidir.}}',
  'writing.change.deleted':
    'Cambio {number, number} de {all, number}: se elimina «{before}». {verdict, select, accepted {Aceptado.} refused {Rechazado.} other {Sin decidir.}}',
  'writing.change.space': 'espacio',
  'writing.change.line-break': 'salto de línea',
  'writing.change.hint':
    'Las teclas de flecha van de un cambio a otro, Intro acepta, Supr rechaza, {undo} deshace.',

  'writing.drift.language':
    'El resultado está en {to}; el texto, en {from}. Revíselo antes de adoptarlo.',
  'writing.drift.sentences':
    'El texto tiene {before, plural, one {# frase} other {# frases}}; el resultado, {after, number}. Puede haberse añadido u omitido algo.',
  'writing.drift.term': 'El término bloqueado «{term}» ha cambiado.',
  'writing.unchecked.spelling':
    'La ortografía no se revisó: el servicio sin conexión no tiene diccionario para este idioma.',
  'writing.unchecked.grammar':
    'La gramática no se revisó: el servicio sin conexión solo la revisa en inglés.',
  'writing.unchecked.complex-grammar':
    'Solo se revisó la gramática sencilla: concordancia, formas verbales, artículos y palabras que suelen confundirse.',
  'writing.unchecked.compounds':
    'Las palabras compuestas que no están en el diccionario no se modificaron.',
  'writing.unchecked.style':
    'El servicio sin conexión corrige los errores y luego aplica reglas: puntuación, números, horas y formas abreviadas. No eligió otras palabras para el {tone, select, yes {tono} other {estilo}}.',
  'writing.unchecked.other': 'El servicio indica que no revisó esto: {code}.',
};
