import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { FormalityPicker } from '../../customizations/FormalityPicker.tsx';
import { GlossaryPicker } from '../../customizations/GlossaryPicker.tsx';
import { StyleRulePicker } from '../../customizations/StyleRulePicker.tsx';
import { OptionsHead } from '../../../ui/OptionsHead.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TagField } from '../../projects/TagField.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { batchOptionCount } from './batch.ts';
import '../../../ui/Options.css';
import { usePageStore } from '../../../ui/stores.ts';
import { customizationsStore } from '../../customizations/store.ts';
import { documentsStore } from '../store.ts';

export interface BatchOptionsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What else applies to the files that are added next. */
export function BatchOptions({ id, onClose }: BatchOptionsProps) {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const customizations = usePageStore(customizationsStore);
  const batch = useStore(documents.state, (now) => now.batch);
  useEffect(() => void customizations.load(), [customizations]);
  const { shared, source, target } = batch;

  return (
    <aside
      className="options"
      id={id}
      aria-label={t('documents.options')}
      onKeyDown={(event) => {
        // An open list takes its own Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <OptionsHead
        isChanged={batchOptionCount(batch) > 0}
        onReset={documents.resetOptions}
        onClose={onClose}
      />
      <div className="options-list">
        <section className="options-part">
          <h3>{t('options.terms')}</h3>
          <div className="own">
            <GlossaryPicker
              chosen={shared.glossaries ?? []}
              source={source}
              targets={[target]}
              onChange={(glossaries) => documents.setShared({ glossaries: [...glossaries] })}
            />
          </div>
          <StyleRulePicker
            chosen={shared.styleRule}
            targets={[target]}
            onChoose={(styleRule) => documents.setShared({ styleRule })}
          />
          <FormalityPicker
            chosen={shared.formality}
            targets={[target]}
            onChoose={(formality) => documents.setShared({ formality })}
          />
        </section>
        <section className="options-part">
          <h3>{t('documents.options.files')}</h3>
          <PdfBecomes />
          <Watermark />
          <Minify />
        </section>
        <section className="options-part">
          <h3>{t('options.account')}</h3>
          <TagField
            value={shared.reportingTag ?? ''}
            onChange={(reportingTag) => documents.setShared({ reportingTag })}
          />
        </section>
      </div>
    </aside>
  );
}

function PdfBecomes() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const isDocx = useStore(documents.state, (now) => now.batch.pdfAsDocx);
  return (
    <Picker
      label={t('documents.pdf')}
      choices={[
        { id: 'same', name: t('documents.pdf.same') },
        { id: 'docx', name: t('documents.pdf.docx') },
      ]}
      chosen={isDocx ? 'docx' : 'same'}
      hint={t('documents.pdf.hint')}
      onChoose={(id) => documents.setBatch({ pdfAsDocx: id === 'docx' })}
    />
  );
}

/** Disabled, with the reason, where it would do nothing for the files that wait to be added. */
function Watermark() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const isOn = useStore(documents.state, (now) => now.batch.watermark);
  const isIdle = useStore(
    documents.state,
    ({ incoming }) =>
      incoming !== null &&
      !incoming.files.some(({ format }) => format === 'docx' || format === 'pdf'),
  );
  const hint = useId();
  return (
    <div>
      <Switch
        isSelected={isOn && !isIdle}
        isDisabled={isIdle}
        aria-describedby={hint}
        onChange={(watermark) => documents.setBatch({ watermark })}
      >
        {t('documents.watermark')}
      </Switch>
      <p className="soft small" id={hint}>
        {t(isIdle ? 'documents.watermark.none' : 'documents.watermark.hint')}
      </p>
    </div>
  );
}

function Minify() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const isOn = useStore(documents.state, (now) => now.batch.minify);
  const hint = useId();
  return (
    <div>
      <Switch
        isSelected={isOn}
        aria-describedby={hint}
        onChange={(minify) => documents.setBatch({ minify })}
      >
        {t('documents.minify')}
      </Switch>
      <p className="soft small" id={hint}>
        {t('documents.minify.hint')}
      </p>
    </div>
  );
}
