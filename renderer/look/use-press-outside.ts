import { useEffect, type RefObject } from 'react';

/** Tells of a press outside the given elements while something is open. */
export function usePressOutside(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!inside.some((element) => element.current?.contains(target))) onPress();
    };
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  });
}
