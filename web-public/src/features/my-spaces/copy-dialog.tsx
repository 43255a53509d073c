import { useMutation } from '@tanstack/react-query';
import {
  copySpaceSettings,
  type CopiedPart,
  type OwnerCatalogAnswer,
  type OwnerSpace,
  type SpaceCopyAnswer,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, getSpaceTitle, Modal } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ChipGroup } from '../../components/chip-group.tsx';
import { SpaceChoice } from '../../components/space-choice/space-choice.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { PartsField } from './parts-field.tsx';
import styles from './copy-dialog.module.css';

const texts = manySpaces.copy;
type Mode = 'replace' | 'add';

type CopyDialogProps = {
  space: OwnerSpace;
  catalog: OwnerCatalogAnswer;
  onSaved: () => void;
  onClose: () => void;
};

function ModeField({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }): ReactNode {
  return (
    <div>
      <ChipGroup
        label={texts.mode}
        labelClassName={styles['label']}
        className={styles['modes']}
        options={{ replace: texts.replace, add: texts.add }}
        value={mode}
        onChange={onChange}
      />
      <p className={styles['note']}>{mode === 'replace' ? texts.replaceHint : texts.addHint}</p>
    </div>
  );
}

/** What each space gains and loses. */
function Preview({ answer, spaces }: { answer: SpaceCopyAnswer; spaces: readonly OwnerSpace[] }): ReactNode {
  const names = new Map(spaces.map((space) => [space.id, getSpaceTitle(space)]));
  return (
    <section>
      <h3>{texts.previewTitle}</h3>
      <ul className={styles['results']}>
        {answer.results.map(({ space_id: id, added, removed }) => (
          <li key={id}>
            <span>{names.get(id)}</span>
            <span>{texts.change(added, removed)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{texts.bookings}</p>
    </section>
  );
}

/** Copies settings of a space to others: a choice, its preview, the copy. */
export function CopyDialog({ space, catalog, onSaved, onClose }: CopyDialogProps): ReactNode {
  const api = useApi();
  const [spaceIds, setSpaceIds] = useState<readonly number[]>([]);
  const [what, setWhat] = useState<readonly CopiedPart[]>(['hours', 'settings']);
  const [mode, setMode] = useState<Mode>('replace');
  const [isTouched, setTouched] = useState(false);
  const copy = useMutation({
    mutationFn: (isTrial: boolean) =>
      copySpaceSettings({
        client: api,
        path: { id: space.id },
        body: { space_ids: [...spaceIds], what: [...what], mode, dry_run: isTrial },
      }),
    onSuccess: ({ results }, isTrial) => {
      if (isTrial) return;
      showToast(texts.done(results.length));
      onSaved();
      onClose();
    },
  });
  const others = catalog.spaces.filter(({ id }) => id !== space.id);
  const preview = copy.variables === true || copy.isError ? (copy.data ?? null) : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    if (spaceIds.length > 0 && what.length > 0 && !copy.isPending) copy.mutate(preview === null);
  };
  return (
    <Modal open onClose={onClose} title={texts.title(getSpaceTitle(space))}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <FormError>{copy.error && toErrorMessage(copy.error)}</FormError>
        {preview ? (
          <Preview answer={preview} spaces={others} />
        ) : (
          <>
            {others.length === 0 ? (
              <p>{texts.noTargets}</p>
            ) : (
              <SpaceChoice
                legend={texts.targets}
                catalog={catalog}
                spaces={others}
                chosen={spaceIds}
                onChange={setSpaceIds}
                error={isTouched && spaceIds.length === 0 ? texts.chooseTargets : undefined}
              />
            )}
            <PartsField legend={texts.what} chosen={what} onChange={setWhat} />
            {isTouched && what.length === 0 && (
              <FieldErrorText id="parts-error">{texts.chooseParts}</FieldErrorText>
            )}
            <ModeField mode={mode} onChange={setMode} />
          </>
        )}
        <div className={styles['actions']}>
          {preview ? (
            <Button onClick={() => copy.reset()}>{texts.back}</Button>
          ) : (
            <Button onClick={onClose}>{reservations.form.cancel}</Button>
          )}
          <Button
            type="submit"
            variant="dark"
            disabled={others.length === 0}
            sending={copy.isPending}
            sendingLabel={reservations.form.saving}
          >
            {preview ? texts.submit : texts.preview}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
