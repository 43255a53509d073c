import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Customer } from './customer.entity.ts';

@Injectable()
export class CustomerRepository {
  constructor(private readonly em: EntityManager) {}

  findByUser(userId: number): Promise<Customer | null> {
    return this.em.findOne(Customer, { user: userId });
  }

  findById(id: number): Promise<Customer | null> {
    return this.em.findOne(Customer, { id });
  }

  /** Flushes at once, so that the id is known. */
  async add(data: RequiredEntityData<Customer>): Promise<Customer> {
    const customer = this.em.create(Customer, data);
    await this.em.persist(customer).flush();
    return customer;
  }

  async update(
    id: number,
    changes: Partial<Omit<Customer, 'id' | 'user' | 'createdAt'>> & { user?: number },
  ): Promise<void> {
    await this.em.nativeUpdate(Customer, { id }, changes);
  }
}
