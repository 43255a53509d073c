import { expect, it } from '@jest/globals';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { toCsvCells, toSheetCells } from '../../../platform/export/cells.ts';
import type { ReservationAdminRow } from './reservation.admin.repository.ts';
import { reservationColumns } from './reservation-export.ts';

const NOW = new Date('2026-12-01T10:00:00Z');

it('exports the price as an amount: a plain decimal in CSV, a number with the format of amounts in a sheet', () => {
  const price = reservationColumns(NOW).filter(({ title }) => title === adminReservations.file.price);
  const row = { priceHaler: 1_234_550 } as ReservationAdminRow;
  expect(price.map(({ type }) => type)).toEqual(['amount']);
  expect(toCsvCells(price, row)).toEqual(['12345,5']);
  expect(toSheetCells(price, row)).toEqual([12_345.5]);
});
