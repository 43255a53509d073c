import { Injectable } from '@nestjs/common';
import {
  AccessLinksService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from '../accounts/users/index.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { CalendarUrlService } from './calendar-url.service.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';

const PREFIX = 'calendar-';

/** Lists, revokes and rotates URLs of exported calendars among an account's access links. */
@Injectable()
export class CalendarAccessLinksService implements AccessLinkProvider {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly clock: Clock,
    links: AccessLinksService,
  ) {
    links.register(this);
  }

  async list({ customerId }: AccessLinkOwner): Promise<AccessLink[]> {
    if (customerId === null) return [];
    const exported = await this.exports.listWithSpaces(customerId);
    return exported.map(({ id, space, createdAt, readAt }) => ({
      id: `${PREFIX}${id}`,
      kind: 'calendar',
      spaceName: space?.name ?? null,
      createdAt,
      usedAt: readAt,
    }));
  }

  async end({ customerId }: AccessLinkOwner, id: string | null): Promise<number> {
    if (customerId === null || (id !== null && !/^calendar-[1-9]\d{0,9}$/u.test(id))) return 0;
    return this.exports.removeOne(customerId, id === null ? null : Number(id.slice(PREFIX.length)));
  }

  async rotate({ customerId }: AccessLinkOwner): Promise<number> {
    if (customerId === null) return 0;
    const exported = await this.exports.listByCustomer(customerId);
    for (const { id } of exported)
      await this.exports.setNonce(id, this.calendarUrls.generateNonce(), this.clock.now());
    return exported.length;
  }
}
