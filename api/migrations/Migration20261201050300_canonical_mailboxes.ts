import { domainToASCII } from 'node:url';
import { Migration } from '@mikro-orm/migrations';

const MAILBOXES = [
  ['invitation', 'email'],
  ['one_time_token', 'email'],
  ['saved_search', 'email'],
  ['waitlist', 'email'],
  ['reservation', 'customer_email'],
  ['inquiry', 'email'],
  ['held_mail', 'address'],
  ['mail_log', 'address'],
  ['space', 'email'],
] as const;
/** Names of people and places, which are composed. */
const NAMES = [
  ['app_user', 'name'],
  ['customer', 'name'],
  ['reservation', 'customer_name'],
  ['inquiry', 'fullname'],
  ['space', 'name'],
  ['building', 'name'],
  ['building', 'city'],
] as const;

type Row = { id: number; address: string };

function toCanonicalMailbox(text: string): string {
  const address = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const ascii = /^[\u0000-\u007F]*$/u.test(domain) ? domain : domainToASCII(domain);
  return address.slice(0, at) + (ascii === '' ? domain : ascii);
}

/**
 * Stores each mailbox in its canonical form: local part composed, domain in ASCII. Accounts of one mailbox in
 * several spellings cannot be joined here: one that has the canonical form keeps it, else the confirmed one, else the
 * oldest gets it. The others keep theirs, and are named in the audit trail and in the output of the migration.
 */
export class Migration20261201050300_canonical_mailboxes extends Migration {
  override async up(): Promise<void> {
    for (const [table, column] of MAILBOXES)
      for (const { id, address } of await this.listChanged(table, column))
        await this.updateUnlessTaken(table, column, { id, address });
    await this.updateAccounts();
    for (const [table, column] of NAMES)
      this.addSql(`update "${table}" set "${column}" = normalize("${column}", NFC)
        where octet_length("${column}") > char_length("${column}") and "${column}" is not nfc normalized;`);
  }

  /** A row that a constraint forbids, because the canonical form has one already, keeps its spelling. */
  private async updateUnlessTaken(table: string, column: string, { id, address }: Row): Promise<void> {
    await this.execute('savepoint mailbox');
    try {
      await this.execute(`update "${table}" set "${column}" = ? where "id" = ?`, [address, id]);
      await this.execute('release savepoint mailbox');
    } catch (error) {
      await this.execute('rollback to savepoint mailbox');
      console.error(`The mailbox of "${table}" ${id} keeps its spelling: ${String(error)}`);
    }
  }

  private async updateAccounts(): Promise<void> {
    const order = 'order by (email_confirmed_at is null), id';
    for (const { id, address } of await this.listChanged('app_user', 'email', order)) {
      const [other] = (await this.execute(
        'select id from "app_user" where "email" = ?::citext and "id" <> ?',
        [address, id],
      )) as { id: number }[];
      if (other === undefined) {
        await this.execute('update "app_user" set "email" = ? where "id" = ?', [address, id]);
        continue;
      }
      await this.execute(
        `insert into "audit_entry" ("actor_id", "action", "subject_type", "subject_id", "before", "after")
         values (null, 'user.edit', 'user', ?, '{}', jsonb_build_object('same_mailbox_as', ?::int))`,
        [id, other.id],
      );
      console.error(`Accounts ${id} and ${other.id} have the same mailbox; ${id} keeps its spelling.`);
    }
  }

  /** Rows whose mailbox has another canonical form, with that form. */
  private async listChanged(table: string, column: string, order = ''): Promise<Row[]> {
    const rows = (await this.execute(
      `select "id", "${column}"::text as address from "${table}"
       where octet_length("${column}"::text) > char_length("${column}"::text) ${order}`,
    )) as Row[];
    return rows
      .map(({ id, address }) => ({ id, former: address, address: toCanonicalMailbox(address) }))
      .filter(({ former, address }) => former !== address);
  }
}
