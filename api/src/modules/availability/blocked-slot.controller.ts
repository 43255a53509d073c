import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  Fails,
  IdParam,
  Public,
  Requires,
  spanOf,
  SpanQuery,
  type Actor,
} from '../../platform/http/index.ts';
import { blockValues } from './availability.input.ts';
import { blockedSlotView } from './availability.mapper.ts';
import {
  BlockedSlotAnswerDto,
  BlockedSlotInput,
  BlockedSlotsAnswerDto,
  NewBlockedSlotInput,
} from './blocked-slot.dto.ts';
import { BlockedSlots } from './blocked-slots.service.ts';

@ApiTags('availability')
@Controller('blocked-slots')
export class BlockedSlotController {
  constructor(
    private readonly blocks: BlockedSlots,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @Fails(404, 422)
  @ApiOperation({
    summary:
      'When a space is kept closed, by its owner, by foreign calendars or by blocks of spaces that share its floor.',
  })
  @ApiOkResponse({ type: BlockedSlotsAnswerDto })
  async ofSpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Query() query: SpanQuery,
  ): Promise<BlockedSlotsAnswerDto> {
    const shown = await this.blocks.of(actor, id, spanOf(query, this.clock.today()));
    return { blocked_slots: shown.map(({ block, reason }) => blockedSlotView(block, reason)) };
  }

  @Post()
  @Requires('own-spaces')
  @Fails(404, 409, 422)
  @ApiOperation({ summary: 'Keeps a space closed; 409 TERM_RESERVED over a booking.' })
  @ApiCreatedResponse({ type: BlockedSlotAnswerDto })
  async add(@CurrentActor() actor: Actor, @Body() input: NewBlockedSlotInput): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.add(actor, input.space_id, blockValues(input));
    return { blocked_slot: blockedSlotView(block, reason) };
  }

  @Put(':id')
  @Requires('own-spaces')
  @Fails(404, 409, 422)
  @ApiOperation({
    summary:
      'Changes a block; 409 TERM_RESERVED over a booking, IMPORTED_BLOCK for an entry of a foreign calendar.',
  })
  @ApiOkResponse({ type: BlockedSlotAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: BlockedSlotInput,
  ): Promise<BlockedSlotAnswerDto> {
    const { block, reason } = await this.blocks.change(actor, id, blockValues(input));
    return { blocked_slot: blockedSlotView(block, reason) };
  }

  @Delete(':id')
  @HttpCode(200)
  @Requires('own-spaces')
  @Fails(404, 409)
  @ApiOperation({ summary: 'Opens the time again; 409 IMPORTED_BLOCK for an entry of a foreign calendar.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<DoneAnswer> {
    await this.blocks.remove(actor, id);
    return DONE;
  }
}
