import { foldText, HOUR_MS, type OwnBookingWarningCode } from '@prostora/contracts';
import { BOOKING_IMPORT, type ImportRowState } from '@prostora/contracts/booking-import.ts';
import { createHash } from 'node:crypto';
import type { BookingPlan, SlotConflict } from '../reservations/booking/index.ts';
import type { ImportSummary, KnownRow, RowHashes } from './booking-import.repository.ts';
import { hasBooking, type ImportRow, type RowWithBooking } from './import-rows.ts';

/** What a row of the file means for the book. */
export type RowOutcome = {
  readonly row: ImportRow;
  readonly state: ImportRowState;
  /** The reservation that is known or changed. */
  readonly reservationId?: number | null;
  /** Number of the row of the same booking, or of the one that takes the time. */
  readonly otherRow?: number | null;
  /** What takes the time. */
  readonly conflict?: SlotConflict;
  /** Rules of the owner that a new booking breaks. */
  readonly warnings?: readonly OwnBookingWarningCode[];
};
/** A row that is booked when its time is free. */
export type Candidate = { readonly row: RowWithBooking; readonly hashes: RowHashes };

const hash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex');

/** Hashes by which a row is found again in a later file. */
export const toHashes = ({ booking }: RowWithBooking): RowHashes => ({
  slotHash: hash(booking.spaceId, booking.startsAt.toISOString(), booking.endsAt.toISOString()),
  referenceHash: booking.reference === '' ? null : hash(booking.reference),
});

export const getTitle = ({ booking }: RowWithBooking): string => booking.title || booking.name;
const isSameTitle = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** Rows that cannot be booked or are in the book already, and those whose time decides. */
export function separateRows(
  rows: readonly ImportRow[],
  known: readonly KnownRow[],
): { settled: RowOutcome[]; candidates: Candidate[] } {
  const bySlot = new Map(known.map((one) => [one.slotHash, one]));
  const byReference = new Map(known.map((one) => [one.referenceHash, one]));
  const inFile = new Map<string, RowWithBooking>();
  const settled: RowOutcome[] = [];
  const candidates: Candidate[] = [];
  for (const row of rows) {
    if (row.booking.status === 'cancelled') settled.push({ row, state: 'skipped' });
    else if (!hasBooking(row)) settled.push({ row, state: 'error' });
    else {
      const hashes = toHashes(row);
      const outcome = findKnown(row, hashes, { bySlot, byReference, inFile });
      if (outcome) settled.push(outcome);
      else {
        candidates.push({ row, hashes });
        if (!inFile.has(hashes.slotHash)) inFile.set(hashes.slotHash, row);
      }
    }
  }
  return { settled, candidates };
}

type Known = {
  readonly bySlot: ReadonlyMap<string, KnownRow>;
  readonly byReference: ReadonlyMap<string | null, KnownRow>;
  readonly inFile: ReadonlyMap<string, RowWithBooking>;
};

function findKnown(
  row: RowWithBooking,
  { slotHash, referenceHash }: RowHashes,
  { bySlot, byReference, inFile }: Known,
): RowOutcome | null {
  const title = getTitle(row);
  const twin = inFile.get(slotHash);
  if (twin && isSameTitle(getTitle(twin), title)) return { row, state: 'known', otherRow: twin.row };
  const imported = bySlot.get(slotHash);
  if (imported && (imported.title === null || isSameTitle(imported.title, title)))
    return { row, state: 'known', reservationId: imported.reservationId };
  const former = referenceHash === null ? undefined : byReference.get(referenceHash);
  if (former && former.slotHash !== slotHash && !former.isCancelled)
    return { row, state: 'changed', reservationId: former.reservationId };
  return null;
}

/** A candidate whose time is free, is taken, or is that of the same booking entered by hand. */
export function compareCandidate(
  { row }: Candidate,
  plan: BookingPlan | undefined,
  candidates: readonly Candidate[],
): RowOutcome {
  const { conflicts = [], warnings = [] } = plan?.chosen[0] ?? {};
  const [conflict] = conflicts;
  if (!conflict) return { row, state: 'new', warnings: warnings.map(({ code }) => code) };
  const { startsAt, endsAt } = row.booking;
  const same = conflicts.find(
    (one) =>
      one.kind === 'reservation' &&
      one.reservationId !== null &&
      one.startsAt.getTime() === startsAt.getTime() &&
      one.endsAt.getTime() === endsAt.getTime() &&
      isSameTitle(one.title, getTitle(row)),
  );
  if (same) return { row, state: 'known', reservationId: same.reservationId };
  const other =
    conflict.requestIndex === undefined ? null : (candidates[conflict.requestIndex]?.row.row ?? null);
  return { row, state: 'clash', conflict, otherRow: other, reservationId: conflict.reservationId };
}

export const canUndo = ({ createdAt, undoneAt }: ImportSummary, now: Date): boolean =>
  undoneAt === null && now.getTime() - createdAt.getTime() < BOOKING_IMPORT.undoHours * HOUR_MS;
