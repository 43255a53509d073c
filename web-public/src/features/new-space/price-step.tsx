import { addAvailabilityRule, getSpaceSchedule, type SpaceScheduleAnswer } from '@prostora/api-client';
import { parseClock, urls } from '@prostora/contracts';
import { SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink, CheckRow, TextField } from '@prostora/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { FormTimeField } from '../../components/date-fields/form-date-fields.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { spaceNumberRule } from '../../lib/space-field-values.ts';
import { parseNumber, toNumberText } from '../../lib/space-numbers.ts';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import { useWizard, type Draft } from './wizard-control.ts';

const texts = portal.wizard.price;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const DAYS = { daily: WEEK, workdays: [1, 2, 3, 4, 5], weekend: [6, 7], always: WEEK } as const;
const CHOICES = ['daily', 'workdays', 'weekend', 'always'] as const;
type Choice = (typeof CHOICES)[number];
/** Midnight to midnight: a rule of 24 hours. */
const WHOLE_DAY = { from: '00:00', to: '00:00' };

type Values = { when: Choice | ''; from: string; to: string; price: string };

const validateClock = (text: string): string | true => parseClock(text) !== null || fieldError('clock');
const scheduleKey = (spaceId: number) => ['owner', 'wizard-schedule', spaceId];

/** Fifth step: opening hours and price, saved as the first opening rule. */
export function PriceStep({ draft }: { draft: Draft }): ReactNode {
  const api = useApi();
  const { id } = draft.space;
  const {
    data: schedule,
    error,
    refetch,
  } = useQuery({
    queryKey: scheduleKey(id),
    queryFn: ({ signal }) => getSpaceSchedule({ client: api, path: { id }, signal }),
  });
  if (schedule)
    return schedule.rules.length > 0 ? (
      <KnownHours draft={draft} rules={schedule.rules} />
    ) : (
      <FirstRule draft={draft} />
    );
  return error ? (
    <PageFailed heading={texts.heading} error={error} onRetry={() => void refetch()} />
  ) : (
    <PortalSkeleton />
  );
}

/** Hours that exist already; they are changed in the reservations. */
function KnownHours({
  draft: {
    space: { id },
  },
  rules,
}: {
  draft: Draft;
  rules: SpaceScheduleAnswer['rules'];
}): ReactNode {
  const { go } = useWizard();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go('kontakt');
  };
  return (
    <StepFrame heading={texts.heading} lead={texts.known} onSubmit={submit}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.id}>{texts.rule(rule.weekdays, rule.from, rule.to, rule.price_per_hour)}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to={`${urls.reservations}?karta=otevreni&prostor=${id}`}>{texts.change}</ButtonLink>
      </div>
    </StepFrame>
  );
}

/** Saves the first rule, and its price as the „from“ price of a space without one. */
function useFirstRule(draft: Draft) {
  const api = useApi();
  const client = useQueryClient();
  const save = useSaveSpace(draft);
  const { id, price_from: stored } = draft.space;
  const saveRule = async ({ when, from, to, price }: Values): Promise<void> => {
    const amount = parseNumber(price);
    if (when !== '') {
      const hours = when === 'always' ? WHOLE_DAY : { from, to };
      const validity = { valid_from: null, valid_until: null, on_holidays: when !== 'workdays' };
      await addAvailabilityRule({
        client: api,
        body: {
          space_id: id,
          weekdays: [...DAYS[when]],
          ...hours,
          price_per_hour: amount ?? 0,
          ...validity,
        },
      });
    }
    if (amount !== null && amount > 0 && amount !== stored) await save.changes({ price_from: amount });
    if (when !== '') await client.invalidateQueries({ queryKey: scheduleKey(id), refetchType: 'none' });
  };
  return { saveRule, explain: save.explain };
}

function FirstRule({ draft }: { draft: Draft }): ReactNode {
  const { saveRule, explain } = useFirstRule(draft);
  const { form, failure, sending, submit } = useStepForm<Values>({
    next: 'kontakt',
    defaults: { when: '', from: '08:00', to: '22:00', price: toNumberText(draft.space.price_from) },
    save: saveRule,
    explain,
    fieldNames: { price_per_hour: 'price', price_from: 'price' },
  });
  const when = form.watch('when');
  const hasHours = when !== '' && when !== 'always';
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={failure}
      sending={sending}
      onSubmit={submit}
    >
      <div className={styles['narrow']}>
        <div className={styles['choices']} role="radiogroup" aria-label={texts.when}>
          {CHOICES.map((choice) => (
            <CheckRow
              key={choice}
              {...form.register('when')}
              type="radio"
              value={choice}
              label={texts.choices[choice]}
            />
          ))}
        </div>
        {hasHours && (
          <div className={styles['hours']}>
            <FormTimeField
              control={form.control}
              name="from"
              rules={{ validate: validateClock }}
              label={texts.from}
              stepMinutes={15}
            />
            <FormTimeField
              control={form.control}
              name="to"
              rules={{ validate: validateClock }}
              label={texts.to}
              stepMinutes={15}
              isEnd
            />
          </div>
        )}
        <TextField
          {...form.register('price', { validate: spaceNumberRule(SPACE_FIELDS.price_from) })}
          label={texts.price}
          hint={texts.priceHint}
          optional
          inputMode="decimal"
          autoComplete="off"
          error={form.formState.errors.price?.message}
        />
      </div>
    </StepFrame>
  );
}
