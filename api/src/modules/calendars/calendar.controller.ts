import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../platform/http/index.ts';
import {
  CalendarFeedAnswerDto,
  CalendarFeedInput,
  CalendarPreviewDto,
  CalendarPreviewInput,
  SpaceCalendarsAnswerDto,
} from './calendar.dto.ts';
import { toCalendarExportDto, toCalendarFeedDto, toCalendarPreviewDto } from './calendar.mapper.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';
import { CalendarFeedsService } from './calendar-feeds.service.ts';

/** Limit of calls that send a request to a foreign server. */
const FETCH_LIMIT = { name: 'calendar-reading', points: 30, seconds: 300 };

@Routes('calendars', { tag: 'calendars', access: 'own-spaces' })
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly exports: CalendarExportsService,
  ) {}

  @Route('GET', 'space/:id', {
    summary: 'URL of the exported calendar of a space, and its foreign calendars.',
    answer: SpaceCalendarsAnswerDto,
    errors: [404],
  })
  async listBySpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<SpaceCalendarsAnswerDto> {
    const feeds = await this.feeds.listBySpace(actor, id);
    return {
      ...toCalendarExportDto(await this.exports.findForSpace(actor, id)),
      feeds: feeds.map(toCalendarFeedDto),
    };
  }

  @Route('POST', 'preview', {
    throttle: FETCH_LIMIT,
    summary:
      'Preview the next 14 days of a foreign calendar; nothing is stored. 422 with a FEED_ code if it cannot be read.',
    answer: CalendarPreviewDto,
    errors: [404, 422],
  })
  async preview(
    @CurrentActor() actor: Actor,
    @Body() { space_id, url }: CalendarPreviewInput,
  ): Promise<CalendarPreviewDto> {
    return toCalendarPreviewDto(await this.feeds.preview(actor, space_id, url));
  }

  @Route('POST', 'feeds', {
    throttle: FETCH_LIMIT,
    summary:
      'Connect a foreign calendar whose busy time blocks the space; read every 15 minutes. 409 FEED_LIMIT beyond five.',
    status: 201,
    answer: CalendarFeedAnswerDto,
    errors: [404, 409, 422],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { space_id, name, url }: CalendarFeedInput,
  ): Promise<CalendarFeedAnswerDto> {
    return { feed: toCalendarFeedDto(await this.feeds.connect(actor, space_id, name, url)) };
  }

  @Route('POST', 'feeds/:id/refresh', {
    throttle: FETCH_LIMIT,
    summary: 'Read a foreign calendar now; a failure is part of the response.',
    answer: CalendarFeedAnswerDto,
    errors: [404],
  })
  async refresh(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CalendarFeedAnswerDto> {
    return { feed: toCalendarFeedDto(await this.feeds.refresh(actor, id)) };
  }

  @Route('DELETE', 'feeds/:id', {
    summary: 'Disconnect a foreign calendar and unblock its time.',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.feeds.disconnect(actor, id);
    return DONE;
  }
}
