import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyCode } from './lazy-code.tsx';

const Nothing = () => null;

/**
 * A part of a screen whose code is read when it is first shown.
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> {
  const Part = lazyCode(load, Nothing);
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
