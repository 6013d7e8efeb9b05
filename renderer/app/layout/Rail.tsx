import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SCREENS } from '../registry.ts';
import type { Screen } from '../../ui/feature.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';

export interface RailProps {
  readonly current: ScreenId;
  readonly onGo: (screen: ScreenId) => void;
}

/** The way between screens. */
export function Rail({ current, onGo }: RailProps) {
  const { t } = useI18n();
  return (
    <nav className="rail" aria-label={t('frame.screens')}>
      <Rows screens={SCREENS.slice(0, -1)} current={current} onGo={onGo} />
      <Rows screens={SCREENS.slice(-1)} current={current} onGo={onGo} />
    </nav>
  );
}

function Rows({ screens, current, onGo }: RailProps & { readonly screens: readonly Screen[] }) {
  return (
    <ul>
      {screens.map((screen) => (
        <li key={screen.id}>
          <RailItem screen={screen} isCurrent={screen.id === current} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

interface RailItemProps {
  readonly screen: Screen;
  readonly isCurrent: boolean;
  readonly onGo: (screen: ScreenId) => void;
}

function RailItem({ screen, isCurrent, onGo }: RailItemProps) {
  const { t } = useI18n();
  const { name, shortcut } = useActionWords(`go-${screen.id}`);
  const go = () => onGo(screen.id);
  useAction(`go-${screen.id}`, go);
  const row = useRef<HTMLButtonElement>(null);
  // In a low window it may be scrolled away.
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const Icon = screen.icon;
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <Button
        ref={row}
        className="rail-item"
        aria-current={isCurrent ? 'page' : false}
        onHoverStart={() => readAhead(screen)}
        onFocus={() => readAhead(screen)}
        onPress={go}
      >
        <Icon aria-hidden="true" />
        {t(`frame.${screen.id}`)}
      </Button>
    </Tooltip>
  );
}

/** Whoever points at a screen will soon be there; where its code cannot be read, going there says so. */
function readAhead({ load }: Screen): void {
  load?.().catch(() => undefined);
}
