import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { CannedRepliesService } from './canned-replies.service.ts';
import {
  CannedRepliesDto,
  CannedReplyAnswerDto,
  CannedReplyInputDto,
  type CannedReplyDto,
} from './canned-reply.dto.ts';

const toDto = ({ id, title, body }: CannedReplyDto): CannedReplyDto => ({ id, title, body });

@Routes('canned-replies', { tag: 'conversations', access: 'own-spaces' })
export class CannedReplyController {
  constructor(private readonly replies: CannedRepliesService) {}

  @Route('GET', '/', {
    summary: 'List prepared texts of messages',
    answer: CannedRepliesDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<CannedRepliesDto> {
    return { items: (await this.replies.list(actor)).map(toDto) };
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'contract',
    summary: 'Add a prepared text',
    status: 201,
    answer: CannedReplyAnswerDto,
    errors: [409, 422],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Body() input: CannedReplyInputDto,
  ): Promise<CannedReplyAnswerDto> {
    return { canned_reply: toDto(await this.replies.create(actor, input)) };
  }

  @Route('PUT', ':id', {
    notWhileImpersonating: 'contract',
    summary: 'Change a prepared text',
    answer: CannedReplyAnswerDto,
    errors: [404, 422],
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: CannedReplyInputDto,
  ): Promise<CannedReplyAnswerDto> {
    return { canned_reply: toDto(await this.replies.update(actor, id, input)) };
  }

  @Route('DELETE', ':id', {
    notWhileImpersonating: 'contract',
    summary: 'Remove a prepared text',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.replies.remove(actor, id);
    return DONE;
  }
}
