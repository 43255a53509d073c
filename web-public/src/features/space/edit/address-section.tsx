import { editTexts } from '@prostora/strings/cs/editor.ts';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AddressFields } from '../../../components/address/address-fields.tsx';
import type { AddressValues } from '../../../components/address/address-values.ts';
import type { EditorState } from './editor-state.ts';
import { ADDRESS_FIELDS, isEqual } from './fields.ts';
import { Section } from './section.tsx';
import type { SpaceEditor } from './use-space-editor.ts';

const pickAddress = (values: EditorState['values']): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, values[name]])) as AddressValues;

/** Address of the space's building: a separate form that is synchronized with the store. */
export function AddressSection({ editor: { state, store } }: { editor: SpaceEditor }): ReactNode {
  const form = useForm<AddressValues>({ defaultValues: pickAddress(state.values), mode: 'onTouched' });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = ADDRESS_FIELDS.filter(
            (name) => !isEqual(name, values[name], store.getState().values[name]),
          );
          if (changed.length > 0)
            store.change(Object.fromEntries(changed.map((name) => [name, values[name]])));
        },
      }),
    [form, store],
  );
  useEffect(() => {
    for (const name of ADDRESS_FIELDS) {
      if (!isEqual(name, form.getValues(name), state.values[name])) form.setValue(name, state.values[name]);
      const refusal = state.refusals[name];
      if (refusal && isEqual(name, refusal.value, state.values[name]))
        form.setError(name, { type: 'server', message: refusal.message });
    }
  }, [form, state.values, state.refusals]);
  return (
    <Section
      id="address"
      title={editTexts.sections.address}
      note={state.space.no_name ? undefined : editTexts.addressNote}
    >
      <FormProvider {...form}>
        <AddressFields />
      </FormProvider>
    </Section>
  );
}
