import { ApiSchema } from '@nestjs/swagger';
import {
  RESERVATION_SOURCES,
  RESERVATION_STATUSES,
  type ReservationSourceValue,
  type ReservationStatusValue,
} from '@prostora/contracts';
import {
  OptionalChoice,
  OptionalDay,
  OptionalDirection,
  OptionalId,
  OptionalIds,
  OptionalSearch,
  OptionalUser,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { ReservationDto } from '../../reservations/index.ts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { reservationColumns } from '../../reservations/admin/index.ts';
import type { ReservationExportRow } from './reservation-list.repository.ts';
import type { ExportRights } from './reservation-lists.service.ts';

const SORTS = ['start', 'created', 'name', 'deadline'] as const;
const WAITING = ['request', 'proposal'] as const;
const CANCELLED = ['hidden', 'shown'] as const;
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

  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];

  @OptionalDay({ description: 'Starts on this day or later.' })
  from?: string;

  @OptionalDay({ description: 'Starts on this day or earlier.' })
  to?: string;

  @OptionalChoice(RESERVATION_SOURCES, { enumName: 'ReservationSource' })
  source?: ReservationSourceValue;

  @OptionalUser({ description: 'Only those handled by this member of the team: id of the user, or `me`.' })
  assignee?: string;

  @OptionalChoice(CANCELLED, {
    default: 'hidden',
    description: 'Whether the list without a `status` contains cancelled reservations.',
  })
  cancelled: (typeof CANCELLED)[number] = 'hidden';

  @OptionalSearch(
    'Part of the title, of the guest’s name, e-mail or telephone, of the space or the building, or the number.',
  )
  search?: string;

  @OptionalChoice(WHEN, { default: 'all' })
  when: (typeof WHEN)[number] = 'all';

  @OptionalChoice(SORTS, {
    default: 'start',
    description: '`deadline`: the end of the time to answer.',
  })
  sort: (typeof SORTS)[number] = 'start';

  @OptionalDirection({
    description:
      'If omitted, upcoming and waiting reservations and deadlines are sorted nearest first, others latest first.',
  })
  order?: SortDirection;
}

export class ReservationsExport extends ReservationsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'ReservationCounts' })
export class ReservationCountsDto {
  pending!: number;
  confirmed!: number;
  cancelled!: number;
}

@ApiSchema({ name: 'ReservationsPage' })
export class ReservationsPageDto extends PageInfo {
  items!: ReservationDto[];
  /** Counts under the other filters. */
  counts!: ReservationCountsDto;
  /** CZK, the prices of all reservations found; null without the right to see prices. */
  sum!: number | null;
}

const { file } = adminReservations;

/** Columns that need a right to be seen. */
const RIGHTS_BY_TITLE: Readonly<Record<string, keyof ExportRights>> = {
  [file.email]: 'email',
  [file.phone]: 'phone',
  [file.price]: 'price',
  [file.priceState]: 'price',
  [file.priceLines]: 'price',
  [file.withoutVat]: 'price',
  [file.deposit]: 'price',
  [file.ownerNote]: 'owner_note',
};

/** Columns of an owner's export that the actor may see. */
export function buildOwnerColumns(now: Date, rights: ExportRights): TableColumn<ReservationExportRow>[] {
  const own: TableColumn<ReservationExportRow>[] = [
    { title: file.title, value: ({ title }) => title, width: 30 },
    { title: file.source, value: ({ source }) => statistics.sources[source] },
    { title: file.ownerNote, value: ({ ownerNote }) => ownerNote, width: 40 },
  ];
  return [...reservationColumns(now), ...own].filter(({ title }) => {
    const right = RIGHTS_BY_TITLE[title];
    return title !== file.owner && (right === undefined || rights[right]);
  });
}
