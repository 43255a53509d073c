import type { PriceListPeriod, PricePeriodKind } from '@prostora/api-client';
import { PERIOD_KINDS, PRICE_LIST_LIMITS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { SelectField, TextField, type TextFieldProps } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { parseTypedDay } from '@prostora/ui/calendar/typed-day.ts';
import { useState, type ReactNode } from 'react';
import { toFieldId } from '../sentences/tokens.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import { WordList } from './word-list.tsx';

const texts = priceListEditor.settings.periods;

/** A leap year, so that 29 February can be typed. */
const ANY_YEAR = 2028;

/** „1. 10.“, „1. října“ → „10-01“; what is no day stays as written and is refused. */
export const parseMonthDay = (text: string): string =>
  parseTypedDay(`${text} ${ANY_YEAR}`, pragueToday())?.slice('YYYY-'.length) ?? text;
/** „10-01“ → „1. 10.“ */
export function formatMonthDay(day: string): string {
  const match = /^(\d{2})-(\d{2})$/u.exec(day);
  return match ? `${Number(match[2])}. ${Number(match[1])}.` : day;
}
/** „24. 12. 2027“ → „2027-12-24“; what is no day stays as written and is refused. */
export const parseDay = (text: string): string => parseTypedDay(text, pragueToday()) ?? text.trim();
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day);
  return match ? `${Number(match[3])}. ${Number(match[2])}. ${match[1]}` : day;
}

type WrittenFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  format: (value: string) => string;
  onChange: (text: string) => void;
};

/** A value that is written in another form than it is stored. */
function WrittenField({ value, format, onChange, ...rest }: WrittenFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? format(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** The days of a period begin anew with its kind. */
function changeKind(kind: PricePeriodKind): Partial<PriceListPeriod> {
  if (kind === 'days') return { kind, from: '', to: '', days: [] };
  return kind === 'yearly' ? { kind, from: '10-01', to: '04-30' } : { kind, from: '', to: '' };
}

type DaysProps = {
  period: PriceListPeriod;
  path: string;
  change: (values: Partial<PriceListPeriod>) => void;
};

function PeriodDays({ period, path, change }: DaysProps): ReactNode {
  const { errors } = useEditor();
  if (period.kind === 'days')
    return (
      <WrittenField
        id={toFieldId(`${path}.days`)}
        label={texts.days}
        hint={texts.daysHint}
        value={(period.days ?? []).join(',')}
        format={(value) => value.split(',').map(formatDay).join(', ')}
        error={errors[`${path}.days`]}
        onChange={(text) => change({ days: text.split(',').map(parseDay).filter(Boolean) })}
      />
    );
  return (['from', 'to'] as const).map((edge) => {
    const field = {
      id: toFieldId(`${path}.${edge}`),
      label: texts[edge],
      error: errors[`${path}.${edge}`],
    };
    return period.kind === 'yearly' ? (
      <WrittenField
        key={edge}
        {...field}
        hint={edge === 'from' && texts.yearlyHint}
        value={period[edge] ?? ''}
        format={formatMonthDay}
        onChange={(text) => change({ [edge]: parseMonthDay(text) })}
      />
    ) : (
      <DayField key={edge} {...field} value={period[edge] ?? ''} onDay={(day) => change({ [edge]: day })} />
    );
  });
}

/** Seasons and other days that rules name. */
export function PeriodFields(): ReactNode {
  const { errors } = useEditor();
  return (
    <WordList kind="periods" blank={{ kind: 'yearly', from: '10-01', to: '04-30' }}>
      {(period, path, change) => (
        <>
          <TextField
            id={toFieldId(`${path}.label`)}
            label={texts.label}
            value={period.label}
            maxLength={PRICE_LIST_LIMITS.label}
            error={errors[`${path}.label`]}
            onChange={({ target }) => change({ label: target.value })}
          />
          <SelectField
            label={texts.kind}
            value={period.kind}
            onChange={({ target }) => change(changeKind(target.value as PricePeriodKind))}
          >
            {PERIOD_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <PeriodDays period={period} path={path} change={change} />
        </>
      )}
    </WordList>
  );
}
