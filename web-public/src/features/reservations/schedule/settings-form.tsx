import { useQueryClient } from '@tanstack/react-query';
import { saveSpaceScheduleSettings, type SpaceScheduleAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, FormError } from '@prostora/ui';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { usePortalForm } from '../../../lib/use-portal-form.ts';
import { scheduleQuery } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import { Section } from '../../../components/section/section.tsx';
import { DurationField } from './duration-field.tsx';
import styles from './schedule.module.css';
import { toSettings, toSettingsValues, type SettingsValues } from './settings-values.ts';

const texts = reservations.settings;

/** Booking settings of a space: instant or on request, duration, notice and buffers. */
export function SettingsForm({
  spaceId,
  schedule,
}: {
  spaceId: number;
  schedule: SpaceScheduleAnswer;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm<SettingsValues>({
    mode: 'onTouched',
    defaultValues: toSettingsValues(schedule.settings),
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) =>
      saveSpaceScheduleSettings({ client: api, path: { id: spaceId }, body: toSettings(values) }),
    onSaved: (answer) => {
      form.reset(toSettingsValues(answer.settings));
      client.setQueryData(scheduleQuery(api, spaceId).queryKey, answer);
      showToast(texts.saved);
    },
  });
  return (
    <Section title={texts.title} lead={texts.lead} isFoldable>
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <CheckField {...form.register('instant_booking')} label={texts.instant} hint={texts.instantHint} />
          <CheckField
            {...form.register('only_in_windows')}
            label={texts.onlyInWindows}
            hint={texts.onlyInWindowsHint}
          />
          <div className={styles['durations']}>
            <DurationField name="shortest_minutes" label={texts.shortest} />
            <DurationField name="longest_minutes" label={texts.longest} />
            <DurationField name="buffer_before" label={texts.bufferBefore} hint={texts.bufferHint} />
            <DurationField name="buffer_after" label={texts.bufferAfter} hint={texts.bufferHint} />
            <DurationField
              name="notice_hours"
              label={texts.notice}
              hint={texts.noticeHint}
              units={['hours', 'days']}
            />
          </div>
          <div>
            <Button type="submit" variant="dark" sending={sending} sendingLabel={reservations.form.saving}>
              {texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Section>
  );
}
