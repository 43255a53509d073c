import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { MemberCalendarRepository } from '../member-calendar.repository.ts';

/** Calendars of a person as a member of teams; secret URLs are not exported. */
@Injectable()
export class MemberCalendarsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'member_calendars';

  constructor(
    private readonly calendars: MemberCalendarRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    if (userId === null) return [];
    return (await this.calendars.listByUser(userId)).map(({ member, createdAt, readAt }) => ({
      customer: member.customer.name,
      created_at: createdAt,
      read_at: readAt,
    }));
  }

  /** Also of the last majitel, whose membership stays. */
  async erase({ userId }: Person): Promise<void> {
    if (userId !== null) await this.calendars.removeByUser(userId, null);
  }
}
