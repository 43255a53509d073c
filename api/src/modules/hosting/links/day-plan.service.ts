import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { CustomersService, type Customer } from '../../accounts/customers/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { OwnerLinksService, reservationNotFound } from '../../reservations/index.ts';

/** Whether an owner gets the mail about the bookings of tomorrow; owners end it by its signed link. */
@Injectable()
export class DayPlanService {
  constructor(
    private readonly links: OwnerLinksService,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async isOn(customerId: number, token: string): Promise<boolean> {
    return (await this.load(customerId, token)).dayPlanEndedAt === null;
  }

  /** Idempotent. */
  setOn(customerId: number, token: string, isOn: boolean): Promise<void> {
    return this.unit.run(async () => {
      const { user, dayPlanEndedAt } = await this.load(customerId, token);
      if ((dayPlanEndedAt === null) === isOn) return;
      await this.customers.setDayPlanEnd(customerId, isOn ? null : this.clock.now());
      const actor = { userId: user.id };
      const subject = { type: 'customer', id: customerId } as const;
      await this.audit.record(actor, 'customer.day-plan', subject, { is_on: !isOn }, { is_on: isOn });
    });
  }

  /**
   * @throws DomainError NOTFOUND for a wrong token and an erased or blocked user
   */
  private async load(customerId: number, token: string): Promise<Customer> {
    if (!this.links.matchesDayPlan(customerId, token)) throw reservationNotFound();
    const customer = await this.customers.findById(customerId);
    const user = customer && (await this.users.findById(customer.user.id));
    if (!customer || !user || user.erasedAt !== null || user.blockedAt !== null) throw reservationNotFound();
    return customer;
  }
}
