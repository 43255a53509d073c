import { plainNameRule, createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { CheckRow, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { StepFrame } from './step-frame.tsx';
import { useCreateDraft } from './use-create-draft.ts';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';
import type { Start } from './wizard-location.ts';

const texts = portal.wizard.name;
const KIND_NAMED = 'named';
const KIND_WHOLE = 'whole';

/** Rules of a name of a building or a space. */
const nameRules = {
  validate: validateBy([createRequiredRule(missing.name), plainNameRule]),
  maxLength: { value: LIMITS.name, message: fieldError('maxLength', { max: LIMITS.name }) },
};

type Values = { building: string; kind: string; name: string };
type NameSpaceProps = {
  catalog: OwnerCatalogAnswer;
  start: Start;
  onStart: (start: Start) => void;
  onCreating: (creating: boolean) => void;
};

/**
 * Second step without a draft: the name of a new building and of the space, or the whole building. Submitting
 * creates the draft.
 */
export function NameSpace({ catalog, start, onStart, onCreating }: NameSpaceProps): ReactNode {
  const isNewBuilding = start.buildingId === null;
  const hasSpaces = catalog.spaces.some((space) => space.building_id === start.buildingId);
  const create = useCreateDraft(start, onStart, onCreating);
  const { form, failure, sending, submit } = useStepForm<Values>({
    savesUnchanged: true,
    defaults: { building: start.buildingName, kind: KIND_NAMED, name: '' },
    fieldNames: { no_name: 'kind' },
    save: ({ building, kind, name }) =>
      create({ buildingName: building.trim(), name, whole: kind === KIND_WHOLE && !hasSpaces }),
  });
  const { errors } = form.formState;
  const [building, kind] = form.watch(['building', 'kind']);
  const isNamed = hasSpaces || kind === KIND_NAMED;
  return (
    <StepFrame
      heading={texts.heading}
      failure={failure ?? errors.kind?.message ?? null}
      sending={sending}
      canFinishLater={false}
      onSubmit={submit}
    >
      <div className={styles['narrow']}>
        {isNewBuilding && (
          <TextField
            {...form.register('building', nameRules)}
            label={texts.building}
            hint={texts.buildingHint}
            autoComplete="off"
            error={errors.building?.message}
          />
        )}
        <div className={styles['choices']} role="radiogroup" aria-label={texts.heading}>
          <CheckRow {...form.register('kind')} type="radio" value={KIND_NAMED} label={texts.named} />
          <CheckRow
            {...form.register('kind')}
            type="radio"
            value={KIND_WHOLE}
            label={texts.whole}
            disabled={hasSpaces}
          />
        </div>
        {hasSpaces && <p className={styles['note']}>{texts.wholeTaken}</p>}
        {isNamed ? (
          <TextField
            {...form.register('name', nameRules)}
            label={texts.space}
            hint={texts.spaceHint}
            autoComplete="off"
            error={errors.name?.message}
          />
        ) : (
          building.trim() !== '' && <p className={styles['note']}>{texts.wholeHint(building.trim())}</p>
        )}
      </div>
    </StepFrame>
  );
}

/** Second step of a draft: its names; a whole building has one name. */
export function DraftNames({ draft }: { draft: Draft }): ReactNode {
  const { space } = draft;
  const save = useSaveSpace(draft);
  const { form, failure, sending, submit } = useStepForm<{ building_name: string; space_name: string }>({
    next: 'fotky',
    defaults: { building_name: space.building_name, space_name: space.space_name },
    save: ({ building_name, space_name }) =>
      save.changes({
        building_name: building_name.trim(),
        ...(!space.no_name && { space_name: space_name.trim() }),
      }),
    explain: save.explain,
  });
  const { errors } = form.formState;
  return (
    <StepFrame heading={texts.heading} failure={failure} sending={sending} onSubmit={submit}>
      <div className={styles['narrow']}>
        <TextField
          {...form.register('building_name', nameRules)}
          label={texts.building}
          hint={texts.buildingHint}
          autoComplete="off"
          error={errors.building_name?.message}
        />
        {space.no_name ? (
          <p className={styles['note']}>{texts.wholeHint(space.building_name)}</p>
        ) : (
          <TextField
            {...form.register('space_name', nameRules)}
            label={texts.space}
            hint={texts.spaceHint}
            autoComplete="off"
            error={errors.space_name?.message}
          />
        )}
      </div>
    </StepFrame>
  );
}
