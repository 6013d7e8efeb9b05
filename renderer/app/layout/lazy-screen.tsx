import type { ComponentType } from 'react';
import { lazyCode } from '../../ui/lazy-code.tsx';

/**
 * A screen whose code is read when it is first shown. Where that cannot be done nothing stands in its
 * place, under the notice that main is gone.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyCode(load, NoScreen);

const NoScreen = () => <main id="work" tabIndex={-1} />;
