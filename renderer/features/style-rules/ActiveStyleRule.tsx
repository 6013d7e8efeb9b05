import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { customizationsStore, shownStyleRules } from '../customizations/store.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './ActiveStyleRule.css';
import { usePageStore } from '../../ui/stores.ts';

export interface ActiveStyleRuleProps {
  /** Id; undefined: none acts, and nothing is shown. */
  readonly id: string | undefined;
}

/** The name of the style rule that goes with a request. */
export function ActiveStyleRule({ id }: ActiveStyleRuleProps) {
  const { t } = useI18n();
  const customizations = usePageStore(customizationsStore);
  const rule = useStore(customizations.state, (now) =>
    shownStyleRules(now).find((one) => one.id === id),
  );
  const isAsked = useStore(customizations.state, (now) => now.styleRules.state !== 'idle');
  const isActive = id !== undefined;
  // A draft that was brought back knows the rule only by its id.
  useEffect(() => {
    if (isActive && !isAsked) void customizations.load();
  }, [customizations, isActive, isAsked]);
  if (!isActive) return null;
  const words =
    rule === undefined
      ? t('style-rules.active-unnamed')
      : t('style-rules.active', { name: rule.name });
  return (
    <span className="active-style" title={words}>
      <PenLine aria-hidden="true" />
      <span className="active-style-name">{brief(words)}</span>
    </span>
  );
}
