import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { AddressFields } from '../../components/address/address-fields.tsx';
import {
  toAddressInput,
  toAddressValues,
  type AddressValues,
} from '../../components/address/address-values.ts';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import type { Draft } from './wizard-control.ts';

const texts = portal.wizard.address;

/** Third step: the address of the building, shared by its spaces. */
export function AddressStep({ draft }: { draft: Draft }): ReactNode {
  const save = useSaveSpace(draft);
  const step = useStepForm<AddressValues>({
    next: 'vlastnosti',
    defaults: toAddressValues(draft.space),
    save: (values) => save.changes(toAddressInput(values)),
    explain: save.explain,
    fieldNames: { location: 'lat' },
  });
  return (
    <StepFrame
      heading={texts.heading}
      lead={draft.spacesInBuilding > 1 ? `${texts.lead} ${texts.shared(draft.spacesInBuilding)}` : texts.lead}
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
