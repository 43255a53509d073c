import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CustomersService, type Customer } from '../customers/index.ts';
import { UsersService } from '../users/index.ts';
import { MemberRepository } from './member.repository.ts';
import { noSuccessor } from './team.errors.ts';

/** A customer outlives the account of its founder while it has another majitel (ADR 41). */
@Injectable()
export class CustomerHandoverService {
  constructor(
    private readonly members: MemberRepository,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Hands the customer of the user over to its oldest other majitel. Requires a unit of work.
   * @returns the customer when it has no other majitel, null when it stays
   * @throws DomainError NO_SUCCESSOR when each other majitel is blocked or the founder of another customer
   */
  async handOver(actor: Actor, userId: number): Promise<Customer | null> {
    await this.members.lockTeamsByUser(userId);
    const customer = await this.customers.findByUser(userId);
    if (!customer) return null;
    const others = await this.members.listOtherOwners(customer.id, userId);
    if (others.length === 0) return customer;
    const successor = others.find(({ canSucceed }) => canSucceed);
    if (!successor) throw noSuccessor();
    await this.customers.handOver(customer.id, successor.userId);
    // Links of the spaces that were mailed to the former founder.
    await this.users.endEditLinks(successor.userId);
    await this.audit.record(
      actor,
      'customer.handover',
      { type: 'customer', id: customer.id },
      { user: userId },
      { user: successor.userId },
    );
    return null;
  }
}
