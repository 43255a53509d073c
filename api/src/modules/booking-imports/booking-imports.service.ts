import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import { NO_CHOICES } from '../pricing/index.ts';
import { BookingService, IMPORT, type BookingRequest } from '../reservations/booking/index.ts';
import { mayHostSome, reservationForbidden, reservationNotFound } from '../reservations/index.ts';
import { BookingImportRepository, type ImportSummary } from './booking-import.repository.ts';
import { ImportReaderService, type ImportFile, type ReadImport } from './import-reader.service.ts';
import {
  canUndo,
  compareCandidate,
  separateRows,
  toHashes,
  type Candidate,
  type RowOutcome,
} from './import-outcome.ts';
import { hasBooking, type ImportRow, type RowWithBooking } from './import-rows.ts';

/** A file as it was read, and what each of its rows means for the book. */
export type ImportPreview = ReadImport & { readonly outcomes: readonly RowOutcome[] };
export type UndoneImport = { readonly removed: number; readonly kept: readonly number[] };

/** Import of bookings that an owner has kept elsewhere. */
@Injectable()
export class BookingImportsService {
  constructor(
    private readonly reader: ImportReaderService,
    private readonly imports: BookingImportRepository,
    private readonly bookings: BookingService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError FORBIDDEN to all but members who write in the spaces of a customer */
  assertMayImport(actor: Actor): void {
    getCustomer(actor);
  }

  /**
   * Reads the file and compares its rows with the book; nothing is written.
   * @throws DomainError FORBIDDEN, or VALIDATION on `file`
   */
  async preview(actor: Actor, file: ImportFile): Promise<ImportPreview> {
    const customerId = getCustomer(actor);
    const read = await this.reader.read({ customerId, spaceIds: actor.memberSpaceIds }, file);
    const { settled, candidates } = await this.separate(customerId, read.rows);
    const plans = await this.bookings.previewAll(
      actor,
      candidates.map(({ row }) => toRequest(row, actor)),
      IMPORT,
    );
    const compared = candidates.map((candidate, index) =>
      compareCandidate(candidate, plans[index], candidates),
    );
    return {
      ...read,
      outcomes: [...settled, ...compared].toSorted((one, other) => one.row.row - other.row.row),
    };
  }

  /**
   * Books the new rows, all in one unit of work.
   * @param expected number of new rows that the actor has seen
   * @throws DomainError IMPORT_CHANGED when another number of rows is new by now
   */
  async create(actor: Actor, file: ImportFile, expected: number): Promise<ImportSummary> {
    const customerId = getCustomer(actor);
    const read = await this.reader.read({ customerId, spaceIds: actor.memberSpaceIds }, file);
    const id = await this.unit.run(async () => {
      await this.imports.lockCustomer(customerId);
      const { candidates } = await this.separate(customerId, read.rows);
      const requests = candidates.map(({ row }) => toRequest(row, actor));
      const booked = await this.bookings.bookFree(actor, requests, IMPORT);
      const rows = candidates.flatMap(({ hashes }, index) =>
        (booked[index] ?? []).map((reservation) => ({ ...hashes, reservationId: reservation.id })),
      );
      if (rows.length !== expected || rows.length === 0) throw new DomainError('conflict', 'IMPORT_CHANGED');
      const values = {
        customerId,
        userId: actor.userId,
        format: read.table.format,
        createdAt: this.clock.now(),
      };
      const created = await this.imports.create(values, rows);
      const subject = { type: 'booking-import', id: created };
      await this.audit.record(
        actor,
        'booking-import.create',
        subject,
        {},
        { format: values.format, rows: rows.length },
      );
      return created;
    });
    return this.get(actor, id);
  }

  list(actor: Actor): Promise<ImportSummary[]> {
    return this.imports.list({ customerId: getCustomer(actor), spaceIds: actor.memberSpaceIds });
  }

  /**
   * Deletes the reservations of the import that are unchanged since.
   * @throws DomainError IMPORT_OVER a day after the import, or when it was undone already
   */
  async undo(actor: Actor, id: number): Promise<UndoneImport> {
    const customerId = getCustomer(actor);
    return this.unit.run(async () => {
      await this.imports.lockCustomer(customerId);
      const found = await this.get(actor, id);
      const now = this.clock.now();
      if (!canUndo(found, now)) throw new DomainError('conflict', 'IMPORT_OVER');
      const ids = await this.imports.listReservationIds(id);
      const removed = new Set(await this.bookings.deleteUnchanged(actor, ids));
      const kept = ids.filter((one) => !removed.has(one));
      await this.imports.markUndone(id, kept.length, now);
      const subject = { type: 'booking-import', id };
      const after = { rows: removed.size, kept: kept.length };
      await this.audit.record(actor, 'booking-import.undo', subject, { rows: found.rows }, after);
      return { removed: removed.size, kept };
    });
  }

  /** @throws DomainError NOTFOUND also to a member who does not write in all its spaces */
  private async get(actor: Actor, id: number): Promise<ImportSummary> {
    const found = (await this.list(actor)).find((one) => one.id === id);
    if (!found) throw reservationNotFound();
    return found;
  }

  private async separate(
    customerId: number,
    rows: readonly ImportRow[],
  ): Promise<{ settled: RowOutcome[]; candidates: Candidate[] }> {
    const known = await this.imports.listKnown(customerId, rows.filter(hasBooking).map(toHashes));
    return separateRows(rows, known);
  }
}

function getCustomer(actor: Actor): number {
  if (actor.customerId === null || !mayHostSome(actor, 'write')) throw reservationForbidden();
  return actor.customerId;
}

const toRequest = ({ booking }: RowWithBooking, { userId }: Actor): BookingRequest => ({
  rooms: [{ spaceId: booking.spaceId, priceHaler: booking.priceHaler }],
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  repeat: null,
  guests: booking.guests,
  choices: NO_CHOICES,
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  notes: '',
  clientKey: '',
  isEmailConfirmed: false,
  entry: {
    userId,
    title: booking.title,
    isTitlePublic: false,
    ownerNote: booking.note,
    staffNote: '',
    optionUntil: booking.status === 'option' ? 'usual' : null,
    notifiesGuest: false,
  },
});
