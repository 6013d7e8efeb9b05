import type { shortcuts as en } from '../en/shortcuts.ts';

export const shortcuts: Readonly<Record<keyof typeof en, string>> = {
  'settings.shortcuts': 'Atajos',
  'shortcuts.about':
    'Cada acción con su atajo de teclado. Lo que cambie vale de inmediato, aquí y en los menús.',
  'shortcuts.search': 'Buscar acciones',
  'shortcuts.search.placeholder': 'Nombre o teclas',
  'shortcuts.none': 'ninguno',
  'shortcuts.change': 'Cambiar el atajo de «{action}»',
  'shortcuts.remove': 'Quitar el atajo de «{action}»',
  'shortcuts.reset': 'Restablecer el atajo de «{action}»',
  'shortcuts.new': 'Nuevo atajo de «{action}»: púlselo ahora. Esc lo deja como está.',
  'shortcuts.press': 'Pulse las teclas…',
  'shortcuts.taken': '{shortcut} ya ejecuta «{action}». Quítelo primero allí.',
  'shortcuts.reserved.typing':
    '{shortcut} hace falta para escribir y moverse. Mantenga pulsada Ctrl o Comando, o use una tecla de función.',
  'shortcuts.reserved.editing': '{shortcut} edita texto en todas partes.',
  'shortcuts.reserved.system': '{shortcut} pertenece al sistema o al navegador.',
  'shortcuts.reset-all': 'Restablecer todo',
  'shortcuts.reset-all.sure':
    '{count, plural, one {Uno de sus atajos recupera sus teclas originales.} other {# de sus atajos recuperan sus teclas originales.}}',
  'shortcuts.reset-all.do': 'Restablecer',
  'shortcuts.reset-all.keep': 'Conservar los míos',
  'sheet.title': 'Atajos de teclado',
  'sheet.list': 'Todos los atajos',
  'sheet.print': 'Imprimir',
  'sheet.close': 'Cerrar',
  'sheet.foot': 'Los atajos se pueden cambiar en los ajustes.',
};
