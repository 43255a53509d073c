import { formatClock } from '@prostora/contracts';
import type { SeasonDto } from './season.dto.ts';
import type { SeasonWithRules } from './season.repository.ts';

export const toSeasonDto = ({ season, rules }: SeasonWithRules): SeasonDto => ({
  id: season.id,
  name: season.name,
  from: season.fromDay,
  until: season.untilDay,
  space_ids: season.spaces
    .getItems()
    .map(({ space }) => space.id)
    .sort((one, other) => one - other),
  hours: rules.map(({ weekdays, fromMinute, toMinute, pricePerHourHaler, onHolidays }) => ({
    weekdays,
    from: formatClock(fromMinute),
    to: formatClock(toMinute),
    price_per_hour: pricePerHourHaler / 100,
    on_holidays: onHolidays,
  })),
});
