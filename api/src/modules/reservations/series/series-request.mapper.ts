import { formatError } from '../../../platform/error-responses/index.ts';
import type { SeriesCheckDto } from './series-request.dto.ts';
import { toPriceFields, toTotalFields } from './series-request-guest.mapper.ts';
import type { SeriesPlan } from './series-request-planner.service.ts';

export const toSeriesCheckDto = ({ dates, chosen, total }: SeriesPlan): SeriesCheckDto => ({
  available: chosen.every(({ state }) => state === 'free'),
  dates: dates.map(({ day, startsAt, endsAt, state, error, isHoliday, isChosen, price }) => ({
    day,
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    state,
    message: error && formatError(error),
    holiday: isHoliday,
    chosen: isChosen,
    ...toPriceFields(price),
  })),
  ...toTotalFields(total),
});
