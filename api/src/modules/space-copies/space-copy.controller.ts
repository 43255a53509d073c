import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import {
  DuplicatedSpaceAnswerDto,
  SpaceCopyAnswerDto,
  SpaceCopyInput,
  SpaceDuplicateInput,
} from './space-copy.dto.ts';
import { SpaceCopyService } from './space-copy.service.ts';

@Routes('space/:id', { tag: 'owner', access: 'own-spaces' })
export class SpaceCopyController {
  constructor(private readonly copies: SpaceCopyService) {}

  @Route('POST', 'copy-to', {
    summary: 'Copy settings of a space to other spaces',
    description:
      'To all of them or none. Reservations stay. Price lists are copied as lists of their own, from today.',
    answer: SpaceCopyAnswerDto,
    errors: [404, 409, 422],
  })
  async copy(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { space_ids, what, mode, dry_run }: SpaceCopyInput,
  ): Promise<SpaceCopyAnswerDto> {
    const copy = { spaceIds: space_ids, what, mode };
    const results = dry_run
      ? await this.copies.tryCopy(actor, id, copy)
      : await this.copies.copy(actor, id, copy);
    return {
      results: results.map(({ spaceId, added, removed }) => ({ space_id: spaceId, added, removed })),
    };
  }

  @Route('POST', 'duplicate', {
    idempotent: 'route',
    summary: 'Duplicate a space',
    description:
      'A draft in the same building, without photographs. Beyond the limit of the plan the response is 403 LIMIT_REACHED.',
    status: 201,
    answer: DuplicatedSpaceAnswerDto,
    errors: [404, 422],
  })
  async duplicate(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { name, what }: SpaceDuplicateInput,
  ): Promise<DuplicatedSpaceAnswerDto> {
    const space = await this.copies.duplicate(actor, id, { name, what });
    return { space: { id: space.id, name: space.name } };
  }
}
