import type { failureCard as en } from '../en/failure-card.ts';

export const failureCard: Readonly<Record<keyof typeof en, string>> = {
  'failure-card.said': 'Respuesta del servicio:',
  'failure-card.facts': 'Detalles para el soporte',
  'failure-card.code': 'Código',
  'failure-card.status': 'Estado',
  'failure-card.trace': 'Identificador de traza',
  'failure-card.copy': 'Copiar los detalles',
  'failure-card.copied': 'Copiado',
  'failure-card.copy-refused': 'No se permitió copiar',
  'failure-card.again': 'Reintentar',
  'failure-card.use-offline': 'Usar el servicio sin conexión',
  'failure-card.close': 'Cerrar',

  'retry.next':
    '{seconds, plural, =0 {Nuevo intento ahora} one {Nuevo intento en # segundo} other {Nuevo intento en # segundos}} (intento {attempt, number} de {attempts, number}).',
  'retry.stop': 'No reintentar más',
};
