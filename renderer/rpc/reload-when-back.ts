const EVERY_MS = 100;

/** The parts of a window that are needed. */
export interface ReloadingPage {
  fetch(path: string, options: { readonly method: string }): Promise<{ readonly ok: boolean }>;
  setTimeout(run: () => void, ms: number): unknown;
  readonly location: { reload(): void };
}

/** Reloads the page as soon as the server that it came from admits it again. */
export async function reloadWhenBack(page: ReloadingPage): Promise<void> {
  for (;;) {
    await new Promise<undefined>((resolve) => page.setTimeout(() => resolve(undefined), EVERY_MS));
    const isBack = await page.fetch('/', { method: 'HEAD' }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!isBack) continue;
    page.location.reload();
    return;
  }
}
