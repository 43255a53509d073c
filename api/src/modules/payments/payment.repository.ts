import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { Allocation, Payment } from './payment.entity.ts';

@Injectable()
export class PaymentRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns haléře by id of the instalment */
  async findPaid(instalmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (instalmentIds.length === 0) return new Map();
    const rows = await this.em.execute<{ id: number; paid: string }[]>(
      `select instalment_id as id, sum(amount_haler) as paid from allocation
       where instalment_id = any(?::int[]) and ended_at is null group by instalment_id`,
      [toArrayLiteral(instalmentIds)],
    );
    return new Map(rows.map(({ id, paid }) => [id, Number(paid)]));
  }

  async anonymize(dealIds: readonly number[]): Promise<void> {
    await this.em.execute(`update payment set note = '' where deal_id = any(?::int[])`, [
      toArrayLiteral(dealIds),
    ]);
  }

  async create(
    payment: RequiredEntityData<Payment>,
    allocation: Omit<RequiredEntityData<Allocation>, 'payment'>,
  ): Promise<Payment> {
    const created = this.em.create(Payment, payment);
    this.em.create(Allocation, { ...allocation, payment: created } as RequiredEntityData<Allocation>);
    await this.em.flush();
    return created;
  }
}
