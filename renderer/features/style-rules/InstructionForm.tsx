import { useState } from 'react';
import { useStore } from 'zustand';
import {
  MAX_INSTRUCTION_CHARACTERS,
  MAX_STYLE_LABEL_CHARACTERS,
} from '../../../preload/contract/limits.ts';
import type { StyleRuleList } from '../../../preload/contract/style-rules.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useLanguageChoices } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { InstructionEdit } from './state.ts';
import { useRefusal } from './use-refusal.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

export interface InstructionFormProps {
  readonly edit: InstructionEdit;
  readonly list: StyleRuleList;
}

const ANY = 'any';

/** An instruction while it is written, in its own place. Escape leaves. */
export function InstructionForm({ edit, list }: InstructionFormProps) {
  const { t, language } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const keeping = useStore(styleRules.state, (now) => now.keeping);
  const choices = useLanguageChoices('source');
  const [isTried, setTried] = useState(false);
  const refusal = useRefusal(keeping, ['source_language', 'label', 'prompt']);
  const { label, prompt, sourceLanguage } = edit;
  const write = (change: Partial<InstructionEdit>) =>
    styleRules.writeInstruction({ ...edit, ...change });
  const left = (text: string, max: number) => max - Array.from(text).length;
  const labelLeft = left(label, MAX_STYLE_LABEL_CHARACTERS);
  const promptLeft = left(prompt, MAX_INSTRUCTION_CHARACTERS);
  const isPending = keeping.state === 'running';
  const isLong = labelLeft < 0 || promptLeft < 0;
  const isComplete = label.trim() !== '' && prompt.trim() !== '' && !isLong;
  const before = list.instructions.find(({ id }) => id === edit.id)?.label;

  function fault(text: string, room: number, field: 'label' | 'prompt') {
    if (room < 0) return t('style-rules.instruction.long', tooLong(room, field));
    if (isTried && text.trim() === '') return t('style-rules.instruction.empty');
    return refusal.at(field);
  }

  return (
    <form
      className="style-instruction-form"
      aria-label={
        before === undefined
          ? t('style-rules.instruction.new')
          : t('style-rules.instruction.editing', { label: before })
      }
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) void styleRules.keepInstruction();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) {
          return;
        }
        event.preventDefault();
        styleRules.writeInstruction(null);
      }}
    >
      <Field
        label={t('style-rules.instruction.label')}
        value={label}
        autoFocus
        hint={t('style-rules.instruction.left', { left: labelLeft })}
        error={fault(label, labelLeft, 'label')}
        onChange={(next) => write({ label: next })}
      />
      <Picker
        label={t('style-rules.instruction.source')}
        choices={[{ id: ANY, name: t('style-rules.instruction.source-any') }, ...choices]}
        chosen={sourceLanguage ?? ANY}
        shown={sourceLanguage === null ? undefined : language(sourceLanguage)}
        hint={refusal.at('source_language') ?? ''}
        isSearchable
        onChoose={(id) => write({ sourceLanguage: id === ANY ? null : id })}
      />
      <div className="style-instruction-prompt">
        <Field
          label={t('style-rules.instruction.prompt')}
          value={prompt}
          rows={3}
          spellCheck
          hint={t('style-rules.instruction.left', { left: promptLeft })}
          error={fault(prompt, promptLeft, 'prompt')}
          onChange={(next) => write({ prompt: next })}
        />
      </div>
      <div className="list-screen-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending} isDisabled={isLong}>
          {t(isPending ? 'style-rules.saving' : 'style-rules.instruction.keep')}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => styleRules.writeInstruction(null)}>
          {t('style-rules.cancel')}
        </Button>
      </div>
      {refusal.failure !== null && <FailureCard failure={refusal.failure} />}
    </form>
  );
}

function tooLong(room: number, field: 'label' | 'prompt') {
  const max = field === 'label' ? MAX_STYLE_LABEL_CHARACTERS : MAX_INSTRUCTION_CHARACTERS;
  return { count: max - room, max };
}
