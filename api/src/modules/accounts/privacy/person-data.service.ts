import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry, type Person } from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { CustomersService, type Customer } from '../customers/index.ts';
import { MemberRepository } from '../members/member.repository.ts';
import { noSuccessor } from '../members/team.errors.ts';
import { UsersService } from '../users/index.ts';
import { toPerson } from './person.mapper.ts';

/** Personal data of a person: of an account with its customer, or of a guest known by a mailbox. */
@Injectable()
export class PersonDataService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly members: MemberRepository,
    private readonly personalData: PersonalDataRegistry,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** The person of a proved mailbox. */
  async findByMailbox(email: string): Promise<Person> {
    const user = await this.users.findByEmail(email);
    return user
      ? { ...toPerson(user, await this.customers.findByUser(user.id)), ownsEmail: true }
      : { userId: null, customerId: null, email, ownsEmail: true };
  }

  async findByUser(userId: number): Promise<Person> {
    return toPerson(await this.users.loadForUpdate(userId), await this.customers.findByUser(userId));
  }

  async export(person: Person): Promise<Record<string, unknown>> {
    return { exported_at: this.clock.now(), ...(await this.personalData.export(person)) };
  }

  /**
   * Erases an account in all modules. Invoices are kept as accounting law requires, and so is a customer with another
   * majitel. Requires a unit of work.
   * @throws DomainError LAST_ADMIN for the last operator of the site, NO_SUCCESSOR
   */
  async eraseAccount(actor: Actor, userId: number, { ownsEmail = false } = {}): Promise<Person> {
    if (await this.users.isLastAdmin(userId)) throw new DomainError('conflict', 'LAST_ADMIN');
    const user = await this.users.loadForUpdate(userId);
    const found = toPerson(user, await this.handOverCustomer(actor, userId));
    const person = ownsEmail ? { ...found, ownsEmail } : found;
    await this.mails.sendAccountErased({ id: userId, email: person.email });
    await this.audit.record(actor, 'user.erase', { type: 'user', id: userId });
    await this.personalData.erase(person);
    return person;
  }

  /**
   * Hands the customer of the user over to its oldest other majitel: a customer outlives the account of its founder
   * (ADR 41). Requires a unit of work.
   * @returns the customer when it has no other majitel, null when it stays
   * @throws DomainError NO_SUCCESSOR when each other majitel is blocked or the founder of another customer
   */
  private async handOverCustomer(actor: Actor, userId: number): Promise<Customer | null> {
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
