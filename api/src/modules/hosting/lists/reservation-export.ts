import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { reservationColumns } from '../../reservations/admin/index.ts';
import type { ReservationExportRow } from './reservation-list.repository.ts';
import type { ExportRights } from './reservation-lists.service.ts';

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
