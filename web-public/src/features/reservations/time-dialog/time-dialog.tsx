import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, Chip, FormError, Modal } from '@prostora/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { toNumberText } from '../../../lib/space-numbers.ts';
import shared from '../reservations.module.css';
import { toSlotValues } from '../../../components/slot-fields/slot-values.ts';
import { SlotWaiting } from '../waiting-list/slot-waiting.tsx';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { TimeFields } from './time-fields.tsx';
import styles from './time-dialog.module.css';
import { useTimeChange, type TimeKind, type TimeTarget, type TimeValues } from './use-time-change.ts';

const texts = reservations.calendar;
const KINDS: readonly TimeKind[] = ['window', 'block'];
const kindName = (kind: TimeKind): string => (kind === 'window' ? texts.addWindow : texts.addBlock);

/** Choice between a window and a block, for a time selected in the calendar. */
const KindChoice = ({
  kind,
  onChange,
}: {
  kind: TimeKind;
  onChange: (kind: TimeKind) => void;
}): ReactNode => (
  <div role="group" aria-label={texts.kind} className={styles['kinds']}>
    {KINDS.map((each) => (
      <Chip key={each} aria-pressed={each === kind} onClick={() => onChange(each)}>
        {kindName(each)}
      </Chip>
    ))}
  </div>
);

const { removeGroup, removeGroupTitle, removeGroupText } = manySpaces.block;
/** Texts of the removal of all blocks of a group. */
const GROUP_TEXTS = { remove: removeGroup, removeTitle: removeGroupTitle, removeText: removeGroupText };

/** Removal with a confirmation. */
function Remove({
  texts: { removeTitle, removeText, remove },
  onRemove,
  onRemoved,
}: {
  texts: Record<'remove' | 'removeTitle' | 'removeText', string>;
  onRemove: () => Promise<string | null>;
  onRemoved: () => void;
}): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async (): Promise<string | null> => {
    const failure = await onRemove();
    if (failure === null) onRemoved();
    return failure;
  };
  return (
    <>
      <Button variant="danger" className={styles['remove']} onClick={() => setConfirming(true)}>
        {remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={removeTitle}
          text={removeText}
          yes={remove}
          no={reservations.detail.keep}
          onYes={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Draft name: of an existing record, of the selected slot, or of a new record of the space. */
function toDraftName({ kind, id, spaceId, slot: { start, end } }: TimeTarget, choosesKind: boolean): string {
  const slot = id !== null || choosesKind ? `.${start}.${end}` : '';
  return `time.${choosesKind ? 'marked' : kind}.${id ?? 'new'}.${spaceId ?? 'any'}${slot}`;
}

type TimeDialogProps = {
  target: TimeTarget;
  /** Spaces to choose from when the space is unknown. */
  spaces: readonly OwnSpaceName[];
  /** Whether the kind can be changed. */
  choosesKind?: boolean;
  onClose: () => void;
};

/** Creates or edits a window or a block. */
export function TimeDialog({ target, spaces, choosesKind = false, onClose }: TimeDialogProps): ReactNode {
  const [kind, setKind] = useState(target.kind);
  const form = useForm<TimeValues>({
    mode: 'onTouched',
    defaultValues: {
      ...toSlotValues(target.slot),
      space_id: String(target.spaceId ?? spaces[0]?.id ?? ''),
      price_per_hour: toNumberText(target.price ?? null),
      reason: target.reason ?? '',
      reason_public: target.reasonPublic ?? false,
    },
  });
  const removeDraft = useFormDraft(form, toDraftName(target, choosesKind));
  const time = useTimeChange(target, kind);
  const closeAfterSave = (): void => {
    removeDraft();
    onClose();
  };
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (values: TimeValues): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      await time.save(values);
      closeAfterSave();
    } catch (error) {
      setFailure(showServerErrors(error, form));
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(save)();
  };
  const groupId = target.groupId ?? null;
  const { addTitle, editTitle, save: saveNew, saveEdit } = reservations[kind];
  return (
    <Modal
      open
      onClose={onClose}
      title={choosesKind ? texts.newTitle : target.id === null ? addTitle : editTitle}
    >
      <FormProvider {...form}>
        <form noValidate className={shared['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          {choosesKind && <KindChoice kind={kind} onChange={setKind} />}
          <TimeFields kind={kind} spaces={target.spaceId === null && spaces.length > 1 ? spaces : null} />
          <div className={shared['actions']}>
            {target.id !== null && (
              <Remove texts={reservations[kind]} onRemove={time.remove} onRemoved={closeAfterSave} />
            )}
            {groupId !== null && (
              <Remove
                texts={GROUP_TEXTS}
                onRemove={() => time.removeGroup(groupId)}
                onRemoved={closeAfterSave}
              />
            )}
            <Button onClick={onClose}>{reservations.form.cancel}</Button>
            <Button type="submit" variant="dark" sending={sending} sendingLabel={reservations.form.saving}>
              {target.id === null ? saveNew : saveEdit}
            </Button>
          </div>
        </form>
      </FormProvider>
      {target.kind === 'block' && target.id !== null && target.spaceId !== null && (
        <SlotWaiting spaceId={target.spaceId} slot={target.slot} />
      )}
    </Modal>
  );
}
