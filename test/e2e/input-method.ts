import type { Page } from '@playwright/test';

/** The key code of what an input method takes. */
const TAKEN = 229;

/**
 * Types as an input method does: what is composed stands in the field before it is final, and the keys that
 * do it are told to the page as macOS tells them, by their names.
 */
export async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);

  /** A key that the input method takes for itself; some are told with their own code. */
  async function press(key: string, keyCode = TAKEN) {
    const told = { key, code: key, windowsVirtualKeyCode: keyCode, nativeVirtualKeyCode: keyCode };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...told });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...told });
  }

  /** Shows each of these in the place of the one before. */
  async function compose(...stages: readonly string[]) {
    for (const text of stages) {
      await press('Process');
      const end = text.length;
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
    }
  }

  return {
    press,
    compose,
    /** What was composed becomes this text. @param key that the input method takes for it */
    async conclude(text: string, key = 'Enter') {
      await press(key);
      await session.send('Input.insertText', { text });
    },
    /** What was composed becomes this text, by a click or a key that is not told. */
    async take(text: string) {
      await session.send('Input.insertText', { text });
    },
    /** Escape takes back what is composed. */
    async giveUp() {
      await press('Escape');
      await session.send('Input.imeSetComposition', {
        text: '',
        selectionStart: 0,
        selectionEnd: 0,
      });
    },
  };
}
