import { lazy, type ComponentType } from 'react';

/**
 * A screen whose code is read when it is first shown. Its code comes from main: where that cannot be
 * read main is gone, and what is shown in its place is nothing under the notice that says so.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (screen) => ({ default: screen }),
      (): { default: ComponentType<Props> } => ({ default: NoScreen }),
    ),
  );

const NoScreen = () => <main id="work" tabIndex={-1} />;
