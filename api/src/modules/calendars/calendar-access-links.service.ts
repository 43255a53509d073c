import { Injectable } from '@nestjs/common';
import {
  AccessLinksService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from '../accounts/users/index.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';

const PREFIX = 'calendar-';

/** Lists and revokes URLs of exported calendars among an account's access links. */
@Injectable()
export class CalendarAccessLinksService implements AccessLinkProvider {
  constructor(
    private readonly exports: CalendarExportRepository,
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
}
