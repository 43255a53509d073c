import type { OwnerBuilding } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, FormError, Modal, TextField } from '@prostora/ui';
import { RichTextEditor } from '@prostora/ui/rich-text/rich-text-editor.tsx';
import { useId, type ReactNode } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { AddressFields } from '../../components/address/address-fields.tsx';
import { ConflictDialog } from '../../components/conflict/conflict-dialog.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { toBuildingValues, type BuildingValues } from './building-values.ts';
import styles from './edit-building.module.css';
import { useSaveBuilding } from './use-save-building.ts';

const texts = portal.mySpaces.building;

/** Name, description and address of a building, shared by its spaces. */
export function EditBuilding({
  building,
  spacesCount,
  onClose,
}: {
  building: OwnerBuilding;
  spacesCount: number;
  onClose: () => void;
}): ReactNode {
  const form = useForm<BuildingValues>({ mode: 'onTouched', defaultValues: toBuildingValues(building) });
  const removeDraft = useFormDraft(form, `building.${building.id}.${building.version}`);
  const close = (): void => {
    removeDraft();
    onClose();
  };
  const {
    failure,
    clashes: conflicts,
    isSaving,
    save,
    resolve,
    decideLater,
  } = useSaveBuilding(building, form, close);
  const { errors } = form.formState;
  const descriptionId = useId();
  if (conflicts.length > 0)
    return (
      <ConflictDialog title={texts.conflict} conflicts={conflicts} onSave={resolve} onLater={decideLater} />
    );
  return (
    <Modal open onClose={onClose} title={texts.title} size="big">
      <FormProvider {...form}>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit(save)();
          }}
        >
          <FormError>{failure}</FormError>
          <TextField
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || missing.name,
              maxLength: { value: LIMITS.name, message: fieldError('maxLength', { max: LIMITS.name }) },
            })}
            label={texts.name}
            hint={texts.renamed}
            error={errors.name?.message}
            autoComplete="off"
            data-autofocus=""
            className={styles['name']}
          />
          <Controller
            name="description"
            control={form.control}
            rules={{
              maxLength: {
                value: LIMITS.description,
                message: fieldError('maxLength', { max: LIMITS.description }),
              },
            }}
            render={({ field: { value, onChange, onBlur } }) => (
              <RichTextEditor
                id={descriptionId}
                label={texts.description}
                hint={texts.descriptionHint}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={errors.description?.message}
              />
            )}
          />
          {spacesCount > 1 && <p className={styles['shared']}>{texts.shared(spacesCount)}</p>}
          <AddressFields />
          <div className={styles['actions']}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" sending={isSaving} sendingLabel={texts.sending}>
              {texts.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
