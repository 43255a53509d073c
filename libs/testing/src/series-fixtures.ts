import type { Series, SeriesOccurrence } from '@prostora/api-client';

const SPACE = { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' };

/** A confirmed occurrence of 18:00–19:30 on a Thursday of the winter, for 1,000 CZK. */
export const occurrence = (
  id: number,
  day: string,
  change: Partial<SeriesOccurrence> = {},
): SeriesOccurrence => ({
  id,
  day,
  start_datetime: `${day}T17:00:00.000Z`,
  end_datetime: `${day}T18:30:00.000Z`,
  space: SPACE,
  status: 'confirmed',
  number_of_guests: 12,
  price: 1000,
  price_state: 'agreed',
  sequence: 0,
  is_past: false,
  differs: false,
  is_change_proposed: false,
  ...change,
});

/** A course on four Thursdays of December 2027, the first one over. */
export const series = (change: Partial<Series> = {}): Series => ({
  id: 7,
  version: 3,
  rule: {
    weekdays: [4],
    every: 1,
    from: '2027-12-02',
    until: '2027-12-23',
    start_time: '18:00',
    end_time: '19:30',
    length_minutes: 90,
    skip_holidays: false,
  },
  title: 'Kurz',
  customer_name: 'Jóga s Janou',
  customer_email: '',
  customer_phone: '+420777123456',
  spaces: [SPACE],
  occurrences: [
    occurrence(51, '2027-12-02', { is_past: true }),
    occurrence(52, '2027-12-09'),
    occurrence(53, '2027-12-16', { differs: true }),
    occurrence(54, '2027-12-23', { is_change_proposed: true }),
  ],
  sums: { total: 4, remaining: 3, cancelled: 0, price: 4000, remaining_price: 3000 },
  can_change: true,
  hidden: [],
  ...change,
});
