import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import { useAction } from './actions/use-action.ts';
import { Button } from './Button.tsx';
import type { BarVerb } from './VerbMenu.tsx';
import { VerbMenu } from './VerbMenu.tsx';
import { verbsThatFit } from './verbs-that-fit.ts';
import './VerbBar.css';

export interface VerbBarProps {
  readonly verbs: readonly BarVerb[];
  /** Of the verbs that are not the main one: `quiet` beside other quiet buttons. */
  readonly kind?: 'plain' | 'quiet';
}

/** Verbs of a bar on one line. Those that have no room are in a menu at its end. */
export function VerbBar({ verbs, kind = 'plain' }: VerbBarProps) {
  const { t } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set(verbs.keys()));
  const names = verbs.map(({ name, isMain }) => `${isMain === true} ${name}`).join('\n');

  useLayoutEffect(() => {
    const [box, sizes] = [bar.current, measure.current];
    if (box === null || sizes === null) return undefined;
    const fit = () => {
      const widths = [...sizes.children].map((one) => one.getBoundingClientRect().width);
      const gap = parseFloat(getComputedStyle(box).columnGap) || 0;
      const firsts = names.split('\n').map((name) => name.startsWith('true '));
      const fitting = verbsThatFit({
        room: box.clientWidth,
        gap,
        more: widths.at(-1) ?? 0,
        verbs: widths.slice(0, -1).map((width, i) => ({ width, isFirst: firsts[i] === true })),
      });
      box.style.setProperty('--whole', `${sizes.clientWidth}px`);
      setShown((now) => (isSame(now, fitting) ? now : fitting));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    watch.observe(sizes);
    return () => watch.disconnect();
  }, [names]);

  const rest = verbs.filter((_, place) => !shown.has(place));
  return (
    <div ref={bar} className="verb-bar">
      <span ref={measure} className="verb-bar-measure" aria-hidden="true">
        {verbs.map(({ action, name, isMain }) => (
          <span
            key={action}
            className="button"
            data-size="compact"
            data-kind={isMain === true ? 'main' : kind}
            data-name={name}
          />
        ))}
        <span className="button" data-size="compact" data-more="" data-name={t('bar.more')} />
      </span>
      {verbs.map(
        ({ action, name, isMain, isDisabled, onPress }, place) =>
          shown.has(place) && (
            <Button
              key={action}
              action={action}
              kind={isMain === true ? 'main' : kind}
              size="compact"
              isDisabled={isDisabled === true}
              onPress={onPress}
            >
              {name}
            </Button>
          ),
      )}
      {rest.length > 0 && (
        <VerbMenu
          name={t('bar.more')}
          verbs={rest}
          trigger={
            <Button kind="quiet" size="compact">
              <Ellipsis aria-hidden="true" />
              {t('bar.more')}
            </Button>
          }
        />
      )}
      {rest.map((verb) => (
        <UnseenVerb key={verb.action} verb={verb} />
      ))}
    </div>
  );
}

/** Lists of actions and shortcuts reach a verb wherever it stands. */
function UnseenVerb({ verb }: { readonly verb: BarVerb }) {
  useAction(verb.action, verb.isDisabled === true ? null : verb.onPress);
  return null;
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((place) => other.has(place));
