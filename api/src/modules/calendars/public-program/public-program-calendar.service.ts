import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { Config } from '../../../platform/config/index.ts';
import { CalendarIdentityService } from '../../reservations/calendar/index.ts';
import { buildCalendarDocument, buildPublicEvent } from '../calendar-document.ts';
import type { PublicProgram } from './public-program.service.ts';

/** The public program of a building as an iCalendar file. */
@Injectable()
export class PublicProgramCalendarService {
  constructor(
    private readonly identity: CalendarIdentityService,
    private readonly config: Config,
  ) {}

  /** DTSTAMP is the last change, so that the ETag is stable. */
  async build({ building, events }: PublicProgram): Promise<string> {
    const host = await this.identity.getDomain();
    const url = new URL(urls.buildingProgram(building.slug), this.config.PUBLIC_URL).href;
    return buildCalendarDocument(
      texts.publicTitle(building.name),
      host,
      events.map(({ id, title, startsAt, endsAt, updatedAt, spaceNames }) =>
        buildPublicEvent({
          id,
          host,
          startsAt,
          endsAt,
          stamp: updatedAt,
          summary: title,
          location: [...spaceNames, building.name, building.city ?? '']
            .filter((name) => name !== '')
            .join(', '),
          url,
        }),
      ),
    );
  }
}
