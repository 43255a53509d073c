import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, saveSpaceScheduleOverlaps, type SpaceScheduleAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, FormError } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { scheduleQuery } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import { Section } from '../../../components/section/section.tsx';
import styles from './schedule.module.css';

const texts = reservations.overlaps;

const describeFailure = (error: unknown): string =>
  error instanceof ApiError && error.errorCode === 'OVERLAP_TAKEN'
    ? reservations.sentences(toErrorMessage(error), texts.taken)
    : toErrorMessage(error);

/** Spaces of the building that share floor with this one and cannot be booked at the same time. */
export function OverlapsForm({
  spaceId,
  schedule: { overlaps, neighbours },
}: {
  spaceId: number;
  schedule: SpaceScheduleAnswer;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>(overlaps);
  const save = useMutation({
    mutationFn: (ids: number[]) =>
      saveSpaceScheduleOverlaps({ client: api, path: { id: spaceId }, body: { space_ids: ids } }),
    onSuccess: (answer) => {
      setChosen(answer.overlaps);
      client.setQueryData(scheduleQuery(api, spaceId).queryKey, answer);
      showToast(texts.saved);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate([...chosen]);
  };
  return (
    <Section title={texts.title} lead={texts.lead} isFoldable>
      {neighbours.length === 0 ? (
        <p className={styles['quiet']}>{texts.empty}</p>
      ) : (
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{save.error && describeFailure(save.error)}</FormError>
          <fieldset className={styles['neighbours']}>
            <legend>{texts.legend}</legend>
            {neighbours.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            ))}
          </fieldset>
          <div>
            <Button
              type="submit"
              variant="dark"
              sending={save.isPending}
              sendingLabel={reservations.form.saving}
            >
              {texts.save}
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
