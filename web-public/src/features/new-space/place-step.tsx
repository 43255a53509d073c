import type { OwnerBuilding, OwnerCatalogAnswer } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { CheckRow } from '@prostora/ui';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { AddressFields } from '../../components/address/address-fields.tsx';
import {
  EMPTY_ADDRESS,
  toAddressInput,
  toAddressValues,
  type AddressValues,
} from '../../components/address/address-values.ts';
import { isLetWhole } from '../../lib/owner-queries.ts';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';
import type { Start } from './wizard-location.ts';

const texts = portal.wizard.place;
const NEW = 'new';

type Place = AddressValues & { choice: string };

/** Buildings to which a space can be added: not those let as a whole. */
const listOpenBuildings = ({ buildings, spaces }: OwnerCatalogAnswer): OwnerBuilding[] =>
  buildings.filter((building) => !isLetWhole(spaces.filter((space) => space.building_id === building.id)));

/** First step without a draft: an existing building, or the address of a new one. Sends nothing. */
export function ChoosePlace({
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
  const { form, submit } = useStepForm<Place>({
    savesUnchanged: true,
    defaults: { choice: preferred, ...(start?.address ?? EMPTY_ADDRESS) },
    save: ({ choice, ...address }) => {
      const building = own.find((one) => String(one.id) === choice);
      onChoose(
        building
          ? { buildingId: building.id, buildingName: building.name, address: null }
          : { buildingId: null, buildingName: start?.buildingName ?? '', address },
      );
      return Promise.resolve();
    },
  });
  const isNew = form.watch('choice') === NEW;
  return (
    <StepFrame heading={texts.heading} canFinishLater={false} onSubmit={submit}>
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
        <FormProvider {...form}>
          <AddressFields cityRequired />
        </FormProvider>
      )}
    </StepFrame>
  );
}

/** First step of a draft: the address of the building, shared by its spaces. */
export function DraftAddress({ draft }: { draft: Draft }): ReactNode {
  const save = useSaveSpace(draft);
  const step = useStepForm<AddressValues>({
    next: 'nazev',
    defaults: toAddressValues(draft.space),
    save: (values) => save.changes(toAddressInput(values)),
    explain: save.explain,
    fieldNames: { location: 'lat' },
  });
  return (
    <StepFrame
      heading={texts.heading}
      lead={draft.spacesInBuilding > 1 ? texts.shared(draft.spacesInBuilding) : null}
      failure={step.failure}
      sending={step.sending}
      onSubmit={step.submit}
    >
      <FormProvider {...step.form}>
        <AddressFields cityRequired />
      </FormProvider>
    </StepFrame>
  );
}
