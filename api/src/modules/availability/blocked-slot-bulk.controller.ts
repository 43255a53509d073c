import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  Route,
  Routes,
  UuidPipe,
} from '../../platform/http/index.ts';
import { toBlockValues, toBulkBlockTarget } from './availability.input.ts';
import { toBulkBlockedSlotsAnswer } from './availability.mapper.ts';
import { BulkBlockedSlotsAnswerDto, BulkBlockedSlotsInput, SpaceIdDto } from './blocked-slot.dto.ts';
import { BulkBlockedSlotsService } from './bulk-blocked-slots.service.ts';

@Routes('blocked-slots/bulk', { tag: 'availability', access: 'own-spaces' })
export class BlockedSlotBulkController {
  constructor(private readonly blocks: BulkBlockedSlotsService) {}

  @Route('POST', '/', {
    idempotent: 'route',
    summary: 'Block several spaces',
    description:
      'All of them or none: over a reservation the response is 409 SLOT_RESERVED with `conflicts`. With `skip_taken` reserved spaces are left out and listed in `skipped`.',
    status: 201,
    answer: BulkBlockedSlotsAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [SpaceIdDto] } },
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: BulkBlockedSlotsInput,
  ): Promise<BulkBlockedSlotsAnswerDto> {
    const group = await this.blocks.create(
      actor,
      toBulkBlockTarget(input),
      toBlockValues(input),
      input.skip_taken ?? false,
    );
    return toBulkBlockedSlotsAnswer(group);
  }

  @Route('DELETE', ':groupId', {
    summary: 'Delete blocked slots made together',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('groupId', UuidPipe) groupId: string,
  ): Promise<DoneAnswer> {
    await this.blocks.remove(actor, groupId);
    return DONE;
  }
}
