/** The tier that a developer key belongs to, by its ending: `:fx` is free, all else is paid. */
export function tierOfKey(key: string): 'free' | 'paid' {
  return key.trim().endsWith(':fx') ? 'free' : 'paid';
}

/** Admin keys end in `:adm` and are good for admin endpoints only. */
export function isAdminKey(key: string): boolean {
  return key.trim().endsWith(':adm');
}

/** Whether a key can stand in a header: visible ASCII, no space. */
export function isSendableKey(key: string): boolean {
  return /^[\x21-\x7e]{1,512}$/.test(key);
}
