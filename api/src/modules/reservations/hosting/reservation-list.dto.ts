import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RESERVATION_STATUSES, type ReservationStatusValue } from '@prostora/contracts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { ReservationDto } from '../reservation.dto.ts';

const SORTS = ['start', 'created', 'name'] as const;
const WAITING = ['request', 'proposal'] as const;
const WHEN = ['upcoming', 'past', 'all'] as const;

export class ReservationsQuery extends PageQuery {
  @OptionalChoice(RESERVATION_STATUSES, { enumName: 'ReservationStatus' })
  status?: ReservationStatusValue;

  @OptionalChoice(WAITING, {
    description:
      'Only unanswered requests of guests with a confirmed e-mail address, or only open proposals of guests.',
  })
  waiting?: (typeof WAITING)[number];

  @OptionalId({ description: 'Id of a space; the operator may pass any.' })
  space_id?: number;

  @OptionalSearch(
    'Part of the guest’s name, e-mail or telephone, of the space or the building, or the number.',
  )
  search?: string;

  @OptionalChoice(WHEN, { default: 'all' })
  when: (typeof WHEN)[number] = 'all';

  @OptionalChoice(SORTS, { default: 'start' })
  sort: (typeof SORTS)[number] = 'start';

  @OptionalDirection({
    description: 'If omitted, upcoming reservations are sorted nearest first, others latest first.',
  })
  order?: SortDirection;
}

@ApiSchema({ name: 'ReservationCounts' })
export class ReservationCountsDto {
  @ApiProperty({ type: Number }) pending!: number;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number }) cancelled!: number;
}

@ApiSchema({ name: 'ReservationsPage' })
export class ReservationsPageDto extends PageInfo {
  @ApiProperty({ type: [ReservationDto] }) items!: ReservationDto[];
  @ApiProperty({ type: ReservationCountsDto, description: 'Counts under the other filters.' })
  counts!: ReservationCountsDto;
}
