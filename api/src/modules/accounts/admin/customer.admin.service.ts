import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { MembershipPort, type Customer } from '../customers/index.ts';
import { toAdminCustomerDetail, type CustomerDetail } from './customer.admin.mapper.ts';
import {
  CustomerAdminRepository,
  type CustomerExportQuery,
  type CustomerListQuery,
  type CustomerRow,
} from './customer.admin.repository.ts';

export type CustomerChanges = Pick<
  Customer,
  'name' | 'ico' | 'dic' | 'phone' | 'street' | 'city' | 'postalCode'
>;

/** Search and correction of customers in the console. */
@Injectable()
export class CustomerAdminService {
  constructor(
    private readonly repository: CustomerAdminRepository,
    private readonly memberships: MembershipPort,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(query: CustomerListQuery): Promise<{ rows: CustomerRow[]; total: number }> {
    const now = this.clock.now();
    const [rows, total] = await Promise.all([
      this.repository.listPage(query, now),
      this.repository.count(query, now),
    ]);
    return { rows, total };
  }

  streamAll(query: CustomerExportQuery): AsyncIterable<CustomerRow> {
    return this.repository.streamAll(query, this.clock.now());
  }

  async getDetail(id: number): Promise<CustomerDetail> {
    const found = await this.repository.findDetail(id, this.clock.now());
    if (!found) throw new DomainError('not-found', 'NOTFOUND');
    return { ...found, membership: await this.memberships.getDetails(id) };
  }

  /** The customer with its user loaded, locked until the end of the unit of work. */
  async loadForUpdate(id: number): Promise<Customer> {
    const customer = await this.repository.findForUpdate(id);
    if (!customer) throw new DomainError('not-found', 'NOTFOUND');
    if (customer.user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
    return customer;
  }

  /**
   * Existing invoices keep their details. The audit entry contains field names only, since it outlives an
   * erasure.
   * @throws DomainError CONFLICT when the customer changed since the given version
   */
  async update(actor: Actor, id: number, version: number, changes: CustomerChanges): Promise<void> {
    await this.unitOfWork.run(async () => {
      const customer = await this.loadForUpdate(id);
      if (customer.version !== version)
        throw createConflictError(toAdminCustomerDetail(await this.getDetail(id)));
      const before = toDetails(customer);
      Object.assign(customer, changes);
      const after = toDetails(customer);
      const changed = Object.keys(after).filter(
        (key) => after[key as keyof typeof after] !== before[key as keyof typeof before],
      );
      if (changed.length === 0) return;
      customer.version += 1;
      await this.audit.record(actor, 'customer.edit', { type: 'customer', id }, {}, { changed });
    });
  }
}

const toDetails = ({ name, ico, dic, phone, street, city, postalCode }: CustomerChanges) => ({
  name,
  ico,
  dic,
  phone,
  street,
  city,
  postal_code: postalCode,
});
