const MOST_CHARACTERS = 1024;

/** Why what was typed can be no label; null when it can be one. */
export function labelProblem(typed: string): 'empty' | 'long' | null {
  const label = typed.trim();
  if (label === '') return 'empty';
  return label.length > MOST_CHARACTERS ? 'long' : null;
}
