import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { SelectField } from '@prostora/ui';
import { TimeField } from '@prostora/ui/calendar/time-field.tsx';
import type { ReactNode } from 'react';
import { useEditor } from '../use-price-list-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { listPeriodOptions, toOptions, type DetailProps } from './detail-props.ts';
import styles from './details.module.css';
import { NumberField } from './number-field.tsx';
import { toFieldId } from './tokens.tsx';

const texts = priceListEditor.conditions;

/** Purposes: chosen ones as toggles, the others in a list. */
export function Purposes({ rule, index, errors, changeWhen }: DetailProps): ReactNode {
  const { names } = useEditor();
  const { purposes } = rule.when;
  const all = Object.entries(names.purposes ?? {});
  const rest = all.filter(([slug]) => !purposes.includes(slug));
  return (
    <div className={styles['pair']}>
      <SelectField
        label={texts.purposes}
        value=""
        error={errors[`rules.${index}.when.purposes`]}
        onChange={({ target }) =>
          target.value !== '' && changeWhen({ purposes: [...purposes, target.value] })
        }
      >
        <option value="">{texts.addPurpose}</option>
        {rest.map(([slug, name]) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {purposes.length > 0 && (
        <ChoiceChips
          label={texts.purposes}
          options={purposes.map((slug) => ({ value: slug, label: names.purposes?.[slug] ?? slug }))}
          values={purposes}
          onChange={(values) => changeWhen({ purposes: values })}
        />
      )}
    </div>
  );
}

const LISTS = ['layouts', 'not_periods'] as const;
const NUMBERS = ['min_guests', 'max_guests', 'max_lead_days'] as const;
/** What the guest chooses for the rule to hold, or not to hold. */
export function OptionConditions({ rule, index, errors, changeWhen }: DetailProps): ReactNode {
  const { state } = useEditor();
  const options = toOptions(state.draft.options);
  if (options.length === 0) return <p className={styles['hint']}>{texts.noOptions}</p>;
  return (
    <>
      <ChoiceChips
        label={texts.options}
        options={options}
        values={rule.when.options}
        error={errors[`rules.${index}.when.options`]}
        onChange={(values) => changeWhen({ options: values })}
      />
      <ChoiceChips
        label={texts.notOptions}
        options={options}
        values={rule.when.not_options}
        error={errors[`rules.${index}.when.not_options`]}
        onChange={(values) => changeWhen({ not_options: values })}
      />
    </>
  );
}

/** Conditions that few rules have. */
export function MoreConditions({ rule, index, hasProblem, errors, changeWhen }: DetailProps): ReactNode {
  const { state } = useEditor();
  const { when } = rule;
  const errorOf = (field: string): string | undefined => errors[`rules.${index}.when.${field}`];
  const isUsed =
    LISTS.some((field) => when[field].length > 0) ||
    NUMBERS.some((field) => when[field] !== null) ||
    when.from !== null ||
    when.to !== null;
  const number = (field: (typeof NUMBERS)[number], label: string): ReactNode => (
    <NumberField
      id={toFieldId(`rules.${index}.when.${field}`)}
      label={label}
      value={when[field]}
      error={errorOf(field)}
      onChange={(value) => changeWhen({ [field]: value })}
    />
  );
  const clock = (field: 'from' | 'to', label: string): ReactNode => (
    <TimeField
      id={toFieldId(`rules.${index}.when.${field}`)}
      label={label}
      value={when[field] ?? ''}
      hasEmpty
      stepMinutes={15}
      error={errorOf(field)}
      onTime={(time) => changeWhen({ [field]: time || null })}
    />
  );
  return (
    <details className={styles['more']} open={isUsed || hasProblem}>
      <summary>{texts.more}</summary>
      <div className={styles['fields']}>
        <ChoiceChips
          label={texts.layouts}
          options={Object.entries(texts.layoutNames).map(([value, label]) => ({ value, label }))}
          values={when.layouts}
          error={errorOf('layouts')}
          onChange={(layouts) => changeWhen({ layouts })}
        />
        <ChoiceChips
          label={texts.notPeriods}
          options={listPeriodOptions(state.draft)}
          values={when.not_periods}
          error={errorOf('not_periods')}
          onChange={(values) => changeWhen({ not_periods: values })}
        />
        <div className={styles['grid']}>
          {clock('from', rule.split ? texts.splitFrom : texts.from)}
          {clock('to', rule.split ? texts.splitTo : texts.to)}
          {number('min_guests', texts.minGuests)}
          {number('max_guests', texts.maxGuests)}
          {number('max_lead_days', texts.maxLeadDays)}
        </div>
        <p className={styles['hint']}>{rule.split ? texts.splitClockHint : texts.clockHint}</p>
      </div>
    </details>
  );
}
