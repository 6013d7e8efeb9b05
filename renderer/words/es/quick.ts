import type { quick as en } from '../en/quick.ts';

export const quick: Readonly<Record<keyof typeof en, string>> = {
  'quick.title': 'Traducción rápida',
  'quick.placeholder': 'Escriba o pegue un texto y pulse Intro.',
  'quick.translate': 'Traducir',
  'quick.running': 'Traduciendo…',
  'quick.waits': 'No se ha enviado nada. Intro lo envía.',
  'quick.foreign': 'Este texto llegó con un enlace. Léalo; Intro lo envía.',
  'quick.cut': 'Era más largo: aquí están solo los primeros {most} caracteres.',
  'quick.trouble.empty': 'No hay texto en el portapapeles.',
  'quick.trouble.no-program':
    'No hay instalado ningún programa que lea el portapapeles (wl-clipboard, xclip o xsel). Pegue el texto aquí.',
  'quick.trouble.failed': 'No se pudo leer el portapapeles. Pegue el texto aquí.',
  'quick.pin': 'Mantener por encima de otras ventanas',
  'quick.unpin': 'No mantener por encima de otras ventanas',
  'quick.move': 'Abrir en Dragoman',
  'quick.close': 'Cerrar',
  'quick.replace': 'Reemplazar',
  'quick.replaced.copied':
    'El sistema no permitió que Dragoman pegara. La traducción está en el portapapeles: péguela usted mismo.',
  'quick.replaced.failed': 'No se pudo usar el portapapeles. Copie la traducción.',
  'quick.blocked':
    'Hay un texto a la espera de traducirse, y el navegador no abre ninguna ventana sin un clic.',
  'quick.blocked.open': 'Abrir la ventana rápida',
  'quick.blocked.dismiss': 'Ahora no',

  'settings.quick': 'Traducción rápida',
  'settings.quick.about':
    'Una ventana pequeña con el texto del portapapeles, sobre el programa en el que trabaja.',
  'settings.quick.shortcut': 'Atajo en todos los programas',
  'settings.quick.shortcut.on': 'Atender un atajo en todas partes',
  'settings.quick.shortcut.held': 'Mantener pulsado',
  'settings.quick.shortcut.key': 'Y pulsar',
  'settings.quick.shortcut.space': 'Espacio',
  'settings.quick.shortcut.none':
    'Dragoman se ejecuta aquí en un navegador, que no recibe los atajos de otros programas.',
  'settings.quick.shortcut.off': 'Ningún atajo actúa fuera de Dragoman.',
  'settings.quick.shortcut.registered': 'El atajo funciona en todos los programas.',
  'settings.quick.shortcut.asked':
    'Dragoman ha pedido el atajo al escritorio. El escritorio decide, puede preguntarle a usted y no dice si lo aceptó: pruébelo.',
  'settings.quick.shortcut.refused':
    'El sistema no concedió este atajo a Dragoman: lo tiene otro programa, o el escritorio no permite ninguno. Elija otro.',
  'settings.quick.command':
    '{desktop, select, wayland {O asigne un atajo a este comando en los ajustes de teclado de su escritorio:} x11 {O asigne un atajo a este comando en los ajustes de teclado de su escritorio:} mac {O haga que la app Atajos ejecute este comando con un atajo:} other {O asigne una tecla de método abreviado a un acceso directo a este comando:}}',
  'settings.quick.no-clipboard':
    '{desktop, select, wayland {Para leer aquí el portapapeles, instale wl-clipboard.} x11 {Para leer aquí el portapapeles, instale xclip o xsel.} other {No se encontró ningún programa que lea el portapapeles.}}',
  'settings.quick.double': 'También cuando algo se copie dos veces',
  'settings.quick.double.about':
    'Copiar de nuevo enseguida abre la ventana. Mientras esta opción está activada, {desktop, select, x11 {Dragoman pregunta siete veces por segundo, con un programa de corta duración, si se ha copiado algo; eso cuesta un uno o dos por ciento de un procesador} wayland {un programa pequeño espera a que se copie algo; eso no cuesta casi nada} other {un programa pequeño mira dieciséis veces por segundo el contador del portapapeles; eso cuesta hasta un uno por ciento de un procesador y algo de memoria}}. El propio texto solo se lee entonces.',
  'settings.quick.double.missing':
    '{desktop, select, wayland {Necesita wl-clipboard y un escritorio que permita a los programas vigilar el portapapeles.} x11 {Necesita xclip.} other {Este sistema no tiene nada que advierta cuándo se copia.}}',
  'settings.quick.sending': 'Antes de enviar',
  'settings.quick.ask': 'Esperar a Intro',
  'settings.quick.ask.remote': 'Con servicios a través de la red',
  'settings.quick.ask.always': 'Siempre',
  'settings.quick.ask.never': 'Nunca',
  'settings.quick.ask.about':
    'El servicio sin conexión conserva los textos en este equipo. Un texto que llegó con un enlace espera siempre.',
};
