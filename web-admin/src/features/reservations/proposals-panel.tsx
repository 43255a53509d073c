import { Button } from 'antd';
import { withdrawProposal, type AdminReservationDetail, type ChangeProposal } from '@prostora/api-client';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { formatDateTime } from '@prostora/strings';
import { DetailList, Panel, useApi, useCommand, useConfirm, type DetailRow } from '../../kit/index.ts';
import styles from './reservations.module.css';

const texts = reservationChange.console;
const names = reservationChange.comparison;

/** Changed values of a proposal, before and after. */
function listChangeDetails({
  before,
  after,
  message,
  decline_reason,
  expires_at,
  state,
  side,
}: ChangeProposal): DetailRow[] {
  const versions: [string, string, string][] = [
    [
      names.slot,
      adminReservations.formatSlot(before.start_datetime, before.end_datetime),
      adminReservations.formatSlot(after.start_datetime, after.end_datetime),
    ],
    [names.space, before.space.space_name, after.space.space_name],
    [
      names.guests,
      reservationChange.people(before.number_of_guests),
      reservationChange.people(after.number_of_guests),
    ],
    [names.price, formatPrice(before.price, before.price_state), formatPrice(after.price, after.price_state)],
  ];
  const status = `${texts.states[state]}${state === 'open' ? ` ${texts.until(expires_at)}` : ''}, ${texts.sides[side]}`;
  return [
    [texts.state, status],
    ...versions
      .filter(([, former, next]) => former !== next)
      .map(([name, former, next]): DetailRow => [
        name,
        <>
          <del>{former}</del>
          <br />
          <ins>{next}</ins>
        </>,
      ]),
    ...(message ? [[texts.message_[side], message] as DetailRow] : []),
    ...(decline_reason ? [[reservationChange.host.reason, decline_reason] as DetailRow] : []),
  ];
}

/** Change proposals of a reservation, newest first; the host's open one can be withdrawn. */
export function ProposalsPanel({ reservation: { id, proposals } }: { reservation: AdminReservationDetail }) {
  const api = useApi();
  const ask = useConfirm();
  const withdraw = useCommand({
    run: (proposalId: number) =>
      withdrawProposal({ client: api, path: { id }, body: { proposal_id: proposalId } }),
    done: () => texts.withdrawn,
  });
  if (proposals.length === 0) return null;
  const open = proposals.find(({ state, side }) => state === 'open' && side === 'host');
  const onWithdraw = (proposalId: number): void =>
    ask({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
      onConfirm: () => withdraw(proposalId),
    });
  return (
    <Panel
      title={texts.title}
      actions={open && <Button onClick={() => onWithdraw(open.id)}>{texts.withdraw}</Button>}
    >
      {proposals.map((proposal) => (
        <section
          key={proposal.id}
          className={styles.proposal}
          aria-label={formatDateTime(proposal.created_at)}
        >
          <p>{formatDateTime(proposal.created_at)}</p>
          <DetailList rows={listChangeDetails(proposal)} />
        </section>
      ))}
    </Panel>
  );
}
