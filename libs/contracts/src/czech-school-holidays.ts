/**
 * Nationwide school holidays, both days inclusive: school years announced by the Ministry of Education with
 * their main holidays (Decree 16/2005 Coll.). Spring holidays differ by district and are
 * not in the table. A new school year is a new block of rows.
 */
export const CZECH_SCHOOL_HOLIDAYS: readonly { readonly from: string; readonly to: string }[] = [
  { from: '2025-10-27', to: '2025-10-27' },
  { from: '2025-10-29', to: '2025-10-29' },
  { from: '2025-12-22', to: '2026-01-02' },
  { from: '2026-01-30', to: '2026-01-30' },
  { from: '2026-04-02', to: '2026-04-02' },
  { from: '2026-07-01', to: '2026-08-31' },
  { from: '2026-10-29', to: '2026-10-30' },
  { from: '2026-12-23', to: '2027-01-03' },
  { from: '2027-01-29', to: '2027-01-29' },
  { from: '2027-03-25', to: '2027-03-25' },
  { from: '2027-07-01', to: '2027-08-31' },
  { from: '2027-10-27', to: '2027-10-27' },
  { from: '2027-10-29', to: '2027-10-29' },
  { from: '2027-12-23', to: '2028-01-02' },
  { from: '2028-02-04', to: '2028-02-04' },
  { from: '2028-04-13', to: '2028-04-13' },
  { from: '2028-07-01', to: '2028-09-03' },
];
