import { useQuery } from '@tanstack/react-query';
import type { SpaceDetail } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { layoutsForm } from '@prostora/strings/cs/space-layouts-form.ts';
import { SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { Button, CheckRow, FormError, TextArea, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Controller, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { LayoutList } from '../../components/layouts/layout-list.tsx';
import {
  findTypedCapacity,
  toLayoutInput,
  toLayoutRows,
  validateLayoutRows,
  type LayoutErrors,
  type LayoutRow,
} from '../../components/layouts/layout-rows.ts';
import type { TagValues } from '../../components/tags/tag-picker.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { taxonomyQuery } from '../../lib/owner-queries.ts';
import {
  getInputMode,
  spaceNumberRule,
  toFieldValues,
  type SpaceFieldValues,
} from '../../lib/space-field-values.ts';
import { parseNumber, toNumberText } from '../../lib/space-numbers.ts';
import { FirstTags } from './first-tags.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';

const texts = portal.wizard.features;
type WizardNumber = (typeof SPACE_MEASURES)[number];
const HINTS: Partial<Record<WizardNumber, string>> = texts.hints;
/** Required for publication. */
const REQUIRED: WizardNumber = 'capacity';

type Values = Record<WizardNumber, string> & {
  perex: string;
  price_level: string;
  tags: TagValues;
  layouts: LayoutRow[];
};

const pickNumbers = (values: SpaceFieldValues): Record<WizardNumber, string> =>
  Object.fromEntries(SPACE_MEASURES.map((name) => [name, values[name]])) as Record<WizardNumber, string>;

const toFormValues = (space: SpaceDetail): Values => ({
  ...pickNumbers(toFieldValues(space)),
  perex: space.perex,
  price_level: String(space.price_level),
  tags: {
    purposes: space.tags.purpose.map(({ id }) => id),
    attributes: [...space.tags.equipments, ...space.tags.services].map(({ id }) => id),
  },
  layouts: toLayoutRows(space.layouts),
});

const toChanges = ({ perex, price_level, tags, layouts, ...numbers }: Values): Record<string, unknown> => ({
  perex: perex.trim(),
  ...Object.fromEntries(SPACE_MEASURES.map((name) => [name, parseNumber(numbers[name])])),
  price_level: Number(price_level),
  layouts: toLayoutInput(layouts),
  purposes: tags.purposes,
  attributes: tags.attributes,
});

const FIELD_NAMES = { purposes: 'tags', attributes: 'tags', 'tags.purpose': 'tags' } as const;

/** Fourth step: perex, capacity and the first tags; folded what can be added later. */
export function FeaturesStep({ draft }: { draft: Draft }): ReactNode {
  const save = useSaveSpace(draft);
  const step = useStepForm<Values>({
    next: 'ceny',
    defaults: toFormValues(draft.space),
    save: (values) => save.changes(toChanges(values)),
    explain: save.explain,
    fieldNames: FIELD_NAMES,
  });
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={step.failure}
      sending={step.sending}
      onSubmit={step.submit}
    >
      <BasicFields form={step.form} />
      <Tags form={step.form} />
      <details className={styles['more']}>
        <summary>{texts.more}</summary>
        <div className={styles['fields']}>
          <Layouts form={step.form} areas={draft.layoutAreas} />
          <PriceLevelField form={step.form} />
        </div>
      </details>
    </StepFrame>
  );
}

function BasicFields({
  form: {
    control,
    register,
    formState: { errors },
  },
}: {
  form: UseFormReturn<Values>;
}): ReactNode {
  const layouts = useWatch({ control, name: 'layouts' });
  const perex = register('perex', {
    validate: (text) => text.trim().length <= LIMITS.perex || fieldError('maxLength', { max: LIMITS.perex }),
  });
  return (
    <>
      <div className={styles['narrow']}>
        <TextArea
          {...perex}
          label={texts.perex}
          hint={texts.perexHint}
          maxLength={LIMITS.perex}
          rows={3}
          error={errors.perex?.message}
        />
      </div>
      <div className={styles['numbers']}>
        {SPACE_MEASURES.map((name) =>
          name === 'capacity' && layouts.length > 0 ? (
            <TextField
              key="derived"
              label={texts.labels.capacity}
              hint={layoutsForm.derived}
              value={toNumberText(findTypedCapacity(layouts))}
              readOnly
            />
          ) : (
            <TextField
              key={name}
              {...register(name, { validate: spaceNumberRule(SPACE_FIELDS[name]) })}
              label={texts.labels[name]}
              hint={HINTS[name]}
              optional={name !== REQUIRED}
              inputMode={getInputMode(name)}
              autoComplete="off"
              error={errors[name]?.message}
            />
          ),
        )}
      </div>
    </>
  );
}

function PriceLevelField({ form: { register } }: { form: UseFormReturn<Values> }): ReactNode {
  return (
    <fieldset className={styles['choices']}>
      <legend>{texts.level}</legend>
      <p className={styles['note']}>{texts.levelHint}</p>
      <div className={styles['levels']}>
        {texts.levels.map((level, index) => (
          <CheckRow
            key={level}
            {...register('price_level')}
            type="radio"
            value={String(index + 1)}
            label={level}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Errors of the server by row; those of local rules are the list's own. */
const toServerErrors = (errors: FieldErrors<Values>['layouts']): LayoutErrors =>
  Array.isArray(errors)
    ? Object.fromEntries(
        errors.flatMap((row: Record<string, { message?: string }> | undefined, index) =>
          Object.entries(row ?? {}).map(([field, error]) => [`${index}.${field}`, error.message ?? '']),
        ),
      )
    : {};

function Layouts({ form, areas }: { form: UseFormReturn<Values>; areas: Draft['layoutAreas'] }): ReactNode {
  const area = useWatch({ control: form.control, name: 'area_size' });
  const isAreaValid = spaceNumberRule(SPACE_FIELDS.area_size)(area) === true;
  const { errors, isSubmitted } = form.formState;
  return (
    <fieldset className={styles['choices']}>
      <legend>{layoutsForm.title}</legend>
      <p className={styles['note']}>{layoutsForm.hint}</p>
      <Controller
        control={form.control}
        name="layouts"
        rules={{ validate: (rows) => Object.values(validateLayoutRows(rows))[0] ?? true }}
        render={({ field }) => (
          <div className={styles['layouts']}>
            <LayoutList
              rows={field.value}
              errors={toServerErrors(errors.layouts)}
              showsAll={isSubmitted}
              spaceArea={isAreaValid ? parseNumber(area) : null}
              areas={areas}
              onChange={field.onChange}
            />
          </div>
        )}
      />
    </fieldset>
  );
}

function Tags({ form }: { form: UseFormReturn<Values> }): ReactNode {
  const { data: taxonomy, error, refetch } = useQuery(taxonomyQuery(useApi()));
  if (error)
    return (
      <FormError>
        {toErrorMessage(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {portal.failed.retry}
        </Button>
      </FormError>
    );
  if (!taxonomy) return <PortalSkeleton />;
  return (
    <Controller
      control={form.control}
      name="tags"
      render={({ field, fieldState }) => (
        <FirstTags
          taxonomy={taxonomy}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
