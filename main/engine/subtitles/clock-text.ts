const two = (value: number) => String(value).padStart(2, '0');

/** `00:01:02` of milliseconds; hours are never left out. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
}

/** `00:01:02` with milliseconds behind a mark. */
export const cueTime = (ms: number, mark: ',' | '.'): string =>
  `${clockText(ms)}${mark}${String(ms % 1000).padStart(3, '0')}`;
