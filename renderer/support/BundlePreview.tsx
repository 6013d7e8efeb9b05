import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { ExportedFile } from '../../preload/contract/exported-file.ts';
import { saveFile } from '../desk/save-file.ts';
import { Button } from '../look/Button.tsx';
import { fileSize } from '../words/file-size.ts';
import { LongText } from '../look/LongText.tsx';
import { useWords } from '../words/use-words.ts';
import type { WordKey } from '../words/words.ts';

/** Everything that the file holds, as it will be saved. */
export function BundlePreview({ file }: { readonly file: ExportedFile }) {
  const { t, locale } = useWords();
  const id = useId();
  const text = useMemo(() => new TextDecoder().decode(file.bytes), [file]);
  const [word, setWord] = useState<WordKey>('support.copy');
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
