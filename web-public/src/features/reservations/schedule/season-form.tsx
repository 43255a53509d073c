import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addSeason, ApiError, changeSeason, type Season } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, CheckField, FormError, Modal, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormDayField } from '../../../components/date-fields/form-date-fields.tsx';
import { SpaceChoice } from '../../../components/space-choice/space-choice.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../../lib/owner-queries.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { usePortalForm } from '../../../lib/use-portal-form.ts';
import { invalidateSchedule } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import { SeasonHoursFields } from './season-hours-fields.tsx';
import {
  toSeasonInput,
  toSeasonValues,
  validateFrom,
  validateName,
  validateUntil,
  type SeasonValues,
} from './season-values.ts';

const texts = manySpaces.seasons;
const MAX_NAME_LENGTH = 100;

type SeasonFormProps = {
  spaceId: number;
  season: Season | null;
  proposedPrice: number | null;
  /** Values of a new season that are known. */
  preset?: Partial<SeasonValues>;
  onClose: () => void;
};

/** Spaces of the season: the present one, and others when they are chosen. */
function useSpaceChoice(spaceId: number, season: Season | null) {
  const { data: catalog } = useQuery(ownerCatalogQuery(useApi()));
  const [chosen, setChosen] = useState<readonly number[]>(season?.space_ids ?? [spaceId]);
  return { catalog, chosen, setChosen };
}

/** The names of seasons on the same days, when the server lists them. */
function describeFailure(failure: string | null, error: unknown): string | null {
  const conflicts =
    error instanceof ApiError && error.errorCode === 'SEASON_OVERLAP' && error.body['conflicts'];
  if (failure === null || !Array.isArray(conflicts)) return failure;
  return texts.overlap([...new Set((conflicts as { name: string }[]).map(({ name }) => name))]);
}

/** Form of a new or existing season. */
export function SeasonForm(props: SeasonFormProps): ReactNode {
  const { spaceId, season, proposedPrice, preset, onClose } = props;
  const api = useApi();
  const client = useQueryClient();
  const toKey = useIdempotencyKey();
  const { catalog, chosen, setChosen } = useSpaceChoice(spaceId, season);
  const [error, setError] = useState<unknown>(null);
  const form = useForm<SeasonValues>({
    mode: 'onTouched',
    defaultValues: { ...toSeasonValues(season, proposedPrice), ...(season === null && preset) },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: async (values) => {
      const body = toSeasonInput(values, chosen);
      try {
        return await (season
          ? changeSeason({ client: api, path: { id: season.id }, body })
          : addSeason({ client: api, body, headers: { 'Idempotency-Key': toKey(body) } }));
      } catch (failed) {
        setError(failed);
        throw failed;
      }
    },
    onSaved: async () => {
      await invalidateSchedule(client);
      showToast(texts.saved);
      onClose();
    },
  });
  const isClosed = useWatch({ control: form.control, name: 'is_closed' });
  const { register, control, formState } = form;
  return (
    <Modal
      open
      onClose={onClose}
      title={season ? texts.editTitle : preset?.is_closed ? texts.addClosedTitle : texts.addTitle}
    >
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{describeFailure(failure, error)}</FormError>
          <TextField
            {...register('name', { validate: validateName })}
            label={texts.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            error={formState.errors.name?.message}
          />
          <div className={shared['slot']}>
            <FormDayField
              control={control}
              name="from"
              rules={{ validate: validateFrom }}
              label={texts.from}
            />
            <FormDayField
              control={control}
              name="until"
              rules={{ validate: validateUntil }}
              label={texts.until}
              alignEnd
            />
          </div>
          <CheckField {...register('is_closed')} label={texts.isClosed} hint={texts.isClosedHint} />
          {!isClosed && <SeasonHoursFields proposedPrice={proposedPrice} />}
          {catalog && catalog.spaces.length > 1 && (
            <SpaceChoice
              legend={texts.spaces}
              catalog={catalog}
              spaces={catalog.spaces}
              chosen={chosen}
              onChange={setChosen}
              error={chosen.length === 0 ? texts.chooseSpaces : undefined}
            />
          )}
          <div className={shared['actions']}>
            <Button onClick={onClose}>{reservations.form.cancel}</Button>
            <Button
              type="submit"
              variant="dark"
              disabled={chosen.length === 0}
              sending={sending}
              sendingLabel={reservations.form.saving}
            >
              {texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
