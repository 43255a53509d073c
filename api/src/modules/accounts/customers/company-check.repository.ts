import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CompanyCheck } from './company-check.entity.ts';

export type CompanyToCheck = { customerId: number; ico: string; name: string };

@Injectable()
export class CompanyCheckRepository {
  constructor(private readonly em: EntityManager) {}

  /** Companies without a check of their present name and IČO after the given day; unchecked ones first. */
  listDue(checkedBefore: string, limit: number): Promise<CompanyToCheck[]> {
    return this.em.execute(
      `select c.id as "customerId", c.ico, c.name
       from customer c join app_user u on u.id = c.user_id
       left join company_check k on k.customer_id = c.id and k.ico = c.ico and k.name = c.name
       where c.ico is not null and u.erased_at is null and (k.customer_id is null or k.checked_on < ?)
       order by k.checked_on nulls first, c.id limit ?`,
      [checkedBefore, limit],
    );
  }

  findByCustomer(customerId: number): Promise<CompanyCheck | null> {
    return this.em.findOne(CompanyCheck, { customer: customerId });
  }

  async remove(customerId: number): Promise<void> {
    await this.em.nativeDelete(CompanyCheck, { customer: customerId });
  }

  /** Does nothing when name or IČO have changed since they were read. */
  async store({ customerId, ico, name }: CompanyToCheck, isVerified: boolean, day: string): Promise<void> {
    await this.em.execute(
      `insert into company_check (customer_id, ico, name, is_verified, checked_on)
       select id, ico, name, ?, ? from customer where id = ? and ico = ? and name = ?
       on conflict (customer_id) do update set ico = excluded.ico, name = excluded.name,
         is_verified = excluded.is_verified, checked_on = excluded.checked_on`,
      [isVerified, day, customerId, ico, name],
    );
  }
}
