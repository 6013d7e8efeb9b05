import type { QuickReplaced } from '../../../preload/contract/quick.ts';
import type { Pasting, QuickWindow } from '../../system/outside.ts';

/** Until the program before this one has the keyboard again. */
const FOCUS_MS = 200;
/** Until it has taken the text from the clipboard. */
const TAKEN_MS = 500;

export interface ReplacePorts {
  readonly window: Pick<QuickWindow, 'hide' | 'show'>;
  readonly pasting: Pasting;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Puts a text in the place of what is selected in the program that the quick window lies over, by the
 * clipboard, and puts back what was on the clipboard. Where no key may be pressed, the text stays on
 * the clipboard and the window comes back to say so. Whether the other program took it cannot be
 * known.
 */
export async function replaceSelection(
  text: string,
  { window, pasting, wait }: ReplacePorts,
): Promise<QuickReplaced> {
  let putBack: (ours: string) => Promise<void>;
  try {
    putBack = await pasting.keep();
    await pasting.write(text);
  } catch {
    return { outcome: 'failed' };
  }
  window.hide();
  await wait(FOCUS_MS);
  if (!(await pasting.press())) {
    window.show();
    return { outcome: 'copied' };
  }
  await wait(TAKEN_MS);
  // What was there before is lost at worst; the text is where it belongs.
  await putBack(text).catch(() => undefined);
  return { outcome: 'replaced' };
}
