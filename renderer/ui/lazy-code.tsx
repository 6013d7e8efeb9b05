import { lazy, type ComponentType, type ReactNode } from 'react';
import { useReady } from './ready.ts';

/**
 * A component whose code is read when it is first shown, together with what else was not needed for
 * the start. Its code comes from main: where that cannot be read main is gone, and the page says so by
 * itself.
 * @param Gone stands in its place then
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Gone: () => ReactNode,
): ComponentType<Props> {
  let reading: Promise<{ default: ComponentType<Props> }> | null = null;
  const read = () =>
    (reading ??= load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: Gone }),
    ));
  const Part = lazy(read);
  return function LazyCode(props: Props) {
    // Both are under way at once.
    void read();
    useReady();
    return <Part {...props} />;
  };
}
