import type { detection as en } from '../en/detection.ts';

export const detection: Readonly<Record<keyof typeof en, string>> = {
  'detection.title': 'Detección',
  'detection.subject':
    '{count, plural, =0 {Idiomas de muchas líneas} one {# línea} other {# líneas}}',
  'detection.input': 'Líneas',
  'detection.placeholder':
    'Pegue aquí texto, una línea por consulta, o suelte un archivo de texto.',
  'detection.count':
    '{lines, plural, one {# línea} other {# líneas}}, {requests, plural, one {# solicitud} other {# solicitudes}}',
  'detection.too-many':
    '{lines, number} líneas son más que las {most, number} que se admiten a la vez. Acorte la lista.',
  'detection.shortened':
    '{count, plural, one {Una línea supera los {most, number} caracteres; se envía su comienzo.} other {# líneas superan los {most, number} caracteres; se envía su comienzo.}}',
  'detection.run': 'Buscar idiomas',
  'detection.cancel': 'Cancelar',
  'detection.open': 'Abrir un archivo de texto',
  'detection.drop': 'Suelte para leer las líneas de este archivo',
  'detection.clear': 'Borrar',
  'detection.export': 'Exportar CSV',

  'detection.results': 'Idiomas encontrados',
  'detection.empty': 'Cada línea recibe aquí uno de cuatro resultados, en el orden de las líneas.',
  'detection.progress': 'Buscando idiomas',
  'detection.progress-words': '{done, number} de {all, number} líneas',
  'detection.finished':
    '{all, plural, one {# línea está lista.} other {Las # líneas están listas.}}',
  'detection.cancelled':
    'Cancelado. Líneas listas: {done, number} de {all, number}; permanecen aquí.',
  'detection.outdated': 'Las líneas han cambiado desde entonces; ejecútelo de nuevo.',

  'detection.column-line': 'Línea',
  'detection.column-text': 'Texto',
  'detection.column-outcome': 'Resultado',
  'detection.outcome-success': '{language}',
  'detection.outcome-insufficient_confidence': 'No es seguro',
  'detection.outcome-unsupported_language': 'Idioma no admitido',
  'detection.outcome-no_language_detected': 'No se encontró ningún idioma',
  'detection.local': 'estimación local',
  'detection.local-why':
    '{why} Los idiomas marcados como «estimación local» los estimó el servicio integrado y no cuestan nada.',

  'detection.summary': 'Recuento por idioma',
  'detection.summary-none': 'Sin idioma',
};
