import { Injectable } from '@nestjs/common';
import type { Customer } from './customer.entity.ts';
import { CustomerRepository } from './customer.repository.ts';

/** Companies and people that let spaces. */
@Injectable()
export class CustomersService {
  constructor(private readonly customers: CustomerRepository) {}

  /** The customer a user acts for; a user without one only browses. */
  ofUser(userId: number): Promise<Customer | null> {
    return this.customers.ofUser(userId);
  }

  byId(id: number): Promise<Customer | null> {
    return this.customers.byId(id);
  }
}
