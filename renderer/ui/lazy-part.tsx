import {
  createElement,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { DepthContext, useCover } from './actions/use-action.ts';
import { holdKeysAhead } from './keys-ahead.ts';
import { useReady } from './ready.ts';

const Nothing = () => null;

export interface LazyPartOptions {
  /**
   * It takes the keyboard when it is there, and is drawn only when it was asked for: what is typed waits for
   * it. A dialog lies over what is behind it from then on, so that no shortcut acts there.
   */
  readonly takesKeys?: 'dialog' | 'list';
}

function KeysAhead() {
  useLayoutEffect(() => holdKeysAhead(), []);
  return null;
}

/** In the place of a dialog that is not there yet. */
export function DialogAhead() {
  useCover(useContext(DepthContext) + 1);
  return <KeysAhead />;
}

/**
 * A part of a screen whose code is read when it is first shown, together with what else was not needed
 * for the start. It does not suspend for its code: React holds back whatever follows a fallback for
 * 300 ms, which is longer than the code takes.
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = Nothing,
  { takesKeys }: LazyPartOptions = {},
): ComponentType<Props> {
  let code: ComponentType<Props> | null = null;
  let reading: Promise<void> | null = null;
  const read = () =>
    (reading ??= load()
      // It comes from main: where it cannot be read main is gone, and the page says so by itself.
      .catch((): ComponentType<Props> => Nothing)
      .then((part) => {
        code = part;
      }));

  const meanwhile = (props: Props) => (
    <>
      {takesKeys === 'dialog' && <DialogAhead />}
      {takesKeys === 'list' && <KeysAhead />}
      {fallback(props)}
    </>
  );

  function Part(props: Props) {
    const [isRead, setRead] = useState(code !== null);
    // Both are under way at once.
    void read();
    useReady();
    useEffect(() => {
      let isShown = true;
      void read().then(() => isShown && setRead(true));
      return () => {
        isShown = false;
      };
    }, []);
    return isRead && code !== null ? createElement(code, props) : meanwhile(props);
  }

  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={meanwhile(props)}>
        <Part {...props} />
      </Suspense>
    );
  };
}
