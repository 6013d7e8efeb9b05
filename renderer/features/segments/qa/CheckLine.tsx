import {
  QA_SEVERITIES,
  USUAL_SEVERITY,
  type QaCheck,
} from '../../../../preload/contract/qa-checks.ts';
import type { LengthLimit, QaProfile } from '../../../../preload/contract/qa-profiles.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { checkName } from './check-name.ts';
import { withCheck, withSeverity } from './profile-edits.ts';

export interface CheckLineProps {
  readonly check: QaCheck;
  readonly profile: QaProfile;
  /** The built-in profile stays as it is. */
  readonly isFixed: boolean;
  readonly onChange: (profile: QaProfile) => void;
}

/** A check of a profile: whether it is made, how much its issues matter, and its figures. */
export function CheckLine({ check, profile, isFixed, onChange }: CheckLineProps) {
  const { t } = useI18n();
  const isLimit = check === 'length-limit';
  // Without a figure there is nothing to check.
  const isMade = !profile.off.includes(check) && (!isLimit || profile.limit !== null);
  const name = checkName(check, t);

  function turn(isOn: boolean) {
    const next = withCheck(profile, check, isOn || isLimit);
    onChange(isLimit ? { ...next, limit: isOn ? USUAL_LIMIT : null } : next);
  }

  return (
    <li className="qa-check">
      <Switch isSelected={isMade} isDisabled={isFixed} onChange={turn}>
        {name}
      </Switch>
      <Picker
        label={t('segments.qa.severity-of', { check: name })}
        labelPlace="unseen"
        choices={QA_SEVERITIES.map((id) => ({
          id,
          name: t('segments.qa.severity', { severity: id }),
        }))}
        chosen={profile.severities[check] ?? USUAL_SEVERITY[check]}
        isDisabled={isFixed || !isMade}
        onChoose={(id) => {
          const severity = QA_SEVERITIES.find((one) => one === id);
          if (severity !== undefined) onChange(withSeverity(profile, check, severity));
        }}
      />
      {isLimit && profile.limit !== null && (
        <Limit
          limit={profile.limit}
          isFixed={isFixed}
          onChange={(limit) => onChange({ ...profile, limit })}
        />
      )}
    </li>
  );
}

const USUAL_LIMIT: LengthLimit = { unit: 'percent', most: 130 };

interface LimitProps {
  readonly limit: LengthLimit;
  readonly isFixed: boolean;
  readonly onChange: (limit: LengthLimit) => void;
}

/** A limit of the person's own. */
function Limit({ limit: { unit, most }, isFixed, onChange }: LimitProps) {
  const { t } = useI18n();
  return (
    <div className="qa-limit">
      <NumberField
        label={t('segments.qa.limit')}
        value={most}
        min={1}
        max={100_000}
        isDisabled={isFixed}
        onChange={(next) => onChange({ unit, most: next })}
      />
      <Picker
        label={t('segments.qa.limit-unit')}
        choices={(['characters', 'percent'] as const).map((id) => ({
          id,
          name: t('segments.qa.limit-units', { unit: id }),
        }))}
        chosen={unit}
        isDisabled={isFixed}
        onChoose={(id) => onChange({ unit: id === 'percent' ? 'percent' : 'characters', most })}
      />
    </div>
  );
}
