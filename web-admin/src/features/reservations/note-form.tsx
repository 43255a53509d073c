import { saveReservationNote, type AdminReservationDetail } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminReservations.detail;
const ROWS = 6;

type Values = { owner_note: string };

/** Note visible to the owner and operators only. */
export default function NoteForm({
  reservation: { id, owner_note },
  open,
  onClose,
}: {
  reservation: AdminReservationDetail;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const save = useCommand({
    run: ({ owner_note: text }: Values) =>
      saveReservationNote({ client: api, path: { id }, body: { owner_note: text.trim() } }),
    done: () => texts.noteSaved,
    handledByForm: true,
    undo: () => saveReservationNote({ client: api, path: { id }, body: { owner_note } }),
  });
  return (
    <FormDrawer open={open} title={texts.noteTitle} hint={texts.ownerNoteHint} onClose={onClose}>
      <ResourceForm<Values>
        name="note"
        initial={{ owner_note }}
        submitLabel={adminReservations.save}
        onSubmit={save}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="owner_note" label={texts.ownerNote} max={BOOKING.notes} rows={ROWS} />
      </ResourceForm>
    </FormDrawer>
  );
}
