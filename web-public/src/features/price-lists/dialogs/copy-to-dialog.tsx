import type { OwnerSpace, PriceListSpace } from '@prostora/api-client';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { missing } from '@prostora/strings/cs/errors.ts';
import { Button, CheckField, FormError, Modal } from '@prostora/ui';
import { FormDayField } from '../../../components/date-fields/form-date-fields.tsx';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { getSpaceName } from '../../../lib/space-names.ts';
import styles from './dialogs.module.css';

const texts = priceListEditor.copyTo;

type Values = { spaces: string[]; from: string; until: string };
type CopyToDialogProps = {
  text: string;
  /** Spaces to choose from. */
  spaces: readonly OwnerSpace[];
  from: string;
  onChoose: (scopes: PriceListSpace[]) => Promise<void>;
  onClose: () => void;
};

/** Chooses further spaces, with the days in which the list holds there. */
export function CopyToDialog({ text, spaces, from, onChoose, onClose }: CopyToDialogProps): ReactNode {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { spaces: [], from, until: '' } });
  const { control, register, formState } = form;
  const { submit, failure, sending } = usePublicForm(form, {
    send: ({ spaces: ids, from: start, until }) =>
      onChoose(
        ids.map((id) => ({
          space_id: Number(id),
          valid_from: start,
          valid_until: until === '' ? null : until,
        })),
      ),
    onSent: onClose,
  });
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      {spaces.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <form noValidate onSubmit={submit}>
          <FormError>{failure}</FormError>
          <p>{text}</p>
          <fieldset className={styles['spaces']}>
            <legend className="visually-hidden">{texts.spaces}</legend>
            {spaces.map((space) => (
              <CheckField
                key={space.id}
                label={getSpaceName(space)}
                hint={space.building_name}
                value={String(space.id)}
                {...register('spaces', { validate: (ids) => ids.length > 0 || texts.nothing })}
              />
            ))}
            {formState.errors.spaces?.message && (
              <FieldErrorText id="copy-to-spaces">{formState.errors.spaces.message}</FieldErrorText>
            )}
          </fieldset>
          <div className={styles['days']}>
            <FormDayField
              control={control}
              name="from"
              rules={{ required: missing.day }}
              label={texts.from}
            />
            <FormDayField control={control} name="until" label={texts.until} optional alignEnd />
          </div>
          <div className={styles['actions']}>
            <Button type="submit" variant="dark" sending={sending}>
              {texts.confirm}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
