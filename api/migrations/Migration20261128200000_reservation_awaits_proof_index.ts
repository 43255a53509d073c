import { Migration } from '@mikro-orm/migrations';

/** Requests with an unverified mailbox. An interrupted concurrent build leaves an invalid index, so drop it first. */
export class Migration20261128200000_reservation_awaits_proof_index extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists "reservation_awaits_proof";');
    this.addSql(
      `create index concurrently "reservation_awaits_proof" on "reservation" ("expires_at") where "awaits_proof" and "status" = 'pending';`,
    );
  }
}
