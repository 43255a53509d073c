import { Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { SenderBlocksPageDto, SenderBlocksQuery } from './sender-block.admin.dto.ts';
import { toSenderBlockDto } from './sender-block.admin.mapper.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

@Routes('admin/sender-blocks', { tag: 'admin', access: 'console' })
export class SenderBlockAdminController {
  constructor(private readonly blocks: SenderBlocksService) {}

  @Route('GET', '/', {
    summary: 'List blocked senders',
    description: 'Blocks in force.',
    answer: SenderBlocksPageDto,
    errors: [422],
  })
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

  @Route('DELETE', ':id', { summary: 'End the block of a sender', answer: DoneAnswer, errors: [404] })
  async endSenderBlock(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.blocks.end(actor, id);
    return DONE;
  }

  @Route('POST', ':id/restore', {
    summary: 'Undo the end of a block',
    description: 'Within thirty days after the end.',
    answer: DoneAnswer,
    errors: [404],
  })
  async restoreSenderBlock(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<DoneAnswer> {
    await this.blocks.restore(actor, id);
    return DONE;
  }
}
