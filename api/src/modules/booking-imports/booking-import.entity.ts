import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { ImportFormat } from '@prostora/contracts/booking-import.ts';
import { Customer } from '../accounts/customers/index.ts';
import { User } from '../accounts/users/index.ts';
import { Reservation } from '../reservations/index.ts';

/** One import of bookings from a file. The file itself is not stored. */
@Entity({ tableName: 'booking_import' })
@Index({ properties: ['customer'] })
export class BookingImport {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  createdBy: Rel<User> | null = null;

  @Property({ type: 'string', length: 4 })
  format!: ImportFormat;

  /** Reservations that it made. */
  @Property({ type: 'integer' })
  rows!: number;

  /** Reservations that had been changed and stayed when it was undone. */
  @Property({ type: 'integer', nullable: true })
  kept: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  undoneAt: Date | null = null;
}

/** A row that became a reservation; hashes, so that nothing personal stays here. */
@Entity({ tableName: 'booking_import_row' })
@Unique({ name: 'booking_import_row_slot_unique', properties: ['customer', 'slotHash'] })
@Index({ name: 'booking_import_row_reference_index', properties: ['customer', 'referenceHash'] })
@Index({ properties: ['import'] })
@Index({ properties: ['reservation'] })
export class BookingImportRow {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => BookingImport, { deleteRule: 'cascade' })
  import!: Rel<BookingImport>;

  @ManyToOne(() => Customer, { deleteRule: 'cascade', index: false })
  customer!: Rel<Customer>;

  /** Of space and time. */
  @Property({ type: 'string', length: 64 })
  slotHash!: string;

  /** Of the number in the former records. */
  @Property({ type: 'string', length: 64, nullable: true })
  referenceHash: string | null = null;

  @ManyToOne(() => Reservation, { nullable: true, deleteRule: 'set null' })
  reservation: Rel<Reservation> | null = null;
}
