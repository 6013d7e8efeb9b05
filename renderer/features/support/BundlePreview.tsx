import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { saveFile } from '../../rpc/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { LongText } from '../../ui/LongText.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { MessageKey } from '../../i18n/i18n.ts';

/** Everything that the file holds, as it will be saved. */
export function BundlePreview({ file }: { readonly file: ExportedFile }) {
  const { t, locale } = useI18n();
  const id = useId();
  const text = useMemo(() => new TextDecoder().decode(file.bytes), [file]);
  const [word, setWord] = useState<MessageKey>('support.copy');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setWord('support.copied'),
      () => setWord('support.copy-refused'),
    );
  return (
    <figure className="support-preview">
      <figcaption id={id}>{t('support.preview', { name: file.name })}</figcaption>
      <pre tabIndex={0} role="region" aria-labelledby={id} dir="ltr">
        <LongText text={text} />
      </pre>
      <div className="support-verbs">
        <Button kind="main" onPress={() => saveFile(file)}>
          <Download aria-hidden="true" />
          {t('support.save')}
        </Button>
        <Button onPress={copy}>
          <Copy aria-hidden="true" />
          <span aria-live="polite">{t(word)}</span>
        </Button>
        <span className="soft small">
          {t('support.size', { name: file.name, size: fileSize(file.bytes.length, locale) })}
        </span>
      </div>
    </figure>
  );
}
