import type { support as en } from '../en/support.ts';

export const support: Readonly<Record<keyof typeof en, string>> = {
  'settings.support': 'Soporte',

  'support.about':
    'Cuando pida ayuda, este archivo dice lo que el soporte necesita saber. No se envía nada a ninguna parte: usted lo lee, lo guarda y lo transmite.',
  'support.holds': 'Lo que contiene',
  'support.holds.program': 'La versión de Dragoman, cómo se ejecuta y el sistema del equipo',
  'support.holds.settings': 'Sus ajustes, sin lo que escribió en ellos y sin carpetas',
  'support.holds.connections':
    'Sus conexiones: tipo, host, plan y dónde se guarda la clave; y lo que permite la clave en uso',
  'support.holds.requests':
    'Las últimas solicitudes, como las muestra la sección Solicitudes: adónde, cómo terminaron, identificadores de traza',
  'support.holds.counts':
    'Cuántos documentos hay en la cola y en qué estado, y cuántas filas tiene el archivo de datos',
  'support.holds.log': 'Las líneas más recientes del registro: sucesos y códigos',
  'support.lacks': 'Lo que nunca contiene',
  'support.lacks.about':
    'Textos, traducciones, documentos y sus nombres, sonido, transcripciones, términos orales, etiquetas de informe, nombres de conexiones y claves.',
  'support.make': 'Crear el archivo',
  'support.make-again': 'Crearlo de nuevo',
  'support.making': 'Creando…',
  'support.preview': 'Todo lo que hay en {name}',
  'support.size': '{name}, {size}',
  'support.save': 'Guardar',
  'support.copy': 'Copiar',
  'support.copied': 'Copiado',
  'support.copy-refused': 'No se permitió copiar',
};
