import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { ApiError, type AdminReservationDetail } from '@prostora/api-client';
import { clockOf, pragueWall } from '@prostora/contracts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { useApi, useCommand, useRefresh } from '../../kit/index.ts';
import FormDrawer from '../../kit/form-drawer.tsx';
import { rule } from '../../kit/form-fields.tsx';
import { ResourceForm } from '../../kit/resource-form.tsx';

const texts = adminReservations.move;
const WALL = 'YYYY-MM-DDTHH:mm';

type Values = { start_datetime: string; end_datetime: string };

/** An instant as wall time in Prague, which the API takes without an offset. */
function wallOf(instant: string): string {
  const { day, minute } = pragueWall(new Date(instant));
  return `${day}T${clockOf(minute)}`;
}

const needed = (message: string) => ({ required: true, message });
const afterStart = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => rule((end: string | null) => (!end || end > String(getFieldValue('start_datetime') ?? '') ? null : texts.endAfterStart));

/** Day and hour in Prague; the value is wall time. */
const MomentField = ({ value, onChange, ...rest }: { id?: string; value?: string | null; onChange?: (value: string | null) => void }) => (
  <DatePicker {...rest} showTime={{ format: 'HH:mm', minuteStep: 15 }} format="D. M. YYYY HH:mm" needConfirm={false} value={value ? dayjs(value) : null} onChange={(next: Dayjs | null) => onChange?.(next?.format(WALL) ?? null)} />
);

/** Gives a reservation another term; everybody is told of it. */
export default function MoveForm({ reservation, open, onClose }: { reservation: AdminReservationDetail; open: boolean; onClose: () => void }) {
  const { reservations } = useApi();
  const { id, sequence, start_datetime, end_datetime } = reservation;
  const refresh = useRefresh();
  // What somebody else has changed is read anew, so that the next attempt knows of it; what was chosen stays.
  const run = (values: Values) => reservations.move(id, { ...values, sequence }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) refresh();
    throw error;
  });
  const move = useCommand({ run, done: () => texts.done, toldByForm: true });
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} closeLabel={adminReservations.closeForm} onClose={onClose}>
      <ResourceForm<Values>
        name="move" initial={{ start_datetime: wallOf(start_datetime), end_datetime: wallOf(end_datetime) }} submitLabel={texts.action} cancelLabel={adminReservations.cancelForm} onSubmit={move} onDone={onClose} onCancel={onClose}
      >
        <Form.Item name="start_datetime" label={texts.start} rules={[needed(texts.startRequired)]}><MomentField /></Form.Item>
        <Form.Item name="end_datetime" label={texts.end} dependencies={['start_datetime']} rules={[needed(texts.endRequired), afterStart]}><MomentField /></Form.Item>
      </ResourceForm>
    </FormDrawer>
  );
}
