import { expect, type Page } from '@playwright/test';
import type { Actions } from '../../renderer/ui/actions/actions.ts';
import type { ActionId } from '../../renderer/ui/actions/table.ts';

/** The actions of a page over a fake main process; `test/page/main.ts` gives them out. */
export function pageActions(page: Page) {
  const offered = () =>
    page.evaluate(() => {
      const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
      return [...actions.state.getState().offered];
    });
  return {
    offered,
    /** What was reached for last, and what could not run. */
    last: () =>
      page.evaluate(() => {
        const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
        const { recent, unavailable } = actions.state.getState();
        return { recent: recent[0], unavailable };
      }),
    /** Routes that main was asked for. */
    asked: () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked),
    invoke: async (id: ActionId) => {
      // What works everywhere is read when the page has been drawn.
      await expect.poll(offered).toContain('theme-light');
      return page.evaluate((wanted) => {
        const { pageActions: actions } = globalThis as unknown as { pageActions: Actions };
        return actions.invoke(wanted);
      }, id);
    },
  };
}
