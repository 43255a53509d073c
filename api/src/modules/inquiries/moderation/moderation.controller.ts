import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  PageQuery,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { InquiryModerationService } from './inquiry-moderation.service.ts';
import { ModerationAnswerDto, ModerationCall, SenderBlocksPageDto } from './moderation.dto.ts';
import { toSenderBlockDto } from './moderation.mapper.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

@ApiTags('admin')
@Controller('admin')
@RequiresPermission('console')
export class ModerationController {
  constructor(
    private readonly moderation: InquiryModerationService,
    private readonly blocks: SenderBlocksService,
  ) {}

  @Post('inquiries/moderation')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close messages and demands, mark them as spam or release them' })
  @ApiOkResponse({ type: ModerationAnswerDto })
  @ApiErrors(422)
  async moderateInquiries(
    @CurrentActor() actor: Actor,
    @Body() call: ModerationCall,
  ): Promise<ModerationAnswerDto> {
    return { done: await this.moderation.moderate(actor, call) };
  }

  @Get('sender-blocks')
  @ApiOperation({ summary: 'List blocked senders' })
  @ApiOkResponse({ type: SenderBlocksPageDto })
  @ApiErrors(422)
  async listSenderBlocks(@Query() { page, page_size: pageSize }: PageQuery): Promise<SenderBlocksPageDto> {
    const { blocks, total } = await this.blocks.list(page, pageSize);
    return { items: blocks.map(toSenderBlockDto), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @Delete('sender-blocks/:id')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the block of a sender' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async endSenderBlock(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.blocks.end(actor, id);
    return DONE;
  }
}
