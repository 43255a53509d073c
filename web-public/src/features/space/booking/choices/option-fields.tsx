import type { PublicPriceList } from '@prostora/api-client';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { CheckRow } from '@prostora/ui/check-row.tsx';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { Fragment, useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { getChosenOption, groupOptions, type OptionGroup } from './choice-values.ts';
import styles from './choices.module.css';

type OnChoose = (key: string, code: string) => void;

function ExclusiveOptions({
  group,
  chosen,
  onChoose,
}: {
  group: OptionGroup;
  chosen: string;
  onChoose: OnChoose;
}): ReactNode {
  const name = useId();
  const toRow = (code: string, label: string): ReactNode => (
    <CheckRow
      key={code}
      type="radio"
      name={name}
      label={label}
      checked={chosen === code}
      onChange={() => onChoose(group.key, code)}
    />
  );
  const hasDefault = group.options.some(({ is_default }) => is_default);
  return (
    <div role="radiogroup" aria-label={group.options.map(({ label }) => label).join(', ')}>
      {group.options.map(({ code, label }) => toRow(code, label))}
      {!hasDefault && toRow('', texts.noOption)}
    </div>
  );
}

/** Options without a price of their own; those of a group exclude each other. */
export function OptionFields({ list }: { list: PublicPriceList }): ReactNode {
  const { control, clearErrors } = useFormContext<BookingValues>();
  const { field, fieldState } = useController({ control, name: 'options' });
  const groups = groupOptions(list.options);
  const errorId = useId();
  if (groups.length === 0) return null;
  const choose: OnChoose = (key, code) => {
    clearErrors('options');
    field.onChange({ ...field.value, [key]: code });
  };
  const error = fieldState.error?.message;
  return (
    <fieldset className={styles['options']} aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{texts.options}</legend>
      {groups.map((group) => {
        const chosen = getChosenOption(group, field.value);
        if (group.isExclusive)
          return <ExclusiveOptions key={group.key} group={group} chosen={chosen} onChoose={choose} />;
        return (
          <Fragment key={group.key}>
            {group.options.map(({ code, label }) => (
              <CheckRow
                key={code}
                label={label}
                checked={chosen === code}
                onChange={({ target }) => choose(group.key, target.checked ? code : '')}
              />
            ))}
          </Fragment>
        );
      })}
      {error && <FieldErrorText id={errorId}>{error}</FieldErrorText>}
    </fieldset>
  );
}
