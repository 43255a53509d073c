import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  Throttle,
  RequiresPermission,
  type Actor,
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

@ApiTags('calendars')
@Controller('calendars')
@RequiresPermission('own-spaces')
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly exports: CalendarExportsService,
  ) {}

  @Get('space/:id')
  @ApiErrors(404)
  @ApiOperation({ summary: 'URL of the exported calendar of a space, and its foreign calendars.' })
  @ApiOkResponse({ type: SpaceCalendarsAnswerDto })
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

  @Post('preview')
  @HttpCode(200)
  @Throttle(FETCH_LIMIT)
  @ApiErrors(404, 422)
  @ApiOperation({
    summary:
      'Preview the next 14 days of a foreign calendar; nothing is stored. 422 with a FEED_ code if it cannot be read.',
  })
  @ApiOkResponse({ type: CalendarPreviewDto })
  async preview(
    @CurrentActor() actor: Actor,
    @Body() { space_id, url }: CalendarPreviewInput,
  ): Promise<CalendarPreviewDto> {
    return toCalendarPreviewDto(await this.feeds.preview(actor, space_id, url));
  }

  @Post('feeds')
  @Throttle(FETCH_LIMIT)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary:
      'Connect a foreign calendar whose busy time blocks the space; read every 15 minutes. 409 FEED_LIMIT beyond five.',
  })
  @ApiCreatedResponse({ type: CalendarFeedAnswerDto })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { space_id, name, url }: CalendarFeedInput,
  ): Promise<CalendarFeedAnswerDto> {
    return { feed: toCalendarFeedDto(await this.feeds.connect(actor, space_id, name, url)) };
  }

  @Post('feeds/:id/refresh')
  @HttpCode(200)
  @Throttle(FETCH_LIMIT)
  @ApiErrors(404)
  @ApiOperation({ summary: 'Read a foreign calendar now; a failure is part of the response.' })
  @ApiOkResponse({ type: CalendarFeedAnswerDto })
  async refresh(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CalendarFeedAnswerDto> {
    return { feed: toCalendarFeedDto(await this.feeds.refresh(actor, id)) };
  }

  @Delete('feeds/:id')
  @HttpCode(200)
  @ApiErrors(404)
  @ApiOperation({ summary: 'Disconnect a foreign calendar and unblock its time.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.feeds.disconnect(actor, id);
    return DONE;
  }
}
