import { Info } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';

const ServiceDetails = lazyPart(async () => (await import('./ServiceDetails.tsx')).ServiceDetails);

/** The info button: where texts go, and the usage figures in full. */
export function ServiceInfo() {
  const { t } = useI18n();
  return (
    <Popover
      name={t('status.info')}
      placement="top end"
      trigger={
        <IconButton action="service-info" icon={Info} size="compact" name={t('status.info')} />
      }
    >
      <ServiceDetails />
    </Popover>
  );
}
