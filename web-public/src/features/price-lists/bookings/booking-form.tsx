import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, CheckField, SelectField, TextField } from '@prostora/ui';
import { DayTimeField } from '@prostora/ui/calendar/day-time-field.tsx';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useId, type ReactNode } from 'react';
import { ChoiceChips } from '../sentences/choice-chips.tsx';
import { toOptions } from '../sentences/detail-props.ts';
import { NumberField } from '../sentences/number-field.tsx';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './bookings.module.css';
import { parseSlot, type TypicalBooking } from './typical-bookings.ts';

const texts = priceListEditor.bookings;
const layouts = priceListEditor.conditions.layoutNames;

type BookingFormProps = {
  booking: TypicalBooking;
  onChange: (values: Partial<TypicalBooking>) => void;
  onRemove: () => void;
  onDone: () => void;
};

type ChoiceProps = {
  label: string;
  none: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
};

const Choice = ({ label, none, options, value, onChange }: ChoiceProps): ReactNode => (
  <SelectField label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
    <option value="">{none}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </SelectField>
);

const toChoices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Fields of a typical booking; the total follows each key. */
export function BookingForm({ booking, onChange, onRemove, onDone }: BookingFormProps): ReactNode {
  const { state, names } = useEditor();
  const { draft } = state;
  const id = useId();
  const slot = parseSlot(booking);
  const problem = typeof slot === 'string' ? texts.problems[slot] : null;
  const addons = draft.rules.filter(({ kind }) => kind === 'addon');
  const time = (field: 'start' | 'end' | 'accessFrom' | 'accessUntil'): ReactNode => (
    <DayTimeField
      label={texts[field]}
      timeLabel={texts.times[field]}
      value={booking[field]}
      aria-describedby={problem ? `${id}-problem` : undefined}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const setQuantity = (code: string, quantity: number | null): void =>
    onChange({
      addons: [
        ...booking.addons.filter((addon) => addon.code !== code),
        ...(quantity !== null && quantity >= 1 ? [{ code, quantity: Math.floor(quantity) }] : []),
      ],
    });
  return (
    <div className={styles['form']} role="group" aria-label={`${texts.edit}: ${booking.label}`}>
      <TextField
        label={texts.label}
        value={booking.label}
        maxLength={120}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {time('start')}
      {time('end')}
      {problem && <FieldErrorText id={`${id}-problem`}>{problem}</FieldErrorText>}
      <NumberField
        label={texts.guests}
        value={booking.guests}
        onChange={(guests) =>
          onChange({ guests: guests !== null && guests >= 1 ? Math.floor(guests) : null })
        }
      />
      {draft.tariffs.length > 0 && (
        <Choice
          label={texts.tariff}
          none={texts.defaultTariff}
          options={toOptions(draft.tariffs)}
          value={booking.tariff}
          onChange={(tariff) => onChange({ tariff })}
        />
      )}
      <Choice
        label={texts.purpose}
        none={texts.anyPurpose}
        options={toChoices(names.purposes ?? {})}
        value={booking.purpose}
        onChange={(purpose) => onChange({ purpose })}
      />
      {draft.rules.some(({ when }) => when.layouts.length > 0) && (
        <Choice
          label={texts.layout}
          none={texts.anyLayout}
          options={toChoices(layouts)}
          value={booking.layout}
          onChange={(layout) => onChange({ layout })}
        />
      )}
      {draft.options.length > 0 && (
        <ChoiceChips
          label={texts.options}
          options={toOptions(draft.options)}
          values={
            booking.options ?? draft.options.filter(({ is_default }) => is_default).map(({ code }) => code)
          }
          onChange={(options) =>
            onChange({ options: keepOneOfGroup(draft.options, booking.options, options) })
          }
        />
      )}
      {addons.map(({ code, label, unit }) => {
        const quantity = booking.addons.find((addon) => addon.code === code)?.quantity ?? null;
        // The number of guests is the quantity of what every guest gets.
        return unit === 'person' || unit === 'person_hour' ? (
          <CheckField
            key={code}
            label={label}
            checked={quantity !== null}
            onChange={({ target }) => setQuantity(code, target.checked ? 1 : null)}
          />
        ) : (
          <NumberField
            key={code}
            label={texts.addons(label)}
            value={quantity}
            onChange={(value) => setQuantity(code, value)}
          />
        );
      })}
      <details open={booking.accessFrom !== '' || booking.accessUntil !== ''}>
        <summary className={styles['summary']}>{texts.access}</summary>
        <div className={styles['access']}>
          {time('accessFrom')}
          {time('accessUntil')}
        </div>
      </details>
      <div className={styles['actions']}>
        <Button size="sm" variant="dark" onClick={onDone}>
          {texts.done}
        </Button>
        <Button size="sm" variant="danger" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** Options of one group exclude each other: the newly chosen one stays. */
function keepOneOfGroup(
  all: readonly { code: string; group: string | null }[],
  before: readonly string[] | null,
  after: readonly string[],
): string[] {
  const added = after.find((code) => !before?.includes(code));
  const groupOfAdded = all.find(({ code }) => code === added)?.group ?? null;
  return after.filter(
    (code) =>
      code === added ||
      groupOfAdded === null ||
      all.find((each) => each.code === code)?.group !== groupOfAdded,
  );
}
