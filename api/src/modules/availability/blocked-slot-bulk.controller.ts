import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiErrorWith,
  CurrentActor,
  DONE,
  DoneAnswer,
  RequiresPermission,
  UuidPipe,
  type Actor,
} from '../../platform/http/index.ts';
import { Idempotent } from '../../platform/idempotency/index.ts';
import { toBlockValues, toBulkBlockTarget } from './availability.input.ts';
import { toBulkBlockedSlotsAnswer } from './availability.mapper.ts';
import { BulkBlockedSlotsAnswerDto, BulkBlockedSlotsInput, SpaceIdDto } from './blocked-slot.dto.ts';
import { BulkBlockedSlotsService } from './bulk-blocked-slots.service.ts';

@ApiTags('availability')
@Controller('blocked-slots/bulk')
@RequiresPermission('own-spaces')
export class BlockedSlotBulkController {
  constructor(private readonly blocks: BulkBlockedSlotsService) {}

  @Post()
  @Idempotent()
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [SpaceIdDto] })
  @ApiOperation({
    summary: 'Block several spaces',
    description:
      'All of them or none: over a reservation the response is 409 SLOT_RESERVED with `conflicts`. With `skip_taken` reserved spaces are left out and listed in `skipped`.',
  })
  @ApiCreatedResponse({ type: BulkBlockedSlotsAnswerDto })
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

  @Delete(':groupId')
  @HttpCode(200)
  @ApiErrors(404)
  @ApiOperation({ summary: 'Delete blocked slots made together' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('groupId', UuidPipe) groupId: string,
  ): Promise<DoneAnswer> {
    await this.blocks.remove(actor, groupId);
    return DONE;
  }
}
