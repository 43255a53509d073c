import { useQuery } from '@tanstack/react-query';
import { changeReservation, renewGuestLinkAsHost, type Reservation } from '@prostora/api-client';
import { BOOKING, DAY_MS, OWN_BOOKING, toPragueDay } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { newBooking } from '@prostora/strings/cs/new-booking.ts';
import { ownReservation as texts } from '@prostora/strings/cs/own-reservation.ts';
import { formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import { Button, CheckField, FormError, getSpaceTitle, TextArea, TextField } from '@prostora/ui';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { RevokeLink } from '../../../components/revoke-link/revoke-link.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { usePortalForm } from '../../../lib/use-portal-form.ts';
import { cacheReservation, invalidateReservations, relatedQuery } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import styles from './detail.module.css';
import { describeRefusal } from './use-reservation-actions.ts';

const PROLONG_MS = 3 * DAY_MS;
const MAX_RELATED = 12;

/** Three days more, not past the start. */
const prolong = ({ expires_at, start_datetime }: Reservation): string =>
  new Date(
    Math.min(
      new Date(expires_at ?? start_datetime).getTime() + PROLONG_MS,
      new Date(start_datetime).getTime(),
    ),
  ).toISOString();

/** End of an option, which can be moved by three days. */
export function OptionEnd({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, sequence, expires_at: end } = reservation;
  const next = prolong(reservation);
  // The end of an option of a deal is that of its offer or advance.
  const canProlong = reservation.deal_id === null && reservation.allowed_actions.includes('change');
  const save = async (): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      const body = { sequence, option_until: next };
      const answer = await changeReservation({ client: api, path: { id }, body });
      showToast(texts.prolonged(next));
      await cacheReservation(client, api, { reservation: answer.reservation });
    } catch (error) {
      setFailure(describeRefusal(error));
    }
    setSending(false);
  };
  return (
    <>
      <p className={styles['option']}>
        {texts.optionUntil} <strong>{end && formatDateTime(end)}</strong>
        {end !== null && next > end && canProlong && (
          <Button size="sm" sending={sending} onClick={() => void save()}>
            {texts.prolong}
          </Button>
        )}
      </p>
      <FormError>{failure}</FormError>
    </>
  );
}

/** The guest's page of a guest without an e-mail address, to send by SMS. */
export function GuestLink({ reservation }: { reservation: Reservation }): ReactNode {
  const { guest_url: path, customer_phone: phone } = reservation;
  if (path === null) return null;
  const text = texts.smsText(window.location.origin + path);
  return (
    <p className={styles['sms']}>
      {phone && (
        <a className="text-link" href={`sms:${phone}?body=${encodeURIComponent(text)}`}>
          {texts.sendSms}
        </a>
      )}
      <span className={styles['written']}>{text}</span>
    </p>
  );
}

/** Revokes the links of the guest, who gets a new one. */
export function GuestLinkRevocation({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { id, customer_email: email, guest_url: path } = reservation;
  if (!email && path === null) return null;
  return (
    <RevokeLink
      texts={{ ...texts.guestLink, dialog: texts.guestLink.dialog(email) }}
      revoke={() => renewGuestLinkAsHost({ client: api, path: { id } })}
      onRevoked={() => {
        showToast(texts.guestLink.done(email));
        void invalidateReservations(client);
      }}
    />
  );
}

/** Reservations made together: other spaces of the event; other days are those of the series. */
export function RelatedReservations({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const { group_id: group, start_datetime: start } = reservation;
  const { data } = useQuery(relatedQuery(api, reservation));
  const related = (data?.reservations ?? []).filter(
    (one) => one.group_id === group && toPragueDay(one.start_datetime) === toPragueDay(start),
  );
  if (related.length === 0) return null;
  return (
    <section>
      <h3>{texts.group}</h3>
      <ul className={styles['related']}>
        {related.slice(0, MAX_RELATED).map((one) => (
          <li key={one.id}>
            <Link
              className="text-link"
              to={buildReservationsUrl({ reservationId: one.id })}
              preventScrollReset
            >
              {formatTimeSlot(one.start_datetime, one.end_datetime)}
            </Link>{' '}
            {getSpaceTitle(one.space)}
            {one.status === 'cancelled' && ` · ${texts.cancelled}`}
          </li>
        ))}
      </ul>
      {related.length > MAX_RELATED && <p className="muted">{texts.more(related.length - MAX_RELATED)}</p>}
    </section>
  );
}

/** Title of the event and the note for the staff, which the guest does not see. */
export function StaffTexts({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { id, sequence, title, title_public, staff_note } = reservation;
  const form = useForm({ mode: 'onTouched', values: { title, title_public, staff_note: staff_note ?? '' } });
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) =>
      changeReservation({
        client: api,
        path: { id },
        body: {
          sequence,
          title: values.title,
          title_public: values.title_public,
          ...(staff_note !== null && { staff_note: values.staff_note }),
        },
      }),
    onSaved: (answer) => {
      showToast(texts.textsSaved);
      return cacheReservation(client, api, { reservation: answer.reservation });
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <form noValidate className={styles['note']} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.register('title', { validate: validateBy([maxLengthRule(OWN_BOOKING.title)]) })}
        label={texts.title}
        optional
        autoComplete="off"
        error={errors.title?.message}
      />
      <CheckField {...form.register('title_public')} label={newBooking.titlePublic} />
      {staff_note !== null && (
        <TextArea
          {...form.register('staff_note', { validate: validateBy([maxLengthRule(BOOKING.notes)]) })}
          label={texts.staffNote}
          optional
          rows={2}
          maxLength={BOOKING.notes}
          defaultValue={staff_note}
          error={errors.staff_note?.message}
        />
      )}
      {isDirty && (
        <div>
          <Button type="submit" size="sm" sending={sending} sendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
