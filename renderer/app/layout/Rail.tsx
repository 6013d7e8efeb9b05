import { PanelLeft } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { settingsStore, shownSettings } from '../../features/settings/store.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { SCREEN_GROUPS, type Screen, type ScreenGroup } from '../../ui/feature.ts';
import { usePageStore } from '../../ui/stores.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { SCREENS } from '../registry.ts';

export interface RailProps {
  readonly current: ScreenId;
  readonly onGo: (screen: ScreenId) => void;
}

/** Windows from this width on have room for the names beside the icons. */
const WIDE = '(width >= 1100px)';

/** The way between screens: one tab stop, arrows inside. */
export function Rail({ current, onGo }: RailProps) {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const chosen = useStore(settings.state, (now) => shownSettings(now)?.place.rail ?? 'auto');
  const hasRoom = useMedia(WIDE);
  const width = chosen === 'auto' ? (hasRoom ? 'wide' : 'narrow') : chosen;
  const rail = useRef<HTMLElement>(null);
  const toggle = () => settings.keepPlace({ rail: width === 'wide' ? 'narrow' : 'wide' });
  useAction('toggle-rail', toggle);

  function walk(event: KeyboardEvent<HTMLElement>) {
    const items = [...(rail.current?.querySelectorAll<HTMLElement>('.rail-item') ?? [])];
    const next = itemByKey(event.key, items.indexOf(document.activeElement as HTMLElement), items);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <nav
      ref={rail}
      className="rail"
      data-width={width}
      aria-label={t('frame.screens')}
      onKeyDown={walk}
    >
      <div className="rail-groups">
        {SCREEN_GROUPS.slice(0, -1).map((group) => (
          <Group key={group} group={group} current={current} onGo={onGo} />
        ))}
      </div>
      <Group group="foot" current={current} onGo={onGo} />
      <RailToggle onPress={toggle} />
      {SCREENS.filter(({ group }) => group === undefined).map(({ id }) => (
        <OtherScreen key={id} id={id} onGo={onGo} />
      ))}
    </nav>
  );
}

/** The item that a key leads to; undefined where the key is none of ours. */
function itemByKey(key: string, from: number, items: readonly HTMLElement[]) {
  switch (key) {
    case 'ArrowDown':
      return items[(from + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(from, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

const screensOf = (group: ScreenGroup): readonly Screen[] =>
  SCREENS.filter((screen) => screen.group === group);

function Group({ group, current, onGo }: RailProps & { readonly group: ScreenGroup }) {
  const { t } = useI18n();
  const name = useId();
  // A screen that is not here leaves the tab stop to the first one.
  const isHere = SCREENS.some(({ id, group }) => id === current && group !== undefined);
  return (
    <div className="rail-group" data-group={group}>
      {group !== 'foot' && (
        <p id={name} className="rail-name">
          {t(`frame.group-${group}`)}
        </p>
      )}
      <ul {...(group !== 'foot' && { 'aria-labelledby': name })}>
        {screensOf(group).map((screen) => (
          <li key={screen.id}>
            <RailItem
              screen={screen}
              isCurrent={screen.id === current}
              isStop={isHere ? screen.id === current : screen.id === 'text'}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RailItemProps {
  readonly screen: Screen;
  readonly isCurrent: boolean;
  /** Tab leads to it. */
  readonly isStop: boolean;
  readonly onGo: (screen: ScreenId) => void;
}

function RailItem({ screen, isCurrent, isStop, onGo }: RailItemProps) {
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
        excludeFromTabOrder={!isStop}
        onHoverStart={() => readAhead(screen)}
        onFocus={() => readAhead(screen)}
        onPress={go}
      >
        <Icon aria-hidden="true" />
        <span className="rail-word">{t(`frame.${screen.id}`)}</span>
      </Button>
    </Tooltip>
  );
}

/** A screen that the rail has not can still be gone to. */
function OtherScreen({ id, onGo }: Pick<Screen, 'id'> & Pick<RailProps, 'onGo'>) {
  useAction(`go-${id}`, () => onGo(id));
  return null;
}

function RailToggle({ onPress }: { readonly onPress: () => void }) {
  const { name, shortcut } = useActionWords('toggle-rail');
  return (
    <Tooltip words={name} shortcut={shortcut}>
      <Button
        className="rail-item rail-toggle"
        aria-label={name}
        excludeFromTabOrder
        onPress={onPress}
      >
        <PanelLeft aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}

/** Whoever points at a screen will soon be there; where its code cannot be read, going there says so. */
function readAhead({ load }: Screen): void {
  load?.().catch(() => undefined);
}
