import { Body, Param, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  parseSpan,
  Route,
  Routes,
  SpanQuery,
} from '../../platform/http/index.ts';
import { toBlockValues } from './availability.input.ts';
import { toBlockedSlotDto } from './availability.mapper.ts';
import {
  BlockedSlotAnswerDto,
  BlockedSlotInput,
  BlockedSlotsAnswerDto,
  NewBlockedSlotInput,
} from './blocked-slot.dto.ts';
import { BlockedSlotsService } from './blocked-slots.service.ts';

@Routes('blocked-slots', { tag: 'availability' })
export class BlockedSlotController {
  constructor(
    private readonly blocks: BlockedSlotsService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', 'space/:id', {
    access: 'public',
    summary: 'List the blocked slots of a space',
    description:
      'Blocked by the owner, by foreign calendars or by blocked slots of spaces on the same floor.',
    answer: BlockedSlotsAnswerDto,
    errors: [404, 422],
  })
  async listBySpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: SpanQuery,
  ): Promise<BlockedSlotsAnswerDto> {
    const visible = await this.blocks.listForSpace(actor, id, parseSpan(query, this.clock.today()));
    return {
      blocked_slots: visible.map(({ block, reason, groupId }) => toBlockedSlotDto(block, reason, groupId)),
    };
  }

  @Route('POST', '/', {
    access: 'own-spaces',
    summary: 'Create a blocked slot',
    description: 'Over a reservation the response is 409 SLOT_RESERVED.',
    status: 201,
    answer: BlockedSlotAnswerDto,
    errors: [404, 409, 422],
  })
  async add(@CurrentActor() actor: Actor, @Body() input: NewBlockedSlotInput): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.create(actor, input.space_id, toBlockValues(input));
    return { blocked_slot: toBlockedSlotDto(block, reason) };
  }

  @Route('PUT', ':id', {
    access: 'own-spaces',
    summary: 'Update a blocked slot',
    description:
      'The response is 409 SLOT_RESERVED over a reservation and IMPORTED_BLOCK for an entry of a foreign calendar.',
    answer: BlockedSlotAnswerDto,
    errors: [404, 409, 422],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BlockedSlotInput,
  ): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.update(actor, id, toBlockValues(input));
    return { blocked_slot: toBlockedSlotDto(block, reason) };
  }

  @Route('DELETE', ':id', {
    access: 'own-spaces',
    summary: 'Delete a blocked slot',
    description: 'For an entry of a foreign calendar the response is 409 IMPORTED_BLOCK.',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.blocks.remove(actor, id);
    return DONE;
  }
}
