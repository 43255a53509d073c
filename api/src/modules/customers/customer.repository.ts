import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Customer } from './customer.entity.ts';

@Injectable()
export class CustomerRepository {
  constructor(private readonly em: EntityManager) {}

  ofUser(userId: number): Promise<Customer | null> {
    return this.em.findOne(Customer, { user: userId });
  }

  byId(id: number): Promise<Customer | null> {
    return this.em.findOne(Customer, { id });
  }
}
