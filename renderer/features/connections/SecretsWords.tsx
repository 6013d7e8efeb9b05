import type { SecretStorage } from '../../../preload/contract/app.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** Where keys are kept, and why not in a store when they are not. */
export function SecretsWords({ secrets }: { readonly secrets: SecretStorage }) {
  const { t, gap } = useI18n();
  if (secrets.kept === 'store') return <>{t('secrets.store', { backend: secrets.backend })}</>;
  return (
    <>
      {t('secrets.session')}
      {gap}
      {t(`secrets.why.${secrets.why}`)}
    </>
  );
}
