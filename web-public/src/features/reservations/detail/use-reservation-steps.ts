import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type ConfirmReservationInput,
  type Reservation,
  type ReservationAnswer,
  type ReservationChangesInput,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { keepReservation, readAfterCancellation, readReservationsAgain } from '../reservation-queries.ts';

const texts = reservations.detail;
const changeTexts = reservationChange.host;

/** Message of a refused action, with advice. */
export function refusalText(error: unknown, otherwise?: string): string {
  const said = failureText(error, otherwise);
  const advice = error instanceof ApiError ? texts.advice[error.errorCode] : undefined;
  return advice ? reservations.sentences(said, advice) : said;
}

/**
 * Actions of a reservation. Each resolves to null on success, otherwise to a message. Both invalidate the
 * reservations, because a refusal mostly means a concurrent change.
 */
export function useReservationSteps({ id, customer_name: name }: Pick<Reservation, 'id' | 'customer_name'>) {
  const api = useApi();
  const client = useQueryClient();
  const take = async (
    call: Promise<ReservationAnswer>,
    said: string,
    otherwise?: string,
  ): Promise<string | null> => {
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
    /** Throws the server's error, so that a refused price lands on its field. */
    confirm: async (input: ConfirmReservationInput): Promise<void> => {
      try {
        const { reservation, proposal } = await api.reservations.confirm(id, input);
        void keepReservation(client, api, { reservation });
        showToast(proposal ? changeTexts.sent(name) : texts.confirmed(name));
      } catch (error) {
        void readReservationsAgain(client);
        throw error;
      }
    },
    refuse: (reason: string) => end(reason, texts.refused(name)),
    cancel: (reason: string) => end(reason, texts.cancelledToast(name)),
    acceptProposal: (proposalId: number) =>
      take(api.reservations.acceptProposal(id, proposalId), changeTexts.accepted(name)),
    declineProposal: (proposalId: number, reason: string) =>
      take(api.reservations.declineProposal(id, proposalId, reason), changeTexts.declined(name)),
    withdrawProposal: (proposalId: number) =>
      take(api.reservations.withdrawProposal(id, proposalId), changeTexts.withdrawn(name)),
    /**
     * Resolves to whether the slot itself has changed; a proposal does not change it.
     * Throws the server's error, so that its field errors land on their fields.
     */
    change: async (changes: ReservationChangesInput): Promise<boolean> => {
      try {
        const { reservation, applied, proposal } = await api.reservations.change(id, changes);
        void keepReservation(client, api, { reservation });
        showToast(proposal ? changeTexts.sent(name) : changeTexts.saved(name));
        return applied.some((field) => ['start_datetime', 'end_datetime', 'space_id'].includes(field));
      } catch (error) {
        void readReservationsAgain(client);
        throw error;
      }
    },
  };
}

export type ReservationSteps = ReturnType<typeof useReservationSteps>;
