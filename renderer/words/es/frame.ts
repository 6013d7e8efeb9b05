import type { frame as en } from '../en/frame.ts';

export const frame: Readonly<Record<keyof typeof en, string>> = {
  'frame.skip': 'Ir al contenido',
  'frame.screens': 'Pantallas',
  'frame.text': 'Texto',
  'frame.documents': 'Documentos',
  'frame.segments': 'Segmentos',
  'frame.voice': 'Voz',
  'frame.write': 'Redacción',
  'frame.glossaries': 'Glosarios',
  'frame.style': 'Estilo',
  'frame.memories': 'Memorias',
  'frame.terms': 'Términos',
  'frame.detect': 'Detección',
  'frame.history': 'Historial',
  'frame.usage': 'Uso',
  'frame.settings': 'Ajustes',
  'frame.lost':
    'Se ha perdido el enlace con el proceso de Dragoman. Su borrador se conserva. Vuelva a cargar la página para continuar.',
  'frame.reload': 'Volver a cargar',
  'frame.fault':
    'Un error nuestro ha detenido esta parte de Dragoman. Sus borradores y todo lo guardado se conservan. Ábrala de nuevo o vuelva a cargar la página.',
  'frame.fault.again': 'Abrir de nuevo',
  'frame.closed':
    'Esta página no puede comunicarse con Dragoman. Vaya a la pestaña o ventana en la que está abierto, o inicie Dragoman de nuevo y abra la nueva dirección.',
};
