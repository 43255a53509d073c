import { Query } from '@nestjs/common';
import { type Actor, CurrentActor, parseSlotTimes, Route, Routes } from '../../../platform/http/index.ts';
import { FreeRoomsAnswerDto, FreeRoomsQuery, toFreeRoomsDto } from './free-rooms.dto.ts';
import { FreeRoomsService } from './free-rooms.service.ts';

@Routes('owner/free-rooms', { tag: 'owner', access: 'own-spaces' })
export class FreeRoomsController {
  constructor(private readonly rooms: FreeRoomsService) {}

  @Route('GET', '/', {
    operationId: 'FreeRooms_find',
    summary: 'Find free spaces of the owner',
    description: 'Only occupancy and capacity decide; the opening hours and rules of booking do not.',
    answer: FreeRoomsAnswerDto,
    errors: [422],
  })
  async find(@CurrentActor() actor: Actor, @Query() query: FreeRoomsQuery): Promise<FreeRoomsAnswerDto> {
    const { from: startsAt, until: endsAt } = parseSlotTimes(query);
    return toFreeRoomsDto(await this.rooms.find(actor, { startsAt, endsAt, guests: query.guests ?? null }));
  }
}
