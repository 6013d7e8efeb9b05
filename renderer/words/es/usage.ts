import type { usage as en } from '../en/usage.ts';

export const usage: Readonly<Record<keyof typeof en, string>> = {
  'usage.title': 'Uso',
  'usage.tabs': 'Partes del uso',
  'usage.tab.period': 'Este período',
  'usage.tab.report': 'Informe',
  'usage.tab.tags': 'Etiquetas',
  'usage.tab.keys': 'Claves',
  'usage.tab.budgets': 'Presupuestos',
  'usage.tab.reconcile': 'Conciliación',

  'usage.reading': 'Cargando el uso…',
  'usage.period': 'Período de facturación del {start} al {end}',
  'usage.period.left':
    '{days, plural, =0 {Queda menos de un día.} one {Queda # día.} other {Quedan # días.}}',
  'usage.period.over': 'Ha terminado; actualice las cifras.',
  'usage.period.unknown': 'El servicio no indica ningún período de facturación.',
  'usage.read-at': 'Cifras leídas: {time}.',
  'usage.refresh': 'Actualizar',
  'usage.refreshing': 'Actualizando…',

  'usage.account': 'Cuenta',
  'usage.this-key': 'La clave de esta conexión',
  'usage.meter.characters': 'Caracteres',
  'usage.meter.keyCharacters': 'Caracteres',
  'usage.meter.speechToText': 'Voz a texto',
  'usage.meter.speechToSpeech': 'Voz a voz',
  'usage.meter.documents': 'Documentos',
  'usage.meter.teamDocuments': 'Documentos del grupo',
  'usage.meter.of': 'de {limit}',
  'usage.meter.left': '{percent, number} % usado, quedan {left}.',
  'usage.meter.nearly': 'Cerca del límite: {percent, number} % usado, quedan {left}.',
  'usage.meter.over': 'Límite alcanzado: el servicio rechaza lo demás hasta el próximo período.',
  'usage.meter.nothing': 'No se permite nada: el límite está fijado en cero.',
  'usage.meter.unlimited': 'Sin límite.',
  'usage.meter.unknown': 'Desconocido',
  'usage.meter.unknown.about': 'El servicio no lo dice.',
  'usage.meter.documents.unknown.about':
    'El servicio solo lo dice cuando hay un límite de documentos.',

  'usage.products': 'Por producto',
  'usage.products.none': 'El servicio no indica productos para esta conexión.',
  'usage.products.product': 'Producto',
  'usage.products.key': 'Esta clave',
  'usage.products.account': 'Cuenta',
  'usage.product':
    '{product, select, translate {Traducción} write {Mejora de texto} speechToText {Voz a texto} speechToSpeech {Voz a voz} other {{product}}}',
};
