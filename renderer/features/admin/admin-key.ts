const MOST_CHARACTERS = 512;

export type AdminKeyProblem = 'empty' | 'spaces' | 'long';

/** Why what was typed cannot be a key; null when it may be one. */
export function adminKeyProblem(typed: string): AdminKeyProblem | null {
  const key = typed.trim();
  if (key === '') return 'empty';
  if (/\s/.test(key)) return 'spaces';
  return key.length > MOST_CHARACTERS ? 'long' : null;
}

/** Whether a whole key lacks the ending of admin keys; a hint only, since services may differ. */
export const looksLikeDeveloperKey = (typed: string): boolean =>
  typed.trim().length >= 16 && !typed.trim().endsWith(':adm');
