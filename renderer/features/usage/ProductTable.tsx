import type { ProductUsage } from '../../../preload/contract/usage.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { amountWords } from './amount-words.ts';
import type { KnownUsage } from './meters.ts';

const MINUTE = 60_000;

/** The products of the service, each as used by this key and by the whole account. */
export function ProductTable({ products }: { readonly products: readonly ProductUsage[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (products.length === 0) return <p className="soft">{t('usage.products.none')}</p>;
  return (
    <table className="usage-products" aria-labelledby="usage-products">
      <thead>
        <tr className="soft small">
          <th scope="col">{t('usage.products.product')}</th>
          <th scope="col">{t('usage.products.key')}</th>
          <th scope="col">{t('usage.products.account')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, unit, keyCount, accountCount }) => (
          <tr key={`${product} ${unit ?? ''}`}>
            <th scope="row">{t('usage.product', { product })}</th>
            <td className="tabular">
              <bdi>{billedWords(unit, keyCount, i18n)}</bdi>
            </td>
            <td className="tabular">
              <bdi>{billedWords(unit, accountCount, i18n)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the offline service was used for, as exactly as its meters have it: it has one user, and no minutes are billed. */
export function OfflineProducts({ usage }: { readonly usage: KnownUsage }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (usage.products.length === 0) return <p className="soft">{t('usage.products.none')}</p>;
  return (
    <table className="usage-products" aria-labelledby="usage-products">
      <thead>
        <tr className="soft small">
          <th scope="col">{t('usage.products.product')}</th>
          <th scope="col">{t('usage.products.used')}</th>
        </tr>
      </thead>
      <tbody>
        {usage.products.map((one) => (
          <tr key={`${one.product} ${one.unit ?? ''}`}>
            <th scope="row">{t('usage.product', { product: one.product })}</th>
            <td className="tabular">
              <bdi>{usedWords(one, usage, i18n)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Speech to the second; a count of products has whole minutes alone. */
export function usedWords(
  { product, unit, accountCount }: ProductUsage,
  usage: KnownUsage,
  i18n: I18n,
): string {
  const speech =
    product === 'speechToText' || product === 'speechToSpeech' ? usage[product] : undefined;
  return speech === undefined
    ? billedWords(unit, accountCount, i18n)
    : amountWords('speech', speech.count, i18n);
}

/** A count in the unit that the service bills in. */
function billedWords(unit: string | null, count: number | null, i18n: I18n): string {
  if (count === null) return '–';
  if (unit === null) return i18n.number(count);
  if (unit === 'characters') return amountWords('characters', count, i18n);
  if (unit === 'minutes') return amountWords('speech', count * MINUTE, i18n);
  return i18n.t('usage.amount.other', { count, unit });
}
