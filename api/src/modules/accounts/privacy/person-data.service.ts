import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry, type Person } from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { CustomersService } from '../customers/index.ts';
import { CustomerHandoverService } from '../members/index.ts';
import { UsersService } from '../users/index.ts';
import { toPerson } from './person.mapper.ts';

/** Personal data of a person: of an account with its customer, or of a guest known by a mailbox. */
@Injectable()
export class PersonDataService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly handover: CustomerHandoverService,
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
    const found = toPerson(user, await this.handover.handOver(actor, userId));
    const person = ownsEmail ? { ...found, ownsEmail } : found;
    await this.mails.sendAccountErased({ id: userId, email: person.email });
    await this.audit.record(actor, 'user.erase', { type: 'user', id: userId });
    await this.personalData.erase(person);
    return person;
  }
}
