import { Injectable } from '@nestjs/common';
import {
  AccessLinksService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from '../../accounts/users/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CalendarUrlService } from '../calendar-url.service.ts';
import { MemberCalendarRepository } from '../member-calendar.repository.ts';

const PREFIX = 'member-calendar-';

/** Lists, revokes and rotates a person's own calendars among the access links of the account. */
@Injectable()
export class MemberCalendarLinksService implements AccessLinkProvider {
  constructor(
    private readonly calendars: MemberCalendarRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly clock: Clock,
    links: AccessLinksService,
  ) {
    links.register(this);
  }

  async list({ userId }: AccessLinkOwner): Promise<AccessLink[]> {
    return (await this.calendars.listByUser(userId)).map(({ id, createdAt, readAt }) => ({
      id: `${PREFIX}${id}`,
      kind: 'member-calendar',
      spaceName: null,
      createdAt,
      usedAt: readAt,
    }));
  }

  async end({ userId }: AccessLinkOwner, id: string | null): Promise<number> {
    if (id !== null && !/^member-calendar-[1-9]\d{0,8}$/u.test(id)) return 0;
    return this.calendars.removeByUser(userId, id === null ? null : Number(id.slice(PREFIX.length)));
  }

  async rotate({ userId }: AccessLinkOwner): Promise<number> {
    const calendars = await this.calendars.listByUser(userId);
    for (const { id } of calendars)
      await this.calendars.setNonce(id, this.calendarUrls.generateNonce(), this.clock.now());
    return calendars.length;
  }
}
