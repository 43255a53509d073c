import {
  checkOwnBooking,
  type Client,
  type OwnBookingCheck,
  type OwnBookingCheckInput,
} from '@prostora/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';

const TYPING_MS = 300;

/** A value that has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const checkQuery = (api: Client, input: OwnBookingCheckInput | null) =>
  queryOptions({
    queryKey: ['reservations', 'own-check', input],
    queryFn: ({ signal }) => checkOwnBooking({ client: api, body: input as OwnBookingCheckInput, signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Whether the booking is free, its warnings and price; undefined until known. */
export function useBookingCheck(input: OwnBookingCheckInput | null): {
  check: OwnBookingCheck | undefined;
  /** Whether the answer belongs to the present values. */
  isCurrent: boolean;
  recheck: () => Promise<unknown>;
} {
  const settled = useSettled(input);
  const { data, isPlaceholderData, isFetching, refetch } = useQuery(checkQuery(useApi(), settled));
  return {
    check: input === null ? undefined : data,
    isCurrent: !isPlaceholderData && !isFetching && JSON.stringify(settled) === JSON.stringify(input),
    recheck: refetch,
  };
}
