import { Injectable } from '@nestjs/common';
import { addDays, fromPragueWallTime, toPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { CustomersService, type Customer } from '../../accounts/customers/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { OwnBookingMailsService } from '../mails/own-booking-mails.service.ts';
import {
  ReservationMailsRepository,
  type ReservationWithPeople,
} from '../mails/reservation-mails.repository.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { OwnerLinksService } from './owner-links.service.ts';

const SENT_FROM_MINUTE = 17 * 60;

/**
 * The mail about the bookings of tomorrow: from 17:00 in Prague, one a day for each owner who has some. Owners
 * end it by the signed link of the mail.
 */
@Injectable()
export class DayPlanService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly mails: OwnBookingMailsService,
    private readonly links: OwnerLinksService,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async sendAll(): Promise<void> {
    const { day, minute } = toPragueWallTime(this.clock.now());
    if (minute < SENT_FROM_MINUTE) return;
    const tomorrow = addDays(day);
    const starting = await this.reservations.listStartingBetween(
      new Date(fromPragueWallTime(tomorrow, 0).getTime() - 1),
      new Date(fromPragueWallTime(addDays(tomorrow), 0).getTime() - 1),
    );
    const byCustomer = new Map<number, ReservationWithPeople[]>();
    for (const reservation of starting) {
      const { id, dayPlanEndedAt } = reservation.space.building.customer;
      if (dayPlanEndedAt !== null) continue;
      const own = byCustomer.get(id) ?? [];
      own.push(reservation);
      byCustomer.set(id, own);
    }
    for (const own of byCustomer.values()) await this.mails.sendDayPlan(tomorrow, own);
  }

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
