import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';

/** Calendars a person joined or let be read; their addresses are secrets and stay out of the copy. */
@Injectable()
export class CalendarsPersonalData implements PersonalDataKeeper {
  readonly name = 'calendars';

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly exports: CalendarExportRepository,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    if (customerId === null) return { joined: [], exported: [] };
    const [feeds, exported] = [await this.feeds.ofCustomer(customerId), await this.exports.allOf(customerId)];
    return {
      joined: feeds.map(({ space, name, url, createdAt, succeededAt }) => ({
        space_id: space.id,
        name,
        service: new URL(url).host,
        created_at: createdAt,
        succeeded_at: succeededAt,
      })),
      exported: exported.map(({ space, createdAt, readAt }) => ({
        space_id: space?.id ?? null,
        created_at: createdAt,
        read_at: readAt,
      })),
    };
  }

  /** The time foreign calendars closed goes with them. */
  async erase({ customerId }: Person): Promise<void> {
    if (customerId === null) return;
    await this.feeds.removeOfCustomer(customerId);
    await this.exports.removeAllOf(customerId);
  }
}
