import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type ConfirmReservationInput, type Reservation, type ReservationAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { keepReservation, readAfterCancellation, readReservationsAgain } from '../reservation-queries.ts';
import type { TermValues } from '../term.ts';

const texts = reservations.detail;

/** What a refused step says, with what can be done about it. */
export function refusalText(error: unknown, otherwise?: string): string {
  const said = failureText(error, otherwise);
  const advice = error instanceof ApiError ? texts.advice[error.errorCode] : undefined;
  return advice ? reservations.sentences(said, advice) : said;
}

/**
 * Steps of a reservation. Each answers null when it was taken, otherwise what to say; either way everything is read again, as a
 * refusal mostly means that the reservation is not what it was.
 */
export function useReservationSteps({ id, customer_name: name }: Pick<Reservation, 'id' | 'customer_name'>) {
  const api = useApi();
  const client = useQueryClient();
  const take = async (call: Promise<ReservationAnswer>, said: string, otherwise?: string): Promise<string | null> => {
    try {
      void keepReservation(client, api, await call);
      showToast(said);
      return null;
    } catch (error) {
      void readReservationsAgain(client);
      return refusalText(error, otherwise);
    }
  };
  const end = async (reason: string, said: string): Promise<string | null> => {
    const failure = await take(api.reservations.cancel(id, reason), said, texts.cancelFailed);
    if (failure === null) void readAfterCancellation(client, api);
    return failure;
  };
  return {
    /** Throws what the server said, so that a refused price can land on its field. */
    confirm: async (input: ConfirmReservationInput): Promise<void> => {
      try {
        void keepReservation(client, api, await api.reservations.confirm(id, input));
        showToast(texts.confirmed(name));
      } catch (error) {
        void readReservationsAgain(client);
        throw error;
      }
    },
    refuse: (reason: string) => end(reason, texts.refused(name)),
    cancel: (reason: string) => end(reason, texts.cancelledToast(name)),
    /** Throws what the server said, so that its field errors can land on their fields. */
    move: async (term: TermValues, sequence: number): Promise<void> => {
      try {
        void keepReservation(client, api, await api.reservations.move(id, { ...term, sequence }));
        showToast(texts.moved(name));
      } catch (error) {
        void readReservationsAgain(client);
        throw error;
      }
    },
  };
}

export type ReservationSteps = ReturnType<typeof useReservationSteps>;
