import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import type { CalendarDetail } from '@prostora/contracts';
import { BlockedSlot } from '../availability/index.ts';
import { Reservation } from '../reservations/index.ts';
import { CalendarExport } from './calendar-export.entity.ts';

const WITH_OWNER = ['customer.user', 'space.building'] as const;
const WITH_BUILDING = ['space.building'] as const;
export type ExportWithOwner = Loaded<CalendarExport, (typeof WITH_OWNER)[number]>;
export type ExportedReservation = Loaded<Reservation, (typeof WITH_BUILDING)[number]>;
export type ExportedBlock = Loaded<BlockedSlot, (typeof WITH_BUILDING)[number]>;

export type ExportRange = {
  readonly customerId: number;
  /** Null for all. */
  readonly spaceIds: readonly number[] | null;
  readonly from: Date;
  readonly until: Date;
};

/** Spaces included in an export: not deleted ones of its customer. */
const whereSpace = ({ customerId, spaceIds }: ExportRange): object => ({
  building: { customer: customerId },
  status: { $ne: 'DELETED' },
  ...(spaceIds && { id: { $in: [...spaceIds] } }),
});

@Injectable()
export class CalendarExportRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<ExportWithOwner | null> {
    return this.em.findOne(CalendarExport, { id }, { populate: WITH_OWNER });
  }

  /** Export of a space, or of all spaces if `spaceId` is null. */
  findByScope(customerId: number, spaceId: number | null): Promise<CalendarExport | null> {
    return this.em.findOne(
      CalendarExport,
      { customer: customerId, space: spaceId },
      { disableIdentityMap: true },
    );
  }

  listByCustomer(customerId: number): Promise<CalendarExport[]> {
    return this.em.find(CalendarExport, { customer: customerId }, { orderBy: { id: 'asc' } });
  }

  /** Creates the export or replaces its nonce; a detail that is not given stays. */
  async upsert({
    customerId,
    spaceId,
    nonce,
    detail,
    now,
  }: {
    customerId: number;
    spaceId: number | null;
    nonce: string;
    detail: CalendarDetail | null;
    now: Date;
  }): Promise<void> {
    await this.em.execute(
      `insert into calendar_export (customer_id, space_id, nonce, detail, created_at) values (?, ?, ?, coalesce(?, 'plan'), ?)
       on conflict (customer_id, coalesce(space_id, 0)) do update set nonce = excluded.nonce,
       detail = coalesce(?, calendar_export.detail), created_at = excluded.created_at, read_at = null`,
      [customerId, spaceId, nonce, detail, now, detail],
    );
  }

  async setNonce(id: number, nonce: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(CalendarExport, { id }, { nonce, createdAt: now, readAt: null });
  }

  /** Returns whether there was one. */
  async remove(customerId: number, spaceId: number | null): Promise<boolean> {
    return (await this.em.nativeDelete(CalendarExport, { customer: customerId, space: spaceId })) > 0;
  }

  async removeByCustomer(customerId: number): Promise<void> {
    await this.em.nativeDelete(CalendarExport, { customer: customerId });
  }

  listWithSpaces(customerId: number): Promise<Loaded<CalendarExport, 'space'>[]> {
    return this.em.find(
      CalendarExport,
      { customer: customerId },
      { populate: ['space'], orderBy: { id: 'asc' } },
    );
  }

  /** Removes one export of a customer, or all if `id` is null; returns the count. */
  removeOne(customerId: number, id: number | null): Promise<number> {
    return this.em.nativeDelete(CalendarExport, { customer: customerId, ...(id !== null && { id }) });
  }

  async markRead(id: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(CalendarExport, { id }, { readAt: now });
  }

  /**
   * Reservations in the range that hold time, and those that ended since `cancelledAfter`: clients that keep
   * missing events remove them. Requests without a confirmed e-mail address end unseen.
   */
  listReservations(times: ExportRange, now: Date, cancelledAfter: Date): Promise<ExportedReservation[]> {
    return this.em.find(
      Reservation,
      {
        space: whereSpace(times),
        startsAt: { $lt: times.until },
        endsAt: { $gt: times.from },
        $or: [
          { status: 'confirmed' },
          { status: 'pending', expiresAt: null },
          { status: 'pending', expiresAt: { $gt: now } },
          { status: 'pending', expiresAt: { $gt: cancelledAfter }, awaitsEmailConfirmation: false },
          { status: 'cancelled', cancelledAt: { $gt: cancelledAfter }, awaitsEmailConfirmation: false },
        ],
      },
      { populate: WITH_BUILDING, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** Slots blocked by the owner. Imported ones are left out: they would return to their source. */
  listBlocks(times: ExportRange): Promise<ExportedBlock[]> {
    return this.em.find(
      BlockedSlot,
      { space: whereSpace(times), feedId: null, startsAt: { $lt: times.until }, endsAt: { $gt: times.from } },
      { populate: WITH_BUILDING, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }
}
