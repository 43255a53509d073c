import { duplicateSpace, type CopiedPart, type OwnerSpace } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { missing } from '@prostora/strings/cs/errors.ts';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, getSpaceTitle, Modal, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { PartsField } from './parts-field.tsx';
import styles from './copy-dialog.module.css';

const texts = manySpaces.duplicate;
const ALL = Object.keys(manySpaces.parts) as CopiedPart[];

/** Creates a draft like a space, without photographs. */
export function DuplicateDialog({
  space,
  onSaved,
  onClose,
}: {
  space: OwnerSpace;
  onSaved: () => void;
  onClose: () => void;
}): ReactNode {
  const api = useApi();
  const toKey = useIdempotencyKey();
  const [what, setWhat] = useState<CopiedPart[]>(ALL);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: texts.proposed(space.space_name).slice(0, LIMITS.name) },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ name }) => {
      const body = { name: name.trim(), what };
      return duplicateSpace({
        client: api,
        path: { id: space.id },
        body,
        headers: { 'Idempotency-Key': toKey(body) },
      });
    },
    onSaved: ({ space: made }) => {
      showToast(texts.done(made.name));
      onSaved();
      onClose();
    },
  });
  return (
    <Modal open onClose={onClose} title={texts.title(getSpaceTitle(space))}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('name', { validate: (name) => name.trim() !== '' || missing.name })}
          label={texts.name}
          maxLength={LIMITS.name}
          autoComplete="off"
          error={form.formState.errors.name?.message}
        />
        <PartsField legend={texts.what} chosen={what} onChange={setWhat} />
        <p className={styles['note']}>{texts.note}</p>
        <div className={styles['actions']}>
          <Button onClick={onClose}>{reservations.form.cancel}</Button>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={reservations.form.saving}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
