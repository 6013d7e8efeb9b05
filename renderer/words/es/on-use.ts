import type { onUse as en } from '../en/on-use.ts';

/** What the parts of the first screen say that are read on use. */
export const onUse: Readonly<Record<keyof typeof en, string>> = {
  'options.for': 'Opciones para {language}',
  'options.own-count': 'propias: {count, number}',
  'style-rules.active': 'Estilo: {name}',
  'style-rules.active-unnamed': 'Regla de estilo elegida',
  'look.quoted': '\u2068«{text}»\u2069',
  'look.deleted': 'eliminado:',
  'look.inserted': 'insertado:',
  'status.info.account': 'Caracteres de esta cuenta',
  'status.info.key': 'Caracteres de esta clave',
  'status.info.of': 'Usado: {count, number} de {limit, number}; quedan {left, number}',
  'status.info.unlimited': '{count, plural, one {# carácter} other {# caracteres}}, sin límite',
  'status.info.period': 'Período de facturación del {start} al {end}.',
  'status.info.refresh': 'Actualizar',
  'status.info.refreshing': 'Actualizando…',
  'status.info.offline':
    'El servicio sin conexión funciona en este equipo. Cuenta los caracteres, pero nunca los factura.',
  'status.info.remote': 'Los textos van a {host} y a ningún otro lugar.',
  'text.to-next': 'A, columna {number, number}',
  'text.remove-target': 'Quitar {language}',
  'text.cancelled':
    'Cancelado. {text, select, none {No se terminó nada.} other {Las partes terminadas se conservan.}}',
  'text.context-sent': 'Contexto enviado',
  'text.tags': 'Etiquetas distintas: {list}.',
  'text.tag': '{tag} {source, number} en el origen, {target, number} en la traducción',
  'text.held-memory-target': 'No se usa: la memoria {name} no tiene {language}.',
  'text.held-memory-source': 'No se usa: la memoria {name} es para otro idioma de origen.',
  'text.held-glossary-pair': 'No se usa: el glosario {name} no tiene este par de idiomas.',
  'text.held-glossaries-no-source':
    'No se usa: los glosarios necesitan un idioma de origen. Elija uno en «De».',
  'text.held-style-rule-language': 'No se usa: la regla de estilo {name} no es para {language}.',
  'text.held-instructions-target':
    'No se usa: no se admiten instrucciones personalizadas en {language}.',
  'text.held-formality-target': 'No se usa: no hay formalidad en {language}.',
  'settings.data.set-aside':
    'El archivo de datos estaba dañado. {count, plural, =0 {No se pudo recuperar nada.} one {Se recuperó # entrada.} other {Se recuperaron # entradas.}} El archivo dañado se conserva como {backup}.',
  'settings.data.understood': 'Entendido',
  'settings.repaired':
    '{count, plural, one {Un ajuste estaba dañado} other {# ajustes estaban dañados}} y {count, plural, one {ha recuperado} other {han recuperado}} {count, plural, one {su valor habitual} other {sus valores habituales}}: {names}.{backup, select, none {} other { Los ajustes anteriores se conservan como {backup}.}}',
  'memories.probe-cost':
    'Pregunta dos veces, con y sin «{memory}»: se {count, plural, one {factura # carácter} other {facturan # caracteres}}, aproximadamente.',
  'text.drop': 'Suelte un archivo de texto para abrirlo aquí.',
  'status.switch.manage': 'Gestionar conexiones',
  'projects.manage': 'Gestionar proyectos',
  'connections.in-use': 'En uso',
  'text.offline': 'Servicio sin conexión',
  'text.remote': 'Servicio remoto',
  'text.kind-typed': 'escrito',
  'text.kind-source-copy': 'copia del origen',
  'text.kind-memory-exact':
    '{place, select, local {coincidencia local} other {coincidencia}} exacta',
  'text.kind-memory-fuzzy':
    '{place, select, local {coincidencia local} other {coincidencia}} parcial',
  'text.kind-engine': 'motor',
  'text.kind-pseudo': 'pseudotraducción',
  'text.kind-cache': 'caché',
  'text.kind-propagated': 'propagado',
  'text.kind-not-reported': 'no comunicado',
  'text.kind-percent':
    '{kind} {isRange, select, yes {{least, number}–{most, number}} other {{most, number}}} %',
  'text.kind-count': '{kind} × {count, number}',
};
