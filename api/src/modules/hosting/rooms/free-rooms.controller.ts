import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  parseSlotTimes,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { FreeRoomsAnswerDto, FreeRoomsQuery } from './free-rooms.dto.ts';
import { toFreeRoomsDto } from './free-rooms.mapper.ts';
import { FreeRoomsService } from './free-rooms.service.ts';

@ApiTags('owner')
@Controller('owner/free-rooms')
@RequiresPermission('own-spaces')
export class FreeRoomsController {
  constructor(private readonly rooms: FreeRoomsService) {}

  @Get()
  @ApiErrors(422)
  @ApiOperation({
    operationId: 'FreeRooms_find',
    summary: 'Find free spaces of the owner',
    description: 'Only occupancy and capacity decide; the opening hours and rules of booking do not.',
  })
  @ApiOkResponse({ type: FreeRoomsAnswerDto })
  async find(@CurrentActor() actor: Actor, @Query() query: FreeRoomsQuery): Promise<FreeRoomsAnswerDto> {
    const { from: startsAt, until: endsAt } = parseSlotTimes(query);
    return toFreeRoomsDto(await this.rooms.find(actor, { startsAt, endsAt, guests: query.guests ?? null }));
  }
}
