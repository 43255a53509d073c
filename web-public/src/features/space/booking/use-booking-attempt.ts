import type { ReservationInput } from '@prostora/api-client';
import { useMemo, useRef } from 'react';

type Attempt = { key: string; input: ReservationInput };

export type BookingAttempts = {
  /**
   * Returns the attempt of an input. A repeated one is sent unchanged, because each price check returns
   * another quote token.
   */
  prepare: (input: ReservationInput) => Attempt;
  /** Starts a new attempt, after a price change. */
  reset: () => void;
};

/**
 * Idempotent booking attempts (PRODUCT §1): a repeated one has the key and the body of the first, so that it
 * books once.
 */
export function useBookingAttempt(): BookingAttempts {
  const last = useRef<{ inputKey: string; attempt: Attempt } | null>(null);
  return useMemo(
    () => ({
      prepare: (input) => {
        const inputKey = JSON.stringify({ ...input, quote_token: null });
        if (last.current?.inputKey !== inputKey) {
          last.current = { inputKey, attempt: { key: crypto.randomUUID(), input } };
        }
        return last.current.attempt;
      },
      reset: () => {
        last.current = null;
      },
    }),
    [],
  );
}
