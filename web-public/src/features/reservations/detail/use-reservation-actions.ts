import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  acceptProposal,
  cancelReservation,
  changeReservation,
  confirmReservation,
  declineProposal,
  withdrawProposal,
  type CancelCode,
  type ConfirmReservationInput,
  type Reservation,
  type ReservationAnswer,
  type ReservationChangesInput,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useApi } from '../../../lib/api-context.tsx';
import type { ApplyTo } from './step-scope.tsx';
import {
  cacheReservation,
  refreshAfterCancellation,
  invalidateReservations,
} from '../reservation-queries.ts';

const texts = reservations.detail;
const changeTexts = reservationChange.host;

/** Message of a refused action, with advice. */
export function describeRefusal(error: unknown, fallback?: string): string {
  const message = toErrorMessage(error, fallback);
  const advice = error instanceof ApiError ? texts.advice[error.errorCode] : undefined;
  return advice ? reservations.sentences(message, advice) : message;
}

/**
 * Actions of a reservation; a cancellation of the whole event if `applyTo` is `group`. Each resolves to null on
 * success, otherwise to a message. Both invalidate the reservations, because a refusal mostly means a concurrent
 * change.
 */
export function useReservationActions(
  {
    id,
    customer_name: name,
    is_option: isOption,
    group,
    group_id: groupId,
    series_id: seriesId,
  }: Pick<Reservation, 'id' | 'customer_name' | 'is_option' | 'group' | 'group_id' | 'series_id'>,
  applyTo: ApplyTo = 'this',
) {
  const api = useApi();
  const client = useQueryClient();
  const run = async (
    call: Promise<ReservationAnswer>,
    message: string,
    fallback?: string,
  ): Promise<string | null> => {
    try {
      void cacheReservation(client, api, await call);
      showToast(message);
      return null;
    } catch (error) {
      void invalidateReservations(client);
      return describeRefusal(error, fallback);
    }
  };
  const cancelWith = async (
    reason: string | null,
    code: CancelCode | null,
    message: string,
  ): Promise<string | null> => {
    const failure = await run(
      // Only a guest's token is answered with the guest's view.
      cancelReservation({
        client: api,
        path: { id },
        body: {
          reason,
          cancel_code: code,
          ...((groupId ?? seriesId) !== null && { apply_to: applyTo }),
          ...(group && applyTo === 'group' && { version: group.version }),
        },
      }) as Promise<ReservationAnswer>,
      message,
      texts.cancelFailed,
    );
    if (failure === null) void refreshAfterCancellation(client, api);
    return failure;
  };
  return {
    /** Throws the server's error, so that a refused price lands on its field. */
    confirm: async (input: ConfirmReservationInput): Promise<void> => {
      try {
        const { reservation, proposal } = await confirmReservation({
          client: api,
          path: { id },
          body: input,
        });
        void cacheReservation(client, api, { reservation });
        showToast(proposal ? changeTexts.sent(name) : texts.confirmed(name));
      } catch (error) {
        void invalidateReservations(client);
        throw error;
      }
    },
    /** Without a reason: the guest has no e-mail address. */
    release: () => cancelWith(null, null, texts.released(name)),
    cancelWithoutMail: () => cancelWith(null, null, texts.cancelledToast(name)),
    refuse: (reason: string, code: CancelCode | null) =>
      cancelWith(reason, code, isOption ? texts.released(name) : texts.refused(name)),
    cancel: (reason: string, code: CancelCode | null) => cancelWith(reason, code, texts.cancelledToast(name)),
    acceptProposal: (proposalId: number) =>
      run(
        acceptProposal({ client: api, path: { id }, body: { proposal_id: proposalId } }),
        changeTexts.accepted(name),
      ),
    declineProposal: (proposalId: number, reason: string) =>
      run(
        declineProposal({ client: api, path: { id }, body: { proposal_id: proposalId, reason } }),
        changeTexts.declined(name),
      ),
    withdrawProposal: (proposalId: number) =>
      run(
        withdrawProposal({ client: api, path: { id }, body: { proposal_id: proposalId } }),
        changeTexts.withdrawn(name),
      ),
    /**
     * Resolves to whether the slot itself has changed; a proposal does not change it.
     * Throws the server's error, so that its field errors land on their fields.
     */
    change: async (changes: ReservationChangesInput): Promise<boolean> => {
      try {
        const { reservation, applied, proposal } = await changeReservation({
          client: api,
          path: { id },
          body: changes,
        });
        void cacheReservation(client, api, { reservation });
        showToast(proposal ? changeTexts.sent(name) : changeTexts.saved(name));
        return applied.some((field) => ['start_datetime', 'end_datetime', 'space_id'].includes(field));
      } catch (error) {
        void invalidateReservations(client);
        throw error;
      }
    },
  };
}
