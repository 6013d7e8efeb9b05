import type { Settings } from '../../preload/contract/settings.ts';

/** Puts the look that a person prefers onto the page: its theme and the size of text panes. */
export function showTheme(
  root: HTMLElement,
  settings: Pick<Settings, 'theme' | 'density' | 'textSize'>,
): void {
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  if (settings.density === 'comfortable') delete root.dataset['density'];
  else root.dataset['density'] = settings.density;
  root.style.setProperty('--text-size', `${settings.textSize}px`);
}
