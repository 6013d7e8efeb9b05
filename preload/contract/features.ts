/** The features whose access is learnt for each key. */
export const FEATURES = [
  'translate',
  'languages',
  'memories',
  'glossaries',
  'style-rules',
  'detect',
  'usage',
  'voice',
  'spoken-terms',
  'documents',
  'admin',
  'writing',
] as const;
export type Feature = (typeof FEATURES)[number];
