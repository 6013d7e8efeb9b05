/** Date and time of this computer's zone, the same in every language: `2026-11-21 14:03`. */
export function startedText(started: number): string {
  const date = new Date(started);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
