import { demand } from '@prostora/strings/cs/demand.ts';
import { Check, Chip, TextField } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useId, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { ChipChoice } from './chip-choice.tsx';
import type { PurposeOption } from './demand.loader.ts';
import { OTHER, validators, type DemandValues } from './demand-values.ts';
import { FormSection } from './form-section.tsx';

const texts = demand.what;
const INITIAL_COUNT = 8;

/** Purpose: one of the catalogue, or a free text. */
export function PurposeSection({
  form,
  purposes,
}: {
  form: UseFormReturn<DemandValues>;
  purposes: readonly PurposeOption[];
}): ReactNode {
  const errorId = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'purpose_id',
    rules: { validate: validators.purpose_id },
  });
  const choose = (value: string): void => {
    field.onChange(field.value === value ? '' : value);
    if (value === OTHER && field.value !== OTHER) setTimeout(() => form.setFocus('purpose_text'));
  };
  const isOther = field.value === OTHER;
  return (
    <FormSection legend={texts.legend}>
      <ChipChoice
        label={texts.legend}
        options={purposes}
        chosen={field.value === '' || isOther ? [] : [Number(field.value)]}
        onToggle={(id) => choose(String(id))}
        shortCount={INITIAL_COUNT}
        all={texts.all}
        fewer={texts.fewer}
        describedBy={fieldState.error ? errorId : undefined}
        firstRef={field.ref}
      >
        <Chip
          aria-pressed={isOther}
          icon={isOther ? <Check aria-hidden /> : undefined}
          onClick={() => choose(OTHER)}
        >
          {texts.other}
        </Chip>
      </ChipChoice>
      {fieldState.error?.message && <FieldErrorText id={errorId}>{fieldState.error.message}</FieldErrorText>}
      {isOther && (
        <TextField
          {...form.register('purpose_text', { validate: validators.purpose_text })}
          label={texts.text}
          hint={texts.textHint}
          autoComplete="off"
          error={form.formState.errors.purpose_text?.message}
        />
      )}
    </FormSection>
  );
}
