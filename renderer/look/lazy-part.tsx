import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const Nothing = () => null;

/**
 * A part of a screen whose code is read when it is first shown. Its code comes from main: where that
 * cannot be read main is gone, and the page says so by itself.
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: Nothing }),
    ),
  );
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
