import { Info } from 'lucide-react';
import { IconButton } from '../look/IconButton.tsx';
import { lazyPart } from '../look/lazy-part.tsx';
import { Popover } from '../look/Popover.tsx';
import { useWords } from '../words/use-words.ts';

const ServiceDetails = lazyPart(async () => (await import('./ServiceDetails.tsx')).ServiceDetails);

/** The info button: where texts go, and the usage figures in full. */
export function ServiceInfo() {
  const { t } = useWords();
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
