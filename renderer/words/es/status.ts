import type { status as en } from '../en/status.ts';

export const status: Readonly<Record<keyof typeof en, string>> = {
  'status.label': 'Estado',
  'status.connecting': 'Conectando…',
  'status.service.remote': '{name} ({host})',
  'status.service.ready': '{service}',
  'status.service.key-missing': '{service}: falta la clave',
  'status.service.key-locked': '{service}: clave bloqueada',
  'status.service.key-refused': '{service}: clave rechazada',
  'status.service.not-answering': '{service}: no responde',
  'status.languages': '{from} → {to}',
  'status.languages.spoken': 'Idioma de origen: {from}; idioma de destino: {to}',
  'status.detect': 'Detectar',
  'status.usage.unknown': 'Uso aún desconocido',
  'status.usage.failed': 'No se pudo leer el uso',
  'status.usage.unlimited':
    '{count, plural, one {# carácter} other {# caracteres}} en este período, sin límite',
  'status.usage.left': 'Quedan {left} de {limit}',
  'status.usage.nearly':
    '{of, select, characters {} keyCharacters {Esta clave: } speechToText {Voz a texto: } speechToSpeech {Voz a voz: } documents {Documentos: } other {Documentos del grupo: }}{percent, number} % usado, quedan {left} de {limit}',
  'status.usage.over':
    '{of, select, characters {Se han usado los {limit} caracteres de este período} keyCharacters {Se han usado los {limit} caracteres de esta clave} speechToText {Voz a texto: {limit}, todo usado} speechToSpeech {Voz a voz: {limit}, todo usado} documents {Se han usado los {limit} documentos de este período} other {Se han usado los {limit} documentos del grupo}}',
  'status.info': 'Servicio y uso',
  'status.switch': 'Conexiones',
  'status.switch.hint': 'Muestra la lista de conexiones para cambiar de una a otra',
};
