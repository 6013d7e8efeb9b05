/** Styles and tones of rephrasing, as the service names them. */
export const WRITING_STYLES = ['academic', 'business', 'casual', 'simple'] as const;
export const TONES = ['confident', 'diplomatic', 'enthusiastic', 'friendly'] as const;
