import type { OwnerSpace } from '@prostora/api-client';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { CheckField, SelectField } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../components/section/section.tsx';
import styles from './rental-terms.module.css';
import { getSpaceLabel } from '../../lib/space-names.ts';
import { findError, TermsField } from './terms-field.tsx';
import type { TermsValues } from './terms-form.ts';

const { agreement, scope } = rentalTermsEditor;

/** Contract, days for which the slot is held, and the account. */
export function AgreementFields(): ReactNode {
  const { control, register } = useFormContext<TermsValues>();
  const hasContract = useWatch({ control, name: 'contract' });
  return (
    <Section title={agreement.title} lead={agreement.lead}>
      <div className={styles['stack']}>
        <CheckField {...register('contract')} label={agreement.contract} hint={agreement.contractHint} />
        {hasContract && <CheckField {...register('countersign')} label={agreement.countersign} />}
        <div className={styles['pair']}>
          <TermsField name="hold_days" label={agreement.holdDays} />
          <TermsField name="payment_grace_days" label={agreement.graceDays} />
        </div>
        <SelectField {...register('consumer.withdrawal')} label={agreement.withdrawal}>
          {Object.entries(agreement.withdrawals).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TermsField
          name="account"
          label={agreement.account}
          hint={agreement.accountHint}
          inputMode="text"
          maxLength={50}
        />
      </div>
    </Section>
  );
}

/** Spaces that the terms hold for. */
export function ScopeFields({ spaces }: { spaces: readonly OwnerSpace[] }): ReactNode {
  const { register, formState } = useFormContext<TermsValues>();
  const error = findError(formState.errors, 'space_ids');
  return (
    <Section title={scope.title} lead={scope.lead}>
      <div className={styles['stack']}>
        <CheckField {...register('is_default')} label={scope.isDefault} hint={scope.isDefaultHint} />
        {spaces.length > 0 && (
          <fieldset className={styles['spaces']}>
            <legend>{scope.spaces}</legend>
            {spaces.map((space) => (
              <CheckField
                key={space.id}
                {...register('space_ids')}
                value={String(space.id)}
                label={getSpaceLabel(space)}
              />
            ))}
          </fieldset>
        )}
        {error && <FieldErrorText id="scope-error">{error}</FieldErrorText>}
      </div>
    </Section>
  );
}
