import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnerBuilding } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, FormError, Modal, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AddressFields } from '../../components/address/address-fields.tsx';
import { addressInput, addressOf, type AddressValues } from '../../components/address/address-values.ts';
import { useApi } from '../../lib/api-context.tsx';
import { showServerErrors } from '../../lib/form-errors.ts';
import { forgetSpace, readCatalogAgain } from '../../lib/owner-queries.ts';
import styles from './edit-building.module.css';

const texts = portal.mySpaces.building;

type Values = AddressValues & { name: string };

/** Name and address of a building; all its spaces share them. */
export function EditBuilding({ building, spacesCount, onClose }: { building: OwnerBuilding; spacesCount: number; onClose: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { name: building.name, ...addressOf(building) } });
  const [failure, setFailure] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: ({ name, ...address }: Values) => api.owner.saveBuilding(building.id, { name: name.trim(), ...addressInput(address) }),
    onMutate: () => setFailure(null),
    onSuccess: async (answer) => {
      // Spaces of the building carry its name and address.
      forgetSpace(client);
      await readCatalogAgain(client);
      showToast(texts.saved(answer.building.name));
      onClose();
    },
    onError: (error) => setFailure(showServerErrors(error, form, { renamed: { location: 'lat' } })),
  });
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={texts.title} size="big">
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={(event) => { event.preventDefault(); if (!save.isPending) void form.handleSubmit((values) => save.mutate(values))(); }}>
          <FormError>{failure}</FormError>
          <TextField
            {...form.register('name', { validate: (name) => name.trim() !== '' || fieldError('required'), maxLength: { value: LIMITS.name, message: fieldError('maxLength', { max: LIMITS.name }) } })}
            label={texts.name} hint={texts.renamed} error={errors.name?.message} autoComplete="off" data-autofocus="" className={styles['name']}
          />
          {spacesCount > 1 && <p className={styles['shared']}>{texts.shared(spacesCount)}</p>}
          <AddressFields />
          <div className={styles['actions']}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" sending={save.isPending} sendingLabel={texts.sending}>{texts.save}</Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
