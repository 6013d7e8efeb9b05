/** Whether a service bills what goes to it, or only counts it; an argument of messages. */
export type Charge = 'billed' | 'counted';

/** @param connection its kind, or its id: those of the built-in one are the same; it bills nobody */
export const chargeOf = (connection: string | undefined): Charge =>
  connection === 'offline' ? 'counted' : 'billed';
