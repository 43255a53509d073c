import type { ReservationInput } from '@prostora/api-client';
import { useMemo, useRef } from 'react';

type Attempt = { key: string; input: ReservationInput };

export type BookingAttempts = {
  /** The attempt for the input: a repeated one is sent as it was, for each check of the price gives another quote token. */
  prepare: (input: ReservationInput) => Attempt;
  /** The next attempt is a new one, because the price has changed. */
  reset: () => void;
};

/** Attempts to book a space (PRODUCT §1): one repeated after a lost answer has the key and the body of the first, so that it books once. */
export function useBookingAttempt(): BookingAttempts {
  const known = useRef<{ question: string; attempt: Attempt } | null>(null);
  return useMemo(
    () => ({
      prepare: (input) => {
        const question = JSON.stringify({ ...input, quote_token: null });
        if (known.current?.question !== question) {
          known.current = { question, attempt: { key: crypto.randomUUID(), input } };
        }
        return known.current.attempt;
      },
      reset: () => {
        known.current = null;
      },
    }),
    [],
  );
}
