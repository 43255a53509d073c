import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField, SelectField } from '@prostora/ui';
import { TimeField } from '@prostora/ui/calendar/time-field.tsx';
import { useState, type ReactNode } from 'react';
import { useEditor } from '../use-price-list-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { listPeriodOptions, toOptions, type DetailProps } from './detail-props.ts';
import styles from './details.module.css';
import { NumberField } from './number-field.tsx';
import { toFieldId } from './tokens.tsx';

const texts = priceListEditor.conditions;

/** Purposes: chosen ones as toggles, the others in a list. */
function Purposes({ rule, index, errors, changeWhen }: DetailProps): ReactNode {
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

const HAS_MORE = ['options', 'not_options', 'purposes', 'layouts', 'not_periods'] as const;
const NUMBERS = ['min_minutes', 'max_minutes', 'min_guests', 'max_guests', 'max_lead_days'] as const;
/** „Nad 5 hodin“ is from 301 minutes: whole quarters of an hour and a minute more. */
const QUARTER_HOUR = 15;

/** The shortest event, or the length above which an event is. */
function MinLength({ rule, index, errors, changeWhen }: DetailProps): ReactNode {
  const { min_minutes: minutes } = rule.when;
  // A number that is being written keeps the choice.
  const [kept, setKept] = useState(false);
  const isWritten = minutes !== null && !Number.isNaN(minutes);
  const isAbove = isWritten ? minutes > 1 && minutes % QUARTER_HOUR === 1 : kept;
  const more = Number(isAbove);
  const change = (length: number | null): void => {
    setKept(isAbove);
    changeWhen({ min_minutes: length === null ? null : length + more });
  };
  return (
    <div className={styles['stack']}>
      <NumberField
        id={toFieldId(`rules.${index}.when.min_minutes`)}
        label={texts.minHours}
        value={minutes === null ? null : minutes - more}
        scale={60}
        error={errors[`rules.${index}.when.min_minutes`]}
        onChange={change}
      />
      {isWritten && minutes >= QUARTER_HOUR && (
        <CheckField
          label={texts.above}
          checked={isAbove}
          onChange={({ target }) => changeWhen({ min_minutes: minutes - more + Number(target.checked) })}
        />
      )}
    </div>
  );
}

/** Conditions that few rules have. */
export function MoreConditions(props: DetailProps): ReactNode {
  const { rule, index, hasProblem, errors, changeWhen } = props;
  const { state } = useEditor();
  const { when } = rule;
  const { options } = state.draft;
  const errorOf = (field: string): string | undefined => errors[`rules.${index}.when.${field}`];
  const isUsed =
    HAS_MORE.some((field) => when[field].length > 0) ||
    NUMBERS.some((field) => when[field] !== null) ||
    when.from !== null ||
    when.to !== null;
  const number = (field: (typeof NUMBERS)[number], label: string, scale = 1): ReactNode => (
    <NumberField
      id={toFieldId(`rules.${index}.when.${field}`)}
      label={label}
      value={when[field]}
      scale={scale}
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
        {options.length > 0 && (
          <>
            <ChoiceChips
              label={texts.options}
              options={toOptions(options)}
              values={when.options}
              error={errorOf('options')}
              onChange={(values) => changeWhen({ options: values })}
            />
            <ChoiceChips
              label={texts.notOptions}
              options={toOptions(options)}
              values={when.not_options}
              error={errorOf('not_options')}
              onChange={(values) => changeWhen({ not_options: values })}
            />
          </>
        )}
        <Purposes {...props} />
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
          <MinLength {...props} />
          {number('max_minutes', texts.maxHours, 60)}
          {number('min_guests', texts.minGuests)}
          {number('max_guests', texts.maxGuests)}
          {number('max_lead_days', texts.maxLeadDays)}
        </div>
        <p className={styles['hint']}>{rule.split ? texts.splitClockHint : texts.clockHint}</p>
      </div>
    </details>
  );
}
