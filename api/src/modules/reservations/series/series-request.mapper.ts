import type { SeriesDateState } from '@prostora/contracts';
import { formatError } from '../../../platform/error-responses/index.ts';
import type { PlannedSlot } from '../booking/booking-plan.ts';
import type { SeriesCheckDto } from './series-request.dto.ts';
import { toPriceFields, toTotalFields } from '../guest/series-request-guest.mapper.ts';
import type { SeriesCheck } from './series-request.service.ts';

const toState = ({ isSkipped, rejection }: PlannedSlot): SeriesDateState => {
  if (isSkipped) return 'holiday';
  if (rejection === null) return 'free';
  return rejection.isTaken ? 'taken' : 'closed';
};

export const toSeriesCheckDto = ({ slots, chosen, total, quoteToken }: SeriesCheck): SeriesCheckDto => ({
  available: chosen.every(({ rejection }) => rejection === null),
  dates: slots.map((slot) => ({
    day: slot.day,
    start_datetime: slot.startsAt.toISOString(),
    end_datetime: slot.endsAt.toISOString(),
    state: toState(slot),
    message: slot.rejection && formatError(slot.rejection.error),
    holiday: slot.isHoliday,
    chosen: slot.isChosen,
    ...toPriceFields(slot.price),
  })),
  ...toTotalFields(total),
  quote_token: quoteToken,
});
