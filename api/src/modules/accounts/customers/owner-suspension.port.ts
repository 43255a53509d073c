import type { AuditActor } from '../../audit/index.ts';

/** A booking ahead; `customerName` is the guest. */
export type FutureBooking = {
  id: number;
  spaceName: string;
  customerName: string;
  status: 'pending' | 'confirmed';
  startsAt: Date;
  endsAt: Date;
};
/** What blocking an owner affects; `bookings` are the soonest ones of `bookingsTotal`. */
export type OwnerStock = { publishedSpaces: number; bookings: FutureBooking[]; bookingsTotal: number };

/** Port implemented by the spaces module. Must run inside a unit of work that has locked the owner. */
export abstract class OwnerSuspensionPort {
  /** Takes the published spaces out of the catalogue. */
  abstract suspend(actor: AuditActor, customerId: number, reason: string): Promise<void>;
  /** Publishes the spaces that were suspended. */
  abstract endSuspension(actor: AuditActor, customerId: number): Promise<void>;
  abstract getStock(customerId: number): Promise<OwnerStock>;
}
