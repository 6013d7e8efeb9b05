import type { reconcile as en } from '../en/reconcile.ts';

export const reconcile: Readonly<Record<keyof typeof en, string>> = {
  'reconcile.title': 'Registros locales e informe del servicio',
  'reconcile.about':
    'Los registros de Dragoman contienen lo que cada respuesta del servicio de esta conexión declaró facturado, sumado por día UTC: los caracteres de textos y documentos, y la duración de la voz enviada. No contienen textos ni nada de lo que hizo otro programa o equipo.',
  'reconcile.begin': 'Los registros de esta conexión empiezan el {day}.',
  'reconcile.none': 'Todavía no hay registros de esta conexión.',
  'reconcile.key': 'Comparar con',
  'reconcile.key.account': 'Toda la cuenta',
  'reconcile.key.hint':
    'Elija la clave que usa esta conexión. En toda la cuenta cuentan también las demás claves.',
  'reconcile.running': 'Comparando…',
  'reconcile.again': 'Comparar de nuevo',
  'reconcile.loading': 'Cargando el informe del servicio…',

  'reconcile.measure': 'Qué se cuenta',
  'reconcile.measure.characters': 'Caracteres',
  'reconcile.measure.speechToTextMs': 'Voz a texto',
  'reconcile.measure.speechToSpeechMs': 'Voz a voz',
  'reconcile.nothing': 'Ninguno de los dos lados contó nada en estos días.',
  'reconcile.agree':
    '{days, plural, one {El día coincide} other {Los {days, number} días coinciden}}: {totals}.',
  'reconcile.total.agree': '{measure}: {ours} en ambos lados',
  'reconcile.total.more':
    '{measure}: {ours} en los registros locales, {service} en el servicio, es decir, {difference} más',
  'reconcile.total.less':
    '{measure}: {ours} en los registros locales, {service} en el servicio, es decir, {difference} menos',
  'reconcile.total.even': '{measure}: {ours} en ambos lados, aunque difieren algunos días',
  'reconcile.differ':
    '{differing, plural, one {# día difiere} other {# días difieren}}, {agreeing, plural, =0 {ninguno coincide} one {# coincide} other {# coinciden}}.',
  'reconcile.differing-only': 'Solo los días que difieren',

  'reconcile.table': 'Registros locales e informe del servicio por día en UTC',
  'reconcile.day': 'Día (UTC)',
  'reconcile.ours': 'Registros locales',
  'reconcile.service': 'Servicio',
  'reconcile.difference': 'Diferencia',
  'reconcile.why': 'Por qué',
  'reconcile.sum': 'Total',
  'reconcile.row.agree': 'Coinciden',
  'reconcile.row.none': 'Nada en ninguno de los lados',

  'reconcile.reason.before-first-record':
    'Antes de que empezaran los registros de Dragoman para esta conexión.',
  'reconcile.reason.not-reported-yet': 'El informe del servicio todavía no contiene este día.',
  'reconcile.reason.used-elsewhere':
    '{isKey, select, yes {Otro programa o dispositivo usó esta clave.} other {Otro programa, dispositivo o clave usó la cuenta.}}',
  'reconcile.reason.not-billed': 'Llamadas de aquí que el servicio no facturó, o no en este día.',
  'reconcile.reason.rounding': 'Redondeo: menos de un minuto de voz por sesión.',
  'reconcile.reason.midnight':
    'Hubo llamadas que pasaron de la medianoche UTC: el día anterior o el siguiente difiere lo mismo en sentido contrario.',
};
