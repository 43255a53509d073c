import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { Button, CheckField, IconButton, SelectField } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { Plus } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../components/section/section.tsx';
import { Trash2 } from '../../components/portal-icons.ts';
import styles from './rental-terms.module.css';
import { findError, TermsField } from './terms-field.tsx';
import { NEW_INSTALMENT, type TermsValues } from './terms-form.ts';

const texts = rentalTermsEditor.instalments;

const toOptions = (labels: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A payment: what, how much, until when, and whether the reservation waits for it. */
function InstalmentRow({ index, onRemove }: { index: number; onRemove: () => void }): ReactNode {
  const { control, register } = useFormContext<TermsValues>();
  const name = `instalments.${index}` as const;
  const kind = useWatch({ control, name: `${name}.kind` });
  const part = useWatch({ control, name: `${name}.part` });
  const isDeposit = kind === 'deposit';
  return (
    <li className={styles['payment']} aria-label={texts.payment(index + 1)}>
      <div className={styles['row']}>
        <SelectField
          {...register(`${name}.kind`)}
          label={texts.kind}
          hint={isDeposit ? texts.depositAmount : undefined}
        >
          {toOptions(texts.kinds)}
        </SelectField>
        {!isDeposit && (
          <SelectField {...register(`${name}.part`)} label={texts.part}>
            {toOptions(texts.parts)}
          </SelectField>
        )}
        {!isDeposit && part !== 'rest' && (
          <TermsField
            key={part}
            name={`${name}.${part}`}
            label={part === 'percent' ? texts.percent : texts.amount}
          />
        )}
        <TermsField name={`${name}.due.days`} label={texts.days} />
        <SelectField {...register(`${name}.due.from`)} label={texts.from}>
          {toOptions(texts.froms)}
        </SelectField>
        <IconButton className={styles['remove']} label={texts.remove(index + 1)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <CheckField {...register(`${name}.gate`)} label={texts.gate} />
      {!isDeposit && <CheckField {...register(`${name}.monthly`)} label={texts.monthly} />}
    </li>
  );
}

/** Payments of the price and the deposit, in their order. */
export function InstalmentFields(): ReactNode {
  const { control, formState } = useFormContext<TermsValues>();
  const instalments = useFieldArray({ control, name: 'instalments' });
  const error = findError(formState.errors, 'instalments');
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className={styles['stack']}>
        {instalments.fields.length === 0 && <p className={styles['note']}>{texts.none}</p>}
        <ol className={styles['rows']}>
          {instalments.fields.map(({ id }, index) => (
            <InstalmentRow key={id} index={index} onRemove={() => instalments.remove(index)} />
          ))}
        </ol>
        {error && <FieldErrorText id="instalments-error">{error}</FieldErrorText>}
        <Button size="sm" onClick={() => instalments.append(NEW_INSTALMENT)}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </div>
    </Section>
  );
}
