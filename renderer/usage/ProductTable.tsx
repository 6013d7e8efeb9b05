import type { ProductUsage } from '../../preload/contract/usage.ts';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';
import { amountWords } from './amount-words.ts';

const MINUTE = 60_000;

/** The products of the service, each as used by this key and by the whole account. */
export function ProductTable({ products }: { readonly products: readonly ProductUsage[] }) {
  const words = useWords();
  const { t } = words;
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
              <bdi>{billedWords(unit, keyCount, words)}</bdi>
            </td>
            <td className="tabular">
              <bdi>{billedWords(unit, accountCount, words)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A count in the unit that the service bills in. */
function billedWords(unit: string | null, count: number | null, words: Words): string {
  if (count === null) return '–';
  if (unit === null) return words.number(count);
  if (unit === 'characters') return amountWords('characters', count, words);
  if (unit === 'minutes') return amountWords('speech', count * MINUTE, words);
  return words.t('usage.amount.other', { count, unit });
}
