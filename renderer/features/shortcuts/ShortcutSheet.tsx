import { useState } from 'react';
import { useAction } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import type { SheetProps } from './Sheet.tsx';

const Sheet = lazyPart<SheetProps>(async () => (await import('./Sheet.tsx')).Sheet);

/** Over any screen: every shortcut as it is now, those of the screen in view first. */
export function ShortcutSheet({ screen }: { readonly screen: ScreenId }) {
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIdle();
  useAction('shortcut-sheet', () => setOpen(true));
  return isIdle || isOpen ? <Sheet screen={screen} isOpen={isOpen} onOpenChange={setOpen} /> : null;
}
