import { useContext, type ReactNode } from 'react';
import { DepthContext, useCover } from './actions/use-action.ts';

/** The inside of a dialog: while it is open, shortcuts of what lies behind it are not heard. */
export function Covering({ children }: { readonly children: ReactNode }) {
  const depth = useContext(DepthContext) + 1;
  useCover(depth);
  return <DepthContext value={depth}>{children}</DepthContext>;
}
