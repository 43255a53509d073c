import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, pagesOf, Requires, type Actor } from '../../platform/http/index.ts';
import { ReminderAnswerDto, ReminderCall, WaitingListPageDto, WaitingListQuery } from './waiting-list.dto.ts';
import { toWaitingThing } from './waiting-list.mapper.ts';
import { WaitingListService } from './waiting-list.service.ts';

@ApiTags('admin')
@Controller('admin/waiting')
@Requires('console')
export class WaitingListController {
  constructor(private readonly waiting: WaitingListService) {}

  @Get()
  @ApiOperation({ summary: 'Items waiting for an action, highest value and age first' })
  @ApiOkResponse({ type: WaitingListPageDto })
  @Fails(422)
  async list(@Query() { kind, page, page_size }: WaitingListQuery): Promise<WaitingListPageDto> {
    const { items, counts, total, now } = await this.waiting.list(kind ?? null, page, page_size);
    return {
      items: items.map((thing) => toWaitingThing(thing, now)),
      counts,
      page,
      nr_of_pages: pagesOf(total, page_size),
      total,
    };
  }

  @Post('remind')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remind the responsible owners by mail; at most once in 24 hours' })
  @ApiOkResponse({ type: ReminderAnswerDto })
  @Fails(404, 409, 422)
  async remind(@CurrentActor() actor: Actor, @Body() { kind, id }: ReminderCall): Promise<ReminderAnswerDto> {
    return { reminded: await this.waiting.remind(actor, kind, id) };
  }
}
