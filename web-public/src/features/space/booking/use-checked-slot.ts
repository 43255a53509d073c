import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { usePriceList } from '../price-list/use-price-list.ts';
import { parseGuests, parseSlot, type BookingValues } from './booking-values.ts';
import { toChoicesInput } from './choices/choice-values.ts';
import { toTimestamps } from './local-slot.ts';
import { useAvailabilityCheck } from './use-availability-check.ts';

/** The chosen slot with the price list of its day, what was chosen from it, and the check of all that. */
export function useCheckedSlot(
  spaceId: number,
  control: Control<BookingValues>,
  eventTariffKind: string | null,
) {
  const [listVersion, setListVersion] = useState(0);
  const [day, from, endDay, to, guestsText] = useWatch({
    control,
    name: ['day', 'from', 'endDay', 'to', 'number_of_guests'],
  });
  const [tariff, ico, options, addons, layout, purpose, entry, exit] = useWatch({
    control,
    name: ['tariff', 'ico', 'options', 'addons', 'layout', 'purpose', 'entry', 'exit'],
  });
  const slot = parseSlot({ day, from, endDay, to });
  const times = slot && toTimestamps(slot);
  const { price_list: list, isLoading } = usePriceList(spaceId, slot?.day ?? null, listVersion);
  const choices = times
    ? toChoicesInput(
        { tariff, ico, options, addons, layout, purpose, entry, exit },
        list,
        times,
        eventTariffKind,
      )
    : {};
  const guests = parseGuests(guestsText);
  const request = times && {
    space_id: spaceId,
    start_datetime: times.start,
    end_datetime: times.end,
    ...(guests !== null && { number_of_guests: guests }),
    ...choices,
  };
  const check = useAvailabilityCheck(request, !isLoading);
  return {
    slot,
    list,
    choices,
    request,
    check,
    /** Identifies slot, guests and choices. */
    requestKey: JSON.stringify(request),
    /** Asks for the list and the price again. */
    reload: (): void => {
      setListVersion(listVersion + 1);
      check.retry();
    },
  };
}
