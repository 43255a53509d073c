import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import type { AdminReservationDetail } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime, formatPhone } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import {
  Detail,
  DetailColumns,
  DetailList,
  MailLink,
  PageHeader,
  Panel,
  Timeline,
  useApi,
  useRecordId,
  type DetailRow,
} from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { ProposalsPanel } from './proposals-panel.tsx';
import { ReservationStateTag } from './reservation-state.tsx';
import { describeEvent } from './reservation-event.ts';
import { reservationQuery } from './reservations.queries.ts';
import { useReservationActions } from './use-reservation-actions.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './reservations.module.css';

const MoveForm = lazy(() => import('./move-form.tsx'));
const NoteForm = lazy(() => import('./note-form.tsx'));
const texts = adminReservations.detail;
const BACK = { to: consoleUrls.allReservations, label: adminReservations.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one reservation: time slot, guest, notes, actions. */
export function ReservationPage() {
  const answer = useQuery(reservationQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(reservation) => <ReservationDetail key={reservation.id} reservation={reservation} />}
    </Detail>
  );
}

function ReservationDetail({ reservation }: { reservation: AdminReservationDetail }) {
  const [open, setOpen] = useState<'move' | 'note' | null>(null);
  const close = (): void => setOpen(null);
  const { notes, owner_note, allowed_actions } = reservation;
  return (
    <>
      <PageHeader
        title={texts.title(reservation.id)}
        subtitle={<ReservationStateTag reservation={reservation} />}
        actions={<Actions reservation={reservation} onMove={() => setOpen('move')} />}
      />
      <DetailColumns
        main={
          <>
            <Panel title={texts.slotAndPrice}>
              <DetailList rows={listSlotDetails(reservation)} />
            </Panel>
            <ProposalsPanel reservation={reservation} />
            <Panel title={texts.notes}>
              {notes === '' ? (
                <p className={cells.muted}>{texts.noNotes}</p>
              ) : (
                <p className={styles.text}>{notes}</p>
              )}
            </Panel>
            <Panel title={adminTimeline.title}>
              <Timeline type="reservation" id={reservation.id} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={texts.guest}>
              <DetailList rows={listGuestDetails(reservation)} />
            </Panel>
            <Panel title={texts.details}>
              <DetailList rows={listHistoryDetails(reservation)} />
            </Panel>
            <Panel
              title={texts.ownerNote}
              actions={
                allowed_actions.includes('note') && (
                  <Button onClick={() => setOpen('note')}>{texts.editNote}</Button>
                )
              }
            >
              {owner_note === '' ? (
                <p className={cells.muted}>{texts.noOwnerNote}</p>
              ) : (
                <p className={styles.text}>{owner_note}</p>
              )}
            </Panel>
          </>
        }
      />
      <OnDemand open={open === 'move'}>
        <MoveForm reservation={reservation} open={open === 'move'} onClose={close} />
      </OnDemand>
      <OnDemand open={open === 'note'}>
        <NoteForm reservation={reservation} open={open === 'note'} onClose={close} />
      </OnDemand>
    </>
  );
}

function Actions({ reservation, onMove }: { reservation: AdminReservationDetail; onMove: () => void }) {
  const { confirm, end } = useReservationActions();
  const can = (action: AdminReservationDetail['allowed_actions'][number]): boolean =>
    reservation.allowed_actions.includes(action);
  return (
    <>
      {can('change') && (
        <Button onClick={onMove}>
          {can('move') ? adminReservations.move.action : reservationChange.console.change}
        </Button>
      )}
      {can('confirm') && (
        <Button type="primary" onClick={() => confirm(reservation)}>
          {adminReservations.confirm.action}
        </Button>
      )}
      {(can('refuse') || can('cancel')) && (
        <Button danger onClick={() => end(reservation)}>
          {can('refuse') ? adminReservations.cancel.refuse : adminReservations.cancel.cancel}
        </Button>
      )}
    </>
  );
}

function listSlotDetails(reservation: AdminReservationDetail): DetailRow[] {
  const { space, owner, start_datetime, end_datetime, held_from, held_until, number_of_guests, group } =
    reservation;
  const isHeldLonger = held_from !== start_datetime || held_until !== end_datetime;
  return [
    [texts.when, adminReservations.formatSlot(start_datetime, end_datetime)],
    ...(isHeldLonger ? [[texts.held, adminReservations.heldValue(held_from, held_until)] as DetailRow] : []),
    [texts.guests, adminReservations.people(number_of_guests)],
    [texts.price, formatPrice(reservation.price, reservation.price_state)],
    ...(group ? [[texts.steps, describeEvent(group)] as DetailRow] : []),
    [
      texts.space,
      <>
        <Link to={consoleUrls.spaceDetail(space.id)}>{space.name}</Link>
        {space.building !== space.name && `, ${space.building}`}
        <br />
        <a href={urls.space(space.url)}>{texts.publicPage}</a>
      </>,
    ],
    [texts.owner, <Link to={consoleUrls.customer(owner.id)}>{owner.name}</Link>],
  ];
}

function listGuestDetails({
  guest_name,
  guest_email,
  guest_phone,
  forgotten_at,
}: AdminReservationDetail): DetailRow[] {
  if (forgotten_at !== null) return [[texts.anonymizedAt, formatDateTime(forgotten_at)]];
  return [
    [texts.name, guest_name],
    [texts.email, guest_email && <MailLink email={guest_email} />],
    [texts.phone, guest_phone && <a href={`tel:${guest_phone}`}>{formatPhone(guest_phone)}</a>],
  ];
}

function listHistoryDetails({
  created_at,
  expires_at,
  confirmed_at,
  cancelled_at,
  cancel_reason,
  terms_version,
  status,
}: AdminReservationDetail): DetailRow[] {
  const optional: [string, string | null][] = [
    [texts.expires, status === 'pending' && expires_at !== null ? formatDateTime(expires_at) : null],
    [texts.confirmed, confirmed_at && formatDateTime(confirmed_at)],
    [texts.cancelled, cancelled_at && formatDateTime(cancelled_at)],
    [texts.reason, cancel_reason],
    [texts.legalTermsVersion, terms_version],
  ];
  return [[texts.created, formatDateTime(created_at)], ...optional.filter(([, value]) => value)];
}
