import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import type { Choice, ChoicesProps } from './Choices.tsx';
import { lazyPart } from './lazy-part.tsx';
import { brief } from '../i18n/brief.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import './Button.css';
import './Field.css';
import './Picker.css';
import './Popover.css';

export interface PickerProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Id of the chosen one; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Stands on the button instead of the chosen one's name. */
  readonly shown?: string | undefined;
  /** What it is, ahead of what is shown, which keeps its own direction. */
  readonly lead?: string | undefined;
  readonly labelPlace?: 'above' | 'beside' | 'unseen';
  /** Below the field, in room that is always kept when given, '' included. */
  readonly hint?: string | undefined;
  /** Stands alone on the button, with the label as its name. */
  readonly icon?: LucideIcon;
  /** Searching pays from about eight choices. */
  readonly isSearchable?: boolean;
  readonly isDisabled?: boolean;
  /** Below the list: how far loading has come, say. */
  readonly foot?: ReactNode;
  readonly onOpen?: () => void;
  /** Opening it from outside, by a shortcut say, is a click on this button. */
  readonly buttonRef?: { current: HTMLButtonElement | null };
}

// No start shows the list and its search; the page reads them once it is idle.
const Choices = lazyPart<ChoicesProps>(
  async () => (await import('./Choices.tsx')).Choices,
  undefined,
  { takesKeys: 'list' },
);

/** Chooses one of several, with search. */
export function Picker(props: PickerProps) {
  const { label, choices, chosen, labelPlace = 'above', hint, isSearchable = false } = props;
  const { t } = useI18n();
  const Icon = props.icon;
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = props.buttonRef ?? own;
  const [isOpen, setOpen] = useState(false);
  const current = choices.find((choice) => choice.id === chosen);
  const shown = brief(props.shown ?? current?.name ?? '');

  function open() {
    setOpen(true);
    props.onOpen?.();
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className="picker" data-label={labelPlace}>
      <span id={`${id}-label`} className={labelPlace === 'unseen' ? 'unseen' : 'field-label'}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        role="combobox"
        className={Icon === undefined ? 'picker-button' : 'button'}
        {...(Icon !== undefined && { 'data-kind': 'quiet', 'data-icon-only': '', title: label })}
        disabled={props.isDisabled}
        aria-labelledby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        {Icon === undefined ? (
          <>
            {props.lead !== undefined && <span className="picker-lead">{props.lead} </span>}
            <span className="picker-shown own-direction">{shown}</span>
            <ChevronDown aria-hidden="true" />
          </>
        ) : (
          <Icon aria-hidden="true" />
        )}
      </button>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="field-hint">
          {brief(hint)}
        </div>
      )}
      <Popover
        className="popover picker-popover"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(next) => (next ? open() : close())}
        placement="bottom start"
        offset={4}
        aria-label={t('look.choices', { label })}
      >
        <div
          className="picker-inside"
          id={`${id}-list`}
          role="dialog"
          aria-label={t('look.choices', { label })}
        >
          <Choices
            label={label}
            choices={choices}
            chosen={chosen}
            isSearchable={isSearchable}
            onChoose={(picked) => {
              close();
              if (picked !== chosen) props.onChoose(picked);
            }}
          />
        </div>
        {props.foot !== undefined && <div className="picker-foot">{props.foot}</div>}
      </Popover>
    </div>
  );
}
