import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { isAboveLength } from '@prostora/strings/cs/price-list-rules.ts';
import { CheckField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import type { DetailProps } from './detail-props.ts';
import styles from './details.module.css';
import { DurationField } from './number-field.tsx';
import { toFieldId } from './tokens.tsx';

const texts = priceListEditor.conditions;

/** How long an event takes for the rule to hold: from or above a length, and up to another. */
export function LengthConditions({ rule, index, errors, changeWhen }: DetailProps): ReactNode {
  const { min_minutes: min, max_minutes: max } = rule.when;
  const [isAbove, setAbove] = useState(min !== null && isAboveLength(min));
  const more = Number(isAbove);
  const toggle = (checked: boolean): void => {
    setAbove(checked);
    if (min !== null) changeWhen({ min_minutes: min - more + Number(checked) });
  };
  return (
    <div className={styles['grid']}>
      <div className={styles['stack']}>
        <DurationField
          id={toFieldId(`rules.${index}.when.min_minutes`)}
          label={texts.minLength}
          hint={texts.lengthHint}
          value={min === null ? null : min - more}
          error={errors[`rules.${index}.when.min_minutes`]}
          onChange={(length) => changeWhen({ min_minutes: length === null ? null : length + more })}
        />
        {min !== null && !Number.isNaN(min) && (
          <CheckField
            label={texts.above}
            checked={isAbove}
            onChange={({ target }) => toggle(target.checked)}
          />
        )}
      </div>
      <DurationField
        id={toFieldId(`rules.${index}.when.max_minutes`)}
        label={texts.maxLength}
        value={max}
        error={errors[`rules.${index}.when.max_minutes`]}
        onChange={(length) => changeWhen({ max_minutes: length })}
      />
    </div>
  );
}
