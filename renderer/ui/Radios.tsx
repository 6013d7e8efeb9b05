import type { LucideIcon } from 'lucide-react';
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components';
import './Field.css';
import './Radios.css';

export interface RadioChoice<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** One sentence below the name. */
  readonly about?: string;
  readonly icon?: LucideIcon;
}

export interface RadiosProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly choices: readonly RadioChoice<Id>[];
  /**
   * `row`: short words side by side; `list`: one below the other, with their sentences; `cards`: equal
   * cards side by side where there is room.
   */
  readonly shape: 'row' | 'list' | 'cards';
  readonly labelPlace?: 'above' | 'unseen';
  readonly isDisabled?: boolean;
}

/** One of a few, all of them in sight. */
export function Radios<Id extends string>(props: RadiosProps<Id>) {
  const { label, value, onChange, choices, shape, labelPlace = 'above', isDisabled } = props;
  return (
    <RadioGroup
      className="radios"
      data-shape={shape}
      value={value}
      isDisabled={isDisabled ?? false}
      orientation={shape === 'row' ? 'horizontal' : 'vertical'}
      onChange={(id) => {
        const chosen = choices.find((choice) => choice.id === id);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      <Label className={labelPlace === 'above' ? 'field-label' : 'unseen'}>{label}</Label>
      <div className="radios-choices">
        {choices.map(({ id, name, about, icon: Icon }) => (
          <RadioField key={id} value={id} className="radio">
            <RadioButton className="radio-button">
              <span className="radio-mark" aria-hidden="true" />
              {Icon !== undefined && <Icon aria-hidden="true" />}
              <span className="radio-name">{name}</span>
            </RadioButton>
            {about !== undefined && (
              <Text slot="description" className="radio-about" data-icon={Icon && ''}>
                {about}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
