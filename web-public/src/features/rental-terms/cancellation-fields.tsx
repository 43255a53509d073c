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
import { EMPTY_STEP, type TermsValues } from './terms-form.ts';

const texts = rentalTermsEditor.cancellation;

/** The ladder of a cancellation, from the longest time before the start to the last day. */
export function CancellationFields(): ReactNode {
  const { control, register, formState } = useFormContext<TermsValues>();
  const steps = useFieldArray({ control, name: 'cancellation.steps' });
  const hasGrace = useWatch({ control, name: 'cancellation.has_grace' });
  const error = findError(formState.errors, 'cancellation.steps');
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className={styles['stack']}>
        <ol className={styles['rows']}>
          {steps.fields.map(({ id }, index) => (
            <li key={id} className={styles['step']} aria-label={texts.step(index + 1)}>
              <TermsField name={`cancellation.steps.${index}.days`} label={texts.days} />
              <TermsField name={`cancellation.steps.${index}.percent`} label={texts.percent} />
              <TermsField name={`cancellation.steps.${index}.amount`} label={texts.amount} />
              {steps.fields.length > 1 && (
                <IconButton
                  className={styles['remove']}
                  label={texts.remove(index + 1)}
                  onClick={() => steps.remove(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        {error && <FieldErrorText id="cancellation-error">{error}</FieldErrorText>}
        <Button size="sm" onClick={() => steps.prepend(EMPTY_STEP)}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
        <SelectField {...register('cancellation.day_count')} label={texts.dayCount}>
          {Object.entries(texts.dayCounts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <CheckField {...register('cancellation.has_grace')} label={texts.hasGrace} />
        {hasGrace && (
          <div className={styles['pair']}>
            <TermsField name="cancellation.grace.hours" label={texts.hours} />
            <TermsField name="cancellation.grace.min_hours_before" label={texts.minHours} />
          </div>
        )}
      </div>
    </Section>
  );
}
