import type { OwnerBuilding, OwnerCatalogAnswer } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { CheckRow, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { isLetWhole } from '../../lib/owner-queries.ts';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';
import type { Start } from './wizard-location.ts';

const texts = portal.wizard.building;
const NEW = 'new';

/** Rules of a name of a building or a space. */
export const nameRules = {
  validate: (name: string): string | true => name.trim() !== '' || fieldError('required'),
  maxLength: { value: LIMITS.name, message: fieldError('maxLength', { max: LIMITS.name }) },
};

type Choice = { choice: string; name: string };

/** Buildings to which a space can be added: not those let as a whole. */
const listOpenBuildings = ({ buildings, spaces }: OwnerCatalogAnswer): OwnerBuilding[] =>
  buildings.filter((building) => !isLetWhole(spaces.filter((space) => space.building_id === building.id)));

/** First step without a draft: an existing building, or the name of a new one. Sends nothing. */
export function ChooseBuilding({
  catalog,
  start,
  onChoose,
}: {
  catalog: OwnerCatalogAnswer;
  start: Start | null;
  onChoose: (start: Start) => void;
}): ReactNode {
  const own = listOpenBuildings(catalog);
  const preferred = start ? String(start.buildingId ?? NEW) : String(own[0]?.id ?? NEW);
  const { form, submit } = useStepForm<Choice>({
    savesUnchanged: true,
    defaults: { choice: preferred, name: start?.buildingId === null ? start.buildingName : '' },
    save: ({ choice, name }) => {
      const building = own.find((one) => String(one.id) === choice);
      onChoose(
        building
          ? { buildingId: building.id, buildingName: building.name }
          : { buildingId: null, buildingName: name.trim() },
      );
      return Promise.resolve();
    },
  });
  const isNew = form.watch('choice') === NEW;
  return (
    <StepFrame heading={texts.heading} lead={texts.lead} canFinishLater={false} onSubmit={submit}>
      <div className={styles['narrow']}>
        {own.length > 0 && (
          <fieldset className={styles['choices']}>
            <legend>{texts.own}</legend>
            {own.map((building) => (
              <CheckRow
                key={building.id}
                {...form.register('choice')}
                type="radio"
                value={String(building.id)}
                label={[building.name, building.city].filter(Boolean).join(' · ')}
              />
            ))}
            <CheckRow {...form.register('choice')} type="radio" value={NEW} label={texts.fresh} />
          </fieldset>
        )}
        {isNew && (
          <TextField
            {...form.register('name', { ...nameRules, shouldUnregister: false })}
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={form.formState.errors.name?.message}
          />
        )}
      </div>
    </StepFrame>
  );
}

/** First step of a draft: the name of the building. */
export function BuildingName({ draft }: { draft: Draft }): ReactNode {
  const save = useSaveSpace(draft);
  const step = useStepForm<{ building_name: string }>({
    next: 'prostor',
    defaults: { building_name: draft.space.building_name },
    save: ({ building_name }) => save.changes({ building_name: building_name.trim() }),
    explain: save.explain,
  });
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={step.failure}
      sending={step.sending}
      onSubmit={step.submit}
    >
      <div className={styles['narrow']}>
        <TextField
          {...step.form.register('building_name', nameRules)}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          error={step.form.formState.errors.building_name?.message}
        />
      </div>
    </StepFrame>
  );
}
