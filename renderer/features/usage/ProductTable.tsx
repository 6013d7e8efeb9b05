import type { ProductUsage } from '../../../preload/contract/usage.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { amountWords } from './amount-words.ts';

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

/** A count in the unit that the service bills in. */
function billedWords(unit: string | null, count: number | null, i18n: I18n): string {
  if (count === null) return '–';
  if (unit === null) return i18n.number(count);
  if (unit === 'characters') return amountWords('characters', count, i18n);
  if (unit === 'minutes') return amountWords('speech', count * MINUTE, i18n);
  return i18n.t('usage.amount.other', { count, unit });
}
