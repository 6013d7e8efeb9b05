import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { HistoryDetail, HistoryOrigin } from '../../../../preload/contract/history.ts';
import type { OriginKind } from '../../../../preload/contract/text.ts';
import { chargeOf } from '../../connections/charge.ts';
import {
  customizationsStore,
  shownGlossaries,
  shownStyleRules,
} from '../../customizations/store.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { brief } from '../../../i18n/brief.ts';
import { LongText } from '../../../ui/LongText.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { textOptionLines, writingOptionLines, type OptionLine } from './option-lines.ts';
import { usePageStore } from '../../../ui/stores.ts';

const LOCAL = /^local-/;

function originWord(origin: HistoryOrigin, t: I18n['t']): string {
  const kind = origin.replace(LOCAL, '') as OriginKind;
  return t(`text.kind-${kind}`, { place: LOCAL.test(origin) ? 'local' : 'service' });
}

/** What made a result, in words. */
export function EntryFacts({ detail }: { readonly detail: HistoryDetail }) {
  const i18n = useI18n();
  const { t, list, locale, number } = i18n;
  const { nameOf } = useLanguages();
  const lines = useOptionLines(detail);
  const { kind, source, target, characters, origins, at } = detail;
  const charge = chargeOf(detail.connection);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  const facts: readonly (readonly [string, string])[] = [
    [t('history.fact-time'), time.format(new Date(at))],
    [t('history.fact-kind'), t(`history.kind-${kind}`)],
    ...(target === null
      ? []
      : [
          [
            t('history.fact-languages'),
            t('history.pair', {
              source: source === null ? 'none' : nameOf(source),
              target: nameOf(target),
            }),
          ] as const,
        ]),
    [t('history.fact-connection'), detail.connectionName || t('connections.offline')],
    ...(characters === null
      ? []
      : [[t('history.fact-characters', { charge }), number(characters)] as const]),
    ...(origins.length === 0
      ? []
      : [
          [
            t('history.fact-origins'),
            list(origins.map((origin) => originWord(origin, t))),
          ] as const,
        ]),
  ];
  return (
    <section className="history-facts" aria-label={t('history.facts')}>
      <h2>{t('history.facts')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <Detail key={name} name={name} value={value} />
        ))}
      </dl>
      {lines !== null && (
        <>
          <h3>{t('history.options')}</h3>
          {lines.length === 0 ? (
            <p className="soft">{t('history.options-none')}</p>
          ) : (
            <dl>
              {lines.map((line) => (
                <Detail key={line.name} {...line} />
              ))}
            </dl>
          )}
        </>
      )}
    </section>
  );
}

function Detail({ name, value, isOwn = false }: OptionLine) {
  return (
    <div className="history-fact">
      <dt className="soft">{brief(name)}</dt>
      <dd className={isOwn ? 'own-direction' : undefined}>
        <LongText text={value} />
      </dd>
    </div>
  );
}

/** The options of the request; null where it has none. */
function useOptionLines({ request }: HistoryDetail): readonly OptionLine[] | null {
  const i18n = useI18n();
  const { nameOf } = useLanguages();
  const customizations = usePageStore(customizationsStore);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const styleRules = useStore(customizations.state, shownStyleRules);
  useEffect(() => void customizations.load(), [customizations]);
  return useMemo(() => {
    const names = {
      glossary: (id: string) => glossaries.find((one) => one.id === id)?.name,
      styleRule: (id: string) => styleRules.find((one) => one.id === id)?.name,
      language: nameOf,
    };
    if (request?.kind === 'text') return textOptionLines(request.request, i18n, names);
    if (request?.kind === 'writing') return writingOptionLines(request.request, i18n, names);
    return null;
  }, [request, glossaries, styleRules, nameOf, i18n]);
}
