import { Migration } from '@mikro-orm/migrations';

/** A chosen offer of a demand makes a reservation, which the recipient refers to. A process of the former release writes neither column. */
export class Migration20261126200000_offer_reservations extends Migration {
  override up(): void {
    this.addSql(`alter table "reservation" add column "source" varchar(8) not null default 'guest';`);
    this.addSql(
      `alter table "reservation" add constraint "reservation_source_known" check ("source" in ('guest', 'owner', 'offer', 'waitlist')) not valid;`,
    );
    this.addSql(`alter table "inquiry_recipient" add column "reservation_id" int null;`);
    this.addSql(
      `alter table "inquiry_recipient" add constraint "inquiry_recipient_reservation_known" foreign key ("reservation_id") references "reservation" ("id") on delete set null not valid;`,
    );
  }
}
