import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { CheckRow, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { nameRules } from './building-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCreateDraft } from './use-create-draft.ts';
import { useSaveSpace } from './use-save-space.ts';
import { useStepForm } from './use-step-form.ts';
import styles from './wizard.module.css';
import type { Draft } from './wizard-control.ts';
import type { Start } from './wizard-location.ts';

const texts = portal.wizard.space;
const KIND_NAMED = 'named';
const KIND_WHOLE = 'whole';

type Values = { kind: string; name: string };
type NameSpaceProps = {
  catalog: OwnerCatalogAnswer;
  start: Start;
  onStart: (start: Start) => void;
  onCreating: (creating: boolean) => void;
};

/**
 * Second step without a draft: the name of the space, or the whole building. Submitting creates the draft.
 */
export function NameSpace({ catalog, start, onStart, onCreating }: NameSpaceProps): ReactNode {
  const hasSpaces = catalog.spaces.some((space) => space.building_id === start.buildingId);
  const create = useCreateDraft(start, onStart, onCreating);
  const { form, failure, sending, submit } = useStepForm<Values>({
    savesUnchanged: true,
    defaults: { kind: KIND_NAMED, name: '' },
    fieldNames: { no_name: 'kind' },
    save: ({ kind, name }) => create({ name, whole: kind === KIND_WHOLE && !hasSpaces }),
  });
  const isNamed = hasSpaces || form.watch('kind') === KIND_NAMED;
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={failure ?? form.formState.errors.kind?.message ?? null}
      sending={sending}
      canFinishLater={false}
      onSubmit={submit}
    >
      <div className={styles['narrow']}>
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
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={form.formState.errors.name?.message}
          />
        ) : (
          <p className={styles['note']}>{texts.wholeHint(start.buildingName)}</p>
        )}
      </div>
    </StepFrame>
  );
}

/** Second step of a draft: its name; a whole building has the name of the building. */
export function SpaceName({ draft }: { draft: Draft }): ReactNode {
  const { space } = draft;
  const save = useSaveSpace(draft);
  const step = useStepForm<{ space_name: string }>({
    next: 'adresa',
    defaults: { space_name: space.space_name },
    save: ({ space_name }) => save.changes({ space_name: space_name.trim() }),
    explain: save.explain,
  });
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      failure={step.failure}
      sending={step.sending}
      onSubmit={step.submit}
    >
      <div className={styles['narrow']}>
        {space.no_name ? (
          <p className={styles['note']}>{texts.wholeHint(space.building_name)}</p>
        ) : (
          <TextField
            {...step.form.register('space_name', nameRules)}
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={step.form.formState.errors.space_name?.message}
          />
        )}
      </div>
    </StepFrame>
  );
}
