import type { ReservationAgreement, SpaceImage } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { ArrowRight, Picture, getSpaceTitle } from '@prostora/ui';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import type { ReactNode } from 'react';
import styles from './change-comparison.module.css';

const texts = reservationChange.comparison;

type Row = { name: string; before: string | null; after: string };
type ChangeComparisonProps = {
  before: ReservationAgreement;
  after: ReservationAgreement;
  /** Nothing has been agreed yet. */
  isRequest?: boolean;
  /** Photographs of both spaces. */
  images?: { before: SpaceImage | null; after: SpaceImage | null };
};

/** Day and hours in separate rows when both slots lie within one day. */
function toSlotRows(before: ReservationAgreement, after: ReservationAgreement): Row[] {
  const [former, next] = [before, after].map((one) =>
    formatEntrySlot({ start: one.start_datetime, end: one.end_datetime }),
  );
  const [formerParts, nextParts] = [(former ?? '').split(', '), (next ?? '').split(', ')];
  if (formerParts.length !== 2 || nextParts.length !== 2)
    return [{ name: texts.slot, before: former ?? '', after: next ?? '' }];
  return [
    { name: texts.day, before: formerParts[0] ?? '', after: nextParts[0] ?? '' },
    { name: texts.time, before: formerParts[1] ?? '', after: nextParts[1] ?? '' },
  ];
}

const toRows = (before: ReservationAgreement, after: ReservationAgreement): Row[] => [
  ...toSlotRows(before, after),
  { name: texts.space, before: getSpaceTitle(before.space), after: getSpaceTitle(after.space) },
  {
    name: texts.guests,
    before: reservationChange.people(before.number_of_guests),
    after: reservationChange.people(after.number_of_guests),
  },
  {
    name: texts.price,
    before: formatPrice(before.price, before.price_state),
    after: formatPrice(after.price, after.price_state),
  },
  ...toDifferenceRow(before, after),
];

/** How much more a higher price is. */
const toDifferenceRow = (before: ReservationAgreement, after: ReservationAgreement): Row[] =>
  before.price_state !== 'none' && after.price > before.price
    ? [{ name: texts.difference, before: null, after: texts.more(formatCzk(after.price - before.price)) }]
    : [];

const Photo = ({ image }: { image: SpaceImage | null }): ReactNode =>
  image && (
    <div className={styles['photo']}>
      <Picture image={image} sizes="160px" alt="" />
    </div>
  );

/** Both versions of an agreement side by side, with unchanged rows marked. */
export function ChangeComparison({
  before,
  after,
  isRequest = false,
  images,
}: ChangeComparisonProps): ReactNode {
  return (
    <table className={styles['table']} aria-label={texts.label(isRequest)}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            {texts.before(isRequest)}
            {images && <Photo image={images.before} />}
          </th>
          <th scope="col" className={styles['after']}>
            <span className={styles['next']}>
              <ArrowRight aria-hidden />
              {texts.after}
            </span>
            {images && <Photo image={images.after} />}
          </th>
        </tr>
      </thead>
      <tbody>
        {toRows(before, after).map((row) => {
          const isSame = row.before === row.after;
          return (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{isSame ? row.before : row.before !== null && <del>{row.before}</del>}</td>
              <td className={styles['after']}>
                {isSame ? <span className={styles['same']}>{texts.same}</span> : <ins>{row.after}</ins>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
