import type { captions as en } from '../en/captions.ts';

export const captions: Readonly<Record<keyof typeof en, string>> = {
  'captions.name': 'Subtítulos',
  'captions.title': 'Subtítulos de Dragoman',
  'captions.open': 'Mostrar los subtítulos',
  'captions.close': 'Cerrar los subtítulos',
  'captions.refused':
    'El navegador no abrió ninguna ventana para los subtítulos. Permita las ventanas en esta página e inténtelo de nuevo.',
  'captions.place.on-top':
    'Se abren en una ventana pequeña que permanece por encima de todas las demás.',
  'captions.place.window':
    'Se abren en una ventana pequeña. Este sistema o navegador no permite que Dragoman la mantenga por encima de las demás.',
  'captions.show': 'Mostrar',
  'captions.show.both': 'Ambos',
  'captions.show.source': 'Lo hablado',
  'captions.show.target': 'Traducción',
  'captions.target': 'Traducción a',
  'captions.lines': 'Líneas de cada texto',
  'captions.lines.value': '{lines, plural, one {# línea} other {# líneas}}',
  'captions.size': 'Tamaño de letra',
  'captions.size.value': '{size, number} px',
  'captions.font': 'Tipo de letra',
  'captions.font.system': 'Como el sistema',
  'captions.font.serif': 'Con remates',
  'captions.font.mono': 'De ancho fijo',
  'captions.font.legible': 'Letras fáciles de distinguir',
  'captions.opacity': 'Fondo detrás de las letras',
  'captions.width': 'Parte del ancho de la pantalla',
  'captions.percent': '{value, number} %',
  'captions.through': 'Dejar pasar los clics',
  'captions.through.about':
    'Los clics sobre los subtítulos llegan a lo que hay debajo. Para volver a moverlos, desactive esta opción aquí.',
  'captions.lock': 'Dejar pasar los clics',
  'captions.unlock': 'Volver a recibir los clics',
  'captions.phase.starting': 'Conectando',
  'captions.phase.listening': 'A la escucha; aún no se ha dicho nada',
  'captions.phase.paused': 'En pausa',
  'captions.phase.reconnecting': 'Reconectando; el sonido se conserva',
  'captions.phase.ending': 'A la espera de las últimas palabras',
  'captions.phase.ended': 'La sesión ha terminado',
  'captions.phase.failed': 'La sesión se ha detenido',
};
