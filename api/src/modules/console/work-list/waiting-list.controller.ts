import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { ReminderAnswerDto, ReminderCall, WaitingListPageDto, WaitingListQuery } from './waiting-list.dto.ts';
import { toWaitingItemDto } from './waiting-list.mapper.ts';
import { WaitingListService } from './waiting-list.service.ts';

@ApiTags('admin')
@Controller('admin/waiting')
@RequiresPermission('console')
export class WaitingListController {
  constructor(private readonly waiting: WaitingListService) {}

  @Get()
  @ApiOperation({ summary: 'Items waiting for an action, highest value and age first' })
  @ApiOkResponse({ type: WaitingListPageDto })
  @ApiErrors(422)
  async list(@Query() { kind, page, page_size }: WaitingListQuery): Promise<WaitingListPageDto> {
    const { items, counts, total } = await this.waiting.list(kind ?? null, page, page_size);
    return {
      items: items.map(toWaitingItemDto),
      counts,
      page,
      nr_of_pages: countPages(total, page_size),
      total,
    };
  }

  @Post('remind')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Remind the responsible owners by mail',
    description: 'Not within 24 hours of another reminder of the same thing, such as the morning mail.',
  })
  @ApiOkResponse({ type: ReminderAnswerDto })
  @ApiErrors(404, 409, 422)
  async remind(@CurrentActor() actor: Actor, @Body() { kind, id }: ReminderCall): Promise<ReminderAnswerDto> {
    return { reminded: await this.waiting.remind(actor, kind, id) };
  }
}
