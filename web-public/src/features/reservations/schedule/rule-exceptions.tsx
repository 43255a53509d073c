import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, setAvailabilityRuleException, type AvailabilityRule } from '@prostora/api-client';
import { getWeekday, isDay } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { formatDate } from '@prostora/strings/format.ts';
import { Button, X } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateSchedule } from '../reservation-queries.ts';
import styles from './schedule.module.css';

const texts = reservations.rules;

/** Validates a day to exclude from a rule. */
function validateDay({ weekdays, exceptions }: AvailabilityRule, day: string): string | null {
  if (day === '') return missing.day;
  if (!isDay(day)) return fieldErrors.date;
  return exceptions.includes(day) || !weekdays.includes(getWeekday(day)) ? texts.exceptionWeekday : null;
}

/** Message of a refused day. */
const describeRefusal = (error: unknown): string =>
  (error instanceof ApiError && error.errors['day']) || toErrorMessage(error);

/** Days excluded from a rule, each removable. */
export function RuleExceptions({ rule }: { rule: AvailabilityRule }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: ({ on, holds }: { on: string; holds: boolean }) =>
      setAvailabilityRuleException({ client: api, path: { id: rule.id }, body: { day: on, holds } }),
    onSuccess: (_answer, { on, holds }) => {
      showToast(holds ? texts.exceptionRemoved(on) : texts.exceptionAdded(on));
      if (holds) return;
      setDay('');
      setAdding(false);
    },
    onError: (error, { holds }) =>
      holds ? showToast(toErrorMessage(error), 'error') : setProblem(describeRefusal(error)),
    onSettled: () => invalidateSchedule(client),
  });
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const found = validateDay(rule, day);
    setProblem(found);
    if (!found && !change.isPending) change.mutate({ on: day, holds: false });
  };
  return (
    <div className={styles['exceptions']}>
      {rule.exceptions.length > 0 && (
        <>
          <p className={styles['quiet']}>{texts.exceptions}</p>
          <ul className={styles['chips']}>
            {rule.exceptions.map((on) => (
              <li key={on}>
                <button
                  type="button"
                  className={styles['exception']}
                  aria-label={texts.exceptionRemove(on)}
                  onClick={() => !change.isPending && change.mutate({ on, holds: true })}
                >
                  {formatDate(on)}
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {adding ? (
        <form noValidate className={styles['addException']} onSubmit={add}>
          <DayField
            label={texts.exceptionDay}
            value={day}
            error={problem ?? undefined}
            onDay={(chosen) => {
              setDay(chosen);
              setProblem(null);
            }}
          />
          <Button type="submit" sending={change.isPending}>
            {texts.exceptionAdd}
          </Button>
        </form>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setAdding(true)}>
          {texts.exceptionAdd}
        </Button>
      )}
    </div>
  );
}
