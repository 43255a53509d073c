import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';

/** Connected and exported calendars of a person; secret URLs are not exported. */
@Injectable()
export class CalendarsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'calendars';

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly exports: CalendarExportRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    if (customerId === null) return { joined: [], exported: [] };
    const [feeds, exported] = [
      await this.feeds.listByCustomer(customerId),
      await this.exports.listByCustomer(customerId),
    ];
    return {
      joined: feeds.map(({ space, name, url, createdAt, succeededAt }) => ({
        space_id: space.id,
        name,
        service: new URL(url).host,
        created_at: createdAt,
        succeeded_at: succeededAt,
      })),
      exported: exported.map(({ space, detail, createdAt, readAt }) => ({
        space_id: space?.id ?? null,
        detail,
        created_at: createdAt,
        read_at: readAt,
      })),
    };
  }

  /** Deletes feeds with their blocked slots, and exports. */
  async erase({ customerId }: Person): Promise<void> {
    if (customerId === null) return;
    await this.feeds.removeByCustomer(customerId);
    await this.exports.removeByCustomer(customerId);
  }
}
