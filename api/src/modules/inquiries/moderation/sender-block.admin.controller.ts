import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { SenderBlocksPageDto, SenderBlocksQuery } from './sender-block.admin.dto.ts';
import { toSenderBlockDto } from './sender-block.admin.mapper.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

@ApiTags('admin')
@Controller('admin/sender-blocks')
@RequiresPermission('console')
export class SenderBlockAdminController {
  constructor(private readonly blocks: SenderBlocksService) {}

  @Get()
  @ApiOperation({ summary: 'List blocked senders', description: 'Blocks in force.' })
  @ApiOkResponse({ type: SenderBlocksPageDto })
  @ApiErrors(422)
  async listSenderBlocks(
    @Query() { search, kind, sort, order, page, page_size: pageSize }: SenderBlocksQuery,
  ): Promise<SenderBlocksPageDto> {
    const { blocks, total } = await this.blocks.list({
      search: search || null,
      kind: kind ?? null,
      sort,
      order,
      page,
      pageSize,
    });
    return { items: blocks.map(toSenderBlockDto), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'End the block of a sender' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async endSenderBlock(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.blocks.end(actor, id);
    return DONE;
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo the end of a block', description: 'Within thirty days after the end.' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async restoreSenderBlock(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<DoneAnswer> {
    await this.blocks.restore(actor, id);
    return DONE;
  }
}
