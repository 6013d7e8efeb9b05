import type { outside as en } from '../en/outside.ts';

export const outside: Readonly<Record<keyof typeof en, string>> = {
  'outside.tray.captions': 'Iniciar los subtítulos',
  'outside.tray.translate': 'Traducir el portapapeles',
  'outside.tray.pause': 'Pausar la sesión de voz',
  'outside.tray.resume': 'Reanudar la sesión de voz',
  'outside.tray.show': 'Mostrar Dragoman',
  'outside.tray.quit': 'Salir de Dragoman',

  'outside.documents-done':
    '{done, plural, one {Un documento está traducido} other {# documentos están traducidos}}',
  'outside.documents-some':
    '{done, plural, =0 {} one {Un documento está traducido, } other {# documentos están traducidos, }}{failed, plural, one {un documento ha fallado} other {# documentos han fallado}}',
  'outside.documents.about': 'Están en la pantalla Documentos.',
  'outside.document.open': 'Abrir',
  'outside.document.show': 'Mostrar en la carpeta',
  'outside.trouble.restarted':
    '{what, select, offline {El servicio sin conexión} other {La búsqueda en las memorias de traducción}} dejó de responder y se reinició.',
  'outside.trouble.damaged':
    '{what, select, voice {No se puede leer una sesión de voz.} other {No se puede leer el archivo de clave de la cola de documentos. Los documentos que se estaban traduciendo deben enviarse de nuevo.}} Los archivos se conservan como {backup}.',
  'outside.trouble.newer':
    '{what, select, memories {Memorias de traducción} offline {Datos del servicio sin conexión} other {Proyecto}} ({file}): no se puede abrir porque el archivo se escribió con una versión más reciente de Dragoman. No se ha modificado. Inicie la versión más reciente para usarlo.',
  'outside.trouble.set-aside':
    '{what, select, memories {El archivo de sus memorias de traducción estaba dañado.} other {Un proyecto estaba dañado.}} {count, plural, =0 {No se pudo recuperar nada.} one {Se recuperó # {what, select, memories {entrada} other {segmento}}.} other {Se recuperaron # {what, select, memories {entradas} other {segmentos}}.}} El archivo dañado se conserva como {backup}.',
  'outside.trouble.replaced':
    'Una base de datos del servicio sin conexión estaba dañada. {count, plural, =0 {No se pudo recuperar nada.} one {Se recuperó # entrada.} other {Se recuperaron # entradas.}} El archivo dañado se conserva como {backup}.',
  'outside.voice-lost': 'La sesión de voz se ha detenido',
  'outside.voice-lost.about': 'No se pudo mantener la conexión. Lo que se dijo se conserva.',

  'outside.opened.unknown-type':
    '{count, plural, one {«{name}» no se abrió} other {# archivos no se abrieron, entre ellos «{name}»}}: Dragoman no reconoce el tipo por la extensión.',
  'outside.opened.unreadable':
    '{count, plural, one {«{name}» no se abrió: ya no existe, no es un archivo o no se puede leer.} other {# archivos no se abrieron, entre ellos «{name}»: ya no existen, no son archivos o no se pueden leer.}}',
  'outside.opened.cut': 'Se abren como máximo {most} archivos a la vez; los demás se omitieron.',
  'outside.opened.elsewhere':
    '{count, plural, one {«{name}» espera} other {# archivos esperan}} la importación en la pantalla Memorias.',
  'outside.opened.close': 'Cerrar',
  'settings.background': 'En segundo plano',
  'settings.background.tray': 'Mantener Dragoman en marcha al cerrar la ventana',
  'settings.background.tray.shown':
    'Continúa detrás de su icono junto al reloj. Para salir, use el menú del icono.',
  'settings.background.tray.unsure':
    'No es posible ahora: este escritorio no indica que muestre iconos de programas, y sin uno no podría volver a Dragoman. En GNOME lo añade una extensión para iconos de la bandeja.',
  'settings.background.tray.none':
    'En esta forma, Dragoman no tiene icono junto al reloj: termina con su ventana.',
  'settings.background.notices':
    'Avisar cuando terminen los documentos o se pierda una sesión de voz',
  'settings.background.notices.about':
    'Solo mientras no tenga delante ninguna ventana de Dragoman. Un aviso nombra un archivo si es uno solo, y ninguno en modo privado; nunca contiene textos.',
  'settings.background.notices.default': 'El navegador tiene que permitirlo primero.',
  'settings.background.notices.granted': 'El navegador lo permite.',
  'settings.background.notices.denied':
    'El navegador no lo permite. Cámbielo en los ajustes del navegador para esta página.',
  'settings.background.notices.unsupported': 'Este navegador no tiene avisos.',
  'settings.background.notices.allow': 'Permitir los avisos del navegador',
};
