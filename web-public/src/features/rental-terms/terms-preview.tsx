import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { toHaler } from '@prostora/pricing';
import {
  computeCancellationFee,
  normalizeRentalTerms,
  planInstalments,
  validateRentalTerms,
  type CancellationFee,
  type PlannedInstalment,
  type RentalTermsDefinition,
} from '@prostora/rental-terms';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { instalmentKinds } from '@prostora/strings/cs/rental-terms.ts';
import { TextField } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './rental-terms.module.css';
import { parseTyped, toDefinitionInput, type TermsValues } from './terms-form.ts';

const texts = rentalTermsEditor.preview;
const NOON_MINUTES = 720;
/** Days before the start on which the tried guest cancels. */
const CANCELLED_BEFORE = [20, 6, 1] as const;
const START_AFTER_DAYS = 60;

type Trial = { totalHaler: number; depositHaler: number; startDay: string };

const toNoon = (day: string): Date => fromPragueWallTime(day, NOON_MINUTES);

const planTrial = (terms: RentalTermsDefinition, { totalHaler, depositHaler, startDay }: Trial) =>
  planInstalments({
    terms,
    reservations: [{ priceHaler: totalHaler, startsAt: toNoon(startDay) }],
    depositHaler,
    acceptedAt: new Date(),
  });

/** Cancellation by a guest who has paid what was due, of a reservation confirmed long ago. */
function cancelTrial(
  { cancellation, withdrawal }: RentalTermsDefinition,
  { totalHaler, startDay }: Trial,
  instalments: readonly PlannedInstalment[],
  day: string,
): CancellationFee {
  const paid = instalments.filter(({ kind, dueOn }) => kind !== 'deposit' && dueOn <= day);
  return computeCancellationFee({
    policy: { ...cancellation, grace: null },
    withdrawal,
    cancelled: [{ priceHaler: totalHaler, refundableHaler: totalHaler, startsAt: toNoon(startDay) }],
    kept: [],
    acceptedAt: null,
    confirmedAt: new Date(0),
    cancelledAt: toNoon(day),
    by: 'guest',
    isConsumer: false,
    paidHaler: paid.reduce((sum, { amountHaler }) => sum + amountHaler, 0),
    depositPaidHaler: 0,
  });
}

function describeSettlement({ refundHaler, owedHaler }: CancellationFee): string {
  if (refundHaler > 0) return texts.refund(refundHaler / 100);
  return owedHaler > 0 ? texts.owed(owedHaler / 100) : texts.settled;
}

/** A tried event: its payments, and three days on which the guest might cancel. Nothing is stored. */
export function TermsPreview(): ReactNode {
  const { control } = useFormContext<TermsValues>();
  const values = useWatch({ control }) as TermsValues;
  const [total, setTotal] = useState('20 000');
  const [deposit, setDeposit] = useState('5 000');
  const [startDay, setStartDay] = useState(() => addDays(pragueToday(), START_AFTER_DAYS));
  const [days, setDays] = useState<readonly string[]>(() =>
    CANCELLED_BEFORE.map((before) => addDays(startDay, -before)),
  );
  const input = toDefinitionInput(values);
  const [totalHaler, depositHaler] = [total, deposit].map((text) => toHaler(parseTyped(text) ?? 0));
  const isValid = validateRentalTerms(input).length === 0 && Number.isFinite(totalHaler) && startDay !== '';
  const trial = { totalHaler: totalHaler ?? 0, depositHaler: depositHaler || 0, startDay };
  const terms = isValid ? normalizeRentalTerms(input) : null;
  const plan = terms && planTrial(terms, trial);
  return (
    <aside className={styles['preview']} aria-labelledby="terms-preview">
      <h2 id="terms-preview">{texts.title}</h2>
      <p>{texts.lead}</p>
      <div className={styles['pair']}>
        <TextField
          label={texts.total}
          inputMode="decimal"
          value={total}
          onChange={({ target }) => setTotal(target.value)}
        />
        <TextField
          label={texts.deposit}
          inputMode="decimal"
          value={deposit}
          onChange={({ target }) => setDeposit(target.value)}
        />
      </div>
      <DayField label={texts.start} value={startDay} onDay={setStartDay} alignEnd />
      {!terms && <p role="status">{texts.invalid}</p>}
      {plan && (
        <>
          <h3>{texts.payments}</h3>
          {plan.instalments.length === 0 && <p>{texts.noPayments}</p>}
          <ul>
            {plan.instalments.map(({ kind, amountHaler, dueOn }, index) => (
              <li key={`${index}-${dueOn}`}>
                {texts.instalment(instalmentKinds[kind], amountHaler / 100, dueOn)}
              </li>
            ))}
          </ul>
          {(plan.instalments.length > 0 || terms?.contract === 'required') && (
            <p>{texts.hold(plan.holdUntil.toISOString())}</p>
          )}
        </>
      )}
      <h3>{texts.cancellations}</h3>
      {days.map((day, index) => {
        const fee = terms && plan && day !== '' && cancelTrial(terms, trial, plan.instalments, day);
        return (
          <div key={CANCELLED_BEFORE[index]} className={styles['cancelled']}>
            <DayField
              label={texts.cancelledOn(index + 1)}
              value={day}
              alignEnd
              onDay={(chosen) => setDays(days.with(index, chosen))}
            />
            {fee && (
              <p aria-live="polite">
                {day > startDay ? (
                  texts.afterStart
                ) : (
                  <>
                    <b>{texts.fee(fee.feeHaler / 100)}</b> {describeSettlement(fee)}
                  </>
                )}
              </p>
            )}
          </div>
        );
      })}
    </aside>
  );
}
