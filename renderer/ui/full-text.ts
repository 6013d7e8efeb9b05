import { brief } from '../i18n/brief.ts';

/** Elements whose title was set here, since what they show may change. */
const ours = new WeakSet<HTMLElement>();

function isCut(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow !== 'ellipsis' && !/^\d/.test(webkitLineClamp)) return false;
  return (
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1
  );
}

/** Titles the cut-off text at a place, or takes the title from one that is whole again. */
function titleAt(place: EventTarget | null, root: HTMLElement): void {
  for (let box = place; box instanceof HTMLElement && box !== root; box = box.parentElement) {
    if (box.title !== '' && !ours.has(box)) return;
    if (isCut(box)) {
      box.title = brief(box.textContent.trim());
      ours.add(box);
      return;
    }
    if (ours.delete(box)) box.removeAttribute('title');
  }
}

/**
 * Shows a text that is cut off with an ellipsis in full where the pointer rests on it, whatever the
 * font or the language makes too long. The pointer may have come to rest before this was loaded.
 */
export function showCutTexts(root: HTMLElement): void {
  titleAt([...root.querySelectorAll(':hover')].at(-1) ?? null, root);
  root.addEventListener('pointerover', ({ target }) => titleAt(target, root));
}
