/** How long something may take to appear. */
const MOST_FRAMES = 60;

/** Gives the keyboard to an element as soon as it is on the page. */
export function focusSoon(selector: string, frames = MOST_FRAMES): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  if (document.activeElement === element || frames === 0) return;
  requestAnimationFrame(() => focusSoon(selector, frames - 1));
}
