import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** One ref that fills two. */
export function useJoinedRef<Node>(
  own: RefObject<Node | null>,
  given: Ref<Node>,
): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof given === 'function') {
        const cleanUp = given(node);
        return () => {
          own.current = null;
          if (typeof cleanUp === 'function') cleanUp();
          else given(null);
        };
      }
      if (given !== null) given.current = node;
      return () => {
        own.current = null;
        if (given !== null) given.current = null;
      };
    },
    [own, given],
  );
}
