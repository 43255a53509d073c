import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  Public,
  RequiresPermission,
  parseSpan,
  SpanQuery,
  type Actor,
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

@ApiTags('availability')
@Controller('blocked-slots')
export class BlockedSlotController {
  constructor(
    private readonly blocks: BlockedSlotsService,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'List the blocked slots of a space',
    description:
      'Blocked by the owner, by foreign calendars or by blocked slots of spaces on the same floor.',
  })
  @ApiOkResponse({ type: BlockedSlotsAnswerDto })
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

  @Post()
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Create a blocked slot',
    description: 'Over a reservation the response is 409 SLOT_RESERVED.',
  })
  @ApiCreatedResponse({ type: BlockedSlotAnswerDto })
  async add(@CurrentActor() actor: Actor, @Body() input: NewBlockedSlotInput): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.create(actor, input.space_id, toBlockValues(input));
    return { blocked_slot: toBlockedSlotDto(block, reason) };
  }

  @Put(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Update a blocked slot',
    description:
      'The response is 409 SLOT_RESERVED over a reservation and IMPORTED_BLOCK for an entry of a foreign calendar.',
  })
  @ApiOkResponse({ type: BlockedSlotAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BlockedSlotInput,
  ): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.update(actor, id, toBlockValues(input));
    return { blocked_slot: toBlockedSlotDto(block, reason) };
  }

  @Delete(':id')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409)
  @ApiOperation({
    summary: 'Delete a blocked slot',
    description: 'For an entry of a foreign calendar the response is 409 IMPORTED_BLOCK.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.blocks.remove(actor, id);
    return DONE;
  }
}
