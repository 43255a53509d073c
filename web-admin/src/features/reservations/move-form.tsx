import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  ApiError,
  changeReservation,
  moveReservation,
  previewReservationChange,
  type AdminReservationDetail,
} from '@prostora/api-client';
import { formatClock, LIMITS, toPragueWallTime } from '@prostora/contracts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { useApi, useCommand, useRefresh } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { createRule } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminReservations.move;
const proposalTexts = reservationChange.console;
const priceTexts = reservationChange.host.listPrice;
const WALL_TIME_FORMAT = 'YYYY-MM-DDTHH:mm';

type Values = {
  start_datetime: string;
  end_datetime: string;
  use_list_price?: boolean;
  message?: string;
};

/** Wall time in Prague without an offset, as the API takes it. */
function toWallTime(timestamp: string): string {
  const { day, minute } = toPragueWallTime(new Date(timestamp));
  return `${day}T${formatClock(minute)}`;
}

const requiredRule = (message: string) => ({ required: true, message });
const afterStart = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) =>
  createRule((end: string | null) =>
    !end || end > String(getFieldValue('start_datetime') ?? '') ? null : texts.endAfterStart,
  );

/** Date and time in Prague; the value is wall time. */
const DateTimeField = ({
  value,
  onChange,
  ...rest
}: {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}) => (
  <DatePicker
    {...rest}
    showTime={{ format: 'HH:mm', minuteStep: 15 }}
    format="D. M. YYYY HH:mm"
    needConfirm={false}
    value={value ? dayjs(value) : null}
    onChange={(next: Dayjs | null) => onChange?.(next?.format(WALL_TIME_FORMAT) ?? null)}
  />
);

/** Whether the price stays or is that of the price list; shown when the list has another one for the slot. */
function PriceField({ reservation }: { reservation: AdminReservationDetail }) {
  const api = useApi();
  const form = Form.useFormInstance<Values>();
  const { id, sequence, price, price_state: state } = reservation;
  const body = {
    sequence,
    start_datetime: Form.useWatch('start_datetime', form) ?? toWallTime(reservation.start_datetime),
    end_datetime: Form.useWatch('end_datetime', form) ?? toWallTime(reservation.end_datetime),
  };
  const { data } = useQuery({
    queryKey: ['reservation-change-preview', id, body],
    queryFn: ({ signal }) => previewReservationChange({ client: api, path: { id }, body, signal }),
    enabled: body.end_datetime > body.start_datetime,
    retry: false,
  });
  const list = data?.list_price ?? null;
  if (list === null || list.price === price) return null;
  const [kept, listed] = [formatPrice(price, state), formatPrice(list.price, list.price_state)];
  return (
    <Form.Item
      name="use_list_price"
      label={texts.price}
      extra={priceTexts.lead(listed, kept)}
      initialValue={data?.price === list.price}
    >
      <Radio.Group
        options={[
          { value: false, label: priceTexts.keep(kept) },
          { value: true, label: priceTexts.use(listed) },
        ]}
      />
    </Form.Item>
  );
}

/**
 * Moves a request to another time slot and notifies all sides, or proposes a change to the guest of a
 * confirmed reservation.
 */
export default function MoveForm({
  reservation,
  open,
  onClose,
}: {
  reservation: AdminReservationDetail;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const { id, sequence, start_datetime, end_datetime } = reservation;
  // A confirmed reservation is changed by a proposal the guest accepts.
  const isProposal = !reservation.allowed_actions.includes('move');
  const refresh = useRefresh();
  // After a conflict the reservation is refetched for the next attempt; the form keeps its values.
  const send = ({ message, use_list_price: usesListPrice, ...slot }: Values): Promise<unknown> =>
    isProposal || usesListPrice !== undefined
      ? changeReservation({
          client: api,
          path: { id },
          body: {
            ...slot,
            sequence,
            ...(usesListPrice !== undefined && { use_list_price: usesListPrice }),
            ...(message && { message }),
          },
        })
      : moveReservation({ client: api, path: { id }, body: { ...slot, sequence } });
  const run = (values: Values) =>
    send(values).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) refresh();
      throw error;
    });
  const move = useCommand({
    run,
    done: () => (isProposal ? proposalTexts.sent : texts.done),
    handledByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={isProposal ? proposalTexts.change : texts.title}
      hint={isProposal ? proposalTexts.changeHint : texts.hint}
      onClose={onClose}
    >
      <ResourceForm<Values>
        name="move"
        initial={{
          start_datetime: toWallTime(start_datetime),
          end_datetime: toWallTime(end_datetime),
        }}
        submitLabel={isProposal ? proposalTexts.change : texts.action}
        onSubmit={move}
        onDone={onClose}
        onCancel={onClose}
      >
        <Form.Item name="start_datetime" label={texts.start} rules={[requiredRule(texts.startRequired)]}>
          <DateTimeField />
        </Form.Item>
        <Form.Item
          name="end_datetime"
          label={texts.end}
          dependencies={['start_datetime']}
          rules={[requiredRule(texts.endRequired), afterStart]}
        >
          <DateTimeField />
        </Form.Item>
        <PriceField reservation={reservation} />
        {isProposal && (
          <Form.Item name="message" label={proposalTexts.message}>
            <Input.TextArea rows={3} maxLength={LIMITS.reason} />
          </Form.Item>
        )}
      </ResourceForm>
    </FormDrawer>
  );
}
