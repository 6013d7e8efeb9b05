import { expect, type Page } from '@playwright/test';
import type { Rpc } from '../../preload/contract/api.ts';
import type { Actions } from '../../renderer/ui/actions/actions.ts';
import type { ActionId } from '../../renderer/ui/actions/table.ts';

/** The actions of a page over a fake main process; `test/page/main.ts` gives them out. */
export function pageActions(page: Page) {
  const offered = () =>
    page.evaluate(() => {
      const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
      return [...actions.state.getState().offered];
    });
  /** What works everywhere is read when the page has been drawn; before, there may be no page. */
  const ready = () =>
    expect.poll(async () => await offered().catch(() => [])).toContain('theme-light');
  return {
    offered,
    /** What was reached for last, and what could not run. */
    last: () =>
      page.evaluate(() => {
        const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
        const { recent, unavailable } = actions.state.getState();
        return { recent: recent[0], unavailable };
      }),
    /** Shows the page in another language of the interface, whatever is open. */
    speak: async (language: string) => {
      await ready();
      await page.evaluate(
        (code) =>
          (globalThis as unknown as { rpc: Rpc }).rpc.ask('settings.change', { language: code }),
        language,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    },
    /** Routes that main was asked for. */
    asked: () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked),
    invoke: async (id: ActionId) => {
      await ready();
      return page.evaluate((wanted) => {
        const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
        return actions.invoke(wanted);
      }, id);
    },
  };
}
