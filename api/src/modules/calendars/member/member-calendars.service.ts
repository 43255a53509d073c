import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { getAccountId, UsersService } from '../../accounts/users/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CalendarUrlService } from '../calendar-url.service.ts';
import { customerRequired } from '../calendar.errors.ts';
import { MemberCalendarRepository, type MembershipKey } from '../member-calendar.repository.ts';

/** The absolute URL and its last use; null if there is none. */
export type PersonalCalendar = { readonly url: string; readonly readAt: Date | null } | null;

/** The caller's own calendar of the customer that the session acts for; each member has one. */
@Injectable()
export class MemberCalendarsService {
  constructor(
    private readonly calendars: MemberCalendarRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly users: UsersService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** An impersonating operator is not shown the URL, which would outlive the impersonation. */
  async find(actor: Actor): Promise<PersonalCalendar> {
    const membership = toMembership(actor);
    if (actor.impersonatorId !== null) return null;
    const calendar = await this.calendars.findByMember(membership);
    return calendar && { url: this.calendarUrls.buildUrl(calendar, 'member'), readAt: calendar.readAt };
  }

  /**
   * Creates the URL; the former one stops working.
   * @throws DomainError EMAIL_UNCONFIRMED
   */
  renew(actor: Actor): Promise<PersonalCalendar> {
    const membership = toMembership(actor);
    const userId = getAccountId(actor);
    return this.unit.run(async () => {
      await this.users.assertEmailConfirmed(userId);
      await this.calendars.upsert(membership, this.calendarUrls.generateNonce(), this.clock.now());
      await this.audit.record(actor, 'calendar.member', toAuditSubject(membership));
      return this.find(actor);
    });
  }

  revoke(actor: Actor): Promise<void> {
    const membership = toMembership(actor);
    return this.unit.run(async () => {
      if (await this.calendars.remove(membership))
        await this.audit.record(actor, 'calendar.member-stop', toAuditSubject(membership));
    });
  }
}

const toAuditSubject = ({ customerId: id }: MembershipKey): { type: 'customer'; id: number } => ({
  type: 'customer',
  id,
});

function toMembership({ customerId, userId }: Actor): MembershipKey {
  if (customerId === null || userId === null) throw customerRequired();
  return { customerId, userId };
}
