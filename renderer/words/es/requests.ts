import type { requests as en } from '../en/requests.ts';

export const requests: Readonly<Record<keyof typeof en, string>> = {
  'settings.requests': 'Solicitudes',

  'requests.about':
    'Las últimas {max, number} llamadas a los servicios desde que se inició Dragoman, las más recientes primero. Los textos, documentos, sonidos y claves nunca se registran: solo adónde fue una llamada, cómo terminó, qué tamaño tuvo y cuánto tardó. La lista desaparece al salir de Dragoman.',
  'requests.loading': 'Cargando las solicitudes…',
  'requests.empty': 'Todavía no se ha enviado nada.',
  'requests.none-failed': 'Ninguna de ellas ha fallado.',
  'requests.failed-only': 'Solo las fallidas',
  'requests.count':
    '{count, plural, one {# solicitud} other {# solicitudes}}, {failed, plural, =0 {ninguna fallida} one {# fallida} other {# fallidas}}',
  'requests.list': 'Solicitudes, las más recientes primero',

  'requests.column.at': 'Hora',
  'requests.column.method': 'Método',
  'requests.column.address': 'Dirección',
  'requests.column.outcome': 'Resultado',
  'requests.column.sent': 'Enviado',
  'requests.column.received': 'Recibido',
  'requests.column.ms': 'Duración',
  'requests.column.attempt': 'Intento',
  'requests.column.trace': 'Identificador de traza',

  'requests.done': 'Respondida ({status})',
  'requests.done-unsaid': 'Terminada',
  'requests.cancelled': 'Detenida antes de su respuesta',
  'requests.no-trace': 'Ninguno',
  'requests.copy': 'Copiar el identificador de traza {trace}',
  'requests.copied': 'El identificador de traza se ha copiado.',
  'requests.copy-refused': 'No se permitió copiar.',
};
