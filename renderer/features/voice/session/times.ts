const two = (value: number) => String(value).padStart(2, '0');

/** A place on the media clock as `4:07` or `1:04:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Whole seconds, at least one. */
export const seconds = (ms: number): number => Math.max(1, Math.round(ms / 1000));
