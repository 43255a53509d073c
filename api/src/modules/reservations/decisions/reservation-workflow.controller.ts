import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { formatError } from '../../../platform/error-responses/index.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { AssigneeInput } from '../../accounts/members/index.ts';
import { toBookingSlot } from '../booking/booking-request.ts';
import { GuestReservationAnswerDto } from '../guest-access/reservation-guest.dto.ts';
import { GuestLinkGuard } from '../guest-access/guest-link.guard.ts';
import { toGuestReservationDto } from '../guest-access/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest-access/reservation-guest.service.ts';
import {
  BulkConfirmationAnswerDto,
  BulkConfirmationInput,
  type BulkConfirmationResultDto,
  ConfirmReservationInput,
  MoveReservationInput,
  ReservationNoteInput,
} from './reservation-workflow.dto.ts';
import { ReservationAssigneeService } from './reservation-assignee.service.ts';
import { ReservationMoveService } from './reservation-move.service.ts';
import { ReservationWorkflowService, type BulkConfirmationResult } from './reservation-workflow.service.ts';
import {
  CancelReservationInput,
  ConfirmedReservationAnswerDto,
  ReservationAnswerDto,
  toStepScope,
} from '../reservation.dto.ts';
import { toReservationDto } from '../reservation.mapper.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationQueryService } from '../reservation-query.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

const CANCELLATION_LIMIT = { name: 'reservation-cancel', points: 60, seconds: 60 };

/** Steps that hosts, and a guest by the link's token, take with a reservation. */
@Routes('reservations', { tag: 'reservations' })
export class ReservationWorkflowController {
  constructor(
    private readonly workflow: ReservationWorkflowService,
    private readonly moves: ReservationMoveService,
    private readonly assignees: ReservationAssigneeService,
    private readonly queries: ReservationQueryService,
    private readonly guests: ReservationGuestService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', ':id/confirm', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    operationId: 'Reservation_confirm',
    summary: 'Confirm a request',
    description:
      'With all of its event, or none: at the shown prices or a lower total; a higher price becomes a proposal to the guest. When a foreign calendar occupies the slot, the response is 409 CALENDAR_CONFLICT.',
    answer: ConfirmedReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ConfirmReservationInput,
  ): Promise<ConfirmedReservationAnswerDto> {
    const { price = null, message = null, apply_to, version } = input;
    const reservation = await this.workflow.confirm(actor, id, {
      priceHaler: price === null ? null : Math.round(price * 100),
      message,
      scope: toStepScope(apply_to),
      version,
    });
    const answer = await this.answer(actor, reservation);
    return { ...answer, proposal: reservation.status === 'pending' ? answer.reservation.proposal : null };
  }

  @Route('POST', 'bulk-confirm', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    operationId: 'Reservation_confirmAll',
    summary: 'Confirm several requests',
    description:
      'At their shown prices, each by itself: a refused one does not stop the others. An option of the owner fails with RESERVATION_IS_OPTION.',
    answer: BulkConfirmationAnswerDto,
    errors: [422],
  })
  async confirmAll(
    @CurrentActor() actor: Actor,
    @Body() { items }: BulkConfirmationInput,
  ): Promise<BulkConfirmationAnswerDto> {
    return { results: (await this.workflow.confirmEach(actor, items)).map(toBulkConfirmationResult) };
  }

  @Route('PUT', ':id', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    operationId: 'Reservation_move',
    summary: 'Move a request to another time slot',
    description:
      'At the price of the new slot; the guest is notified. For a confirmed reservation the response is 409 PROPOSAL_NEEDED.',
    answer: ReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: MoveReservationInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.moves.move(actor, id, input.sequence, toBookingSlot(input)));
  }

  @Route('PUT', ':id/note', {
    access: 'own-spaces',
    operationId: 'Reservation_saveNote',
    summary: 'Update the note of a reservation',
    description: 'Visible to the owner and the operator only.',
    answer: ReservationAnswerDto,
    errors: [404, 422],
  })
  async saveNote(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { owner_note }: ReservationNoteInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.workflow.updateNote(actor, id, owner_note));
  }

  @Route('PUT', ':id/assignee', {
    access: 'own-spaces',
    operationId: 'Reservation_assign',
    summary: 'Assign a reservation to a member of the team',
    description: 'To one who sees the space; the guest is not told.',
    answer: ReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async assign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { user_id: userId }: AssigneeInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.assignees.assign(actor, id, userId));
  }

  @Route('DELETE', ':id', {
    access: { link: GuestLinkGuard },
    notWhileImpersonating: 'contract',
    throttle: CANCELLATION_LIMIT,
    operationId: 'Reservation_cancel',
    summary: 'Decline a request or cancel a reservation',
    description: 'The owner and the operator give a reason; the guest sends the token of the guest’s link.',
    answer: { oneOf: [ReservationAnswerDto, GuestReservationAnswerDto] },
    errors: [404, 409, 422],
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason = null, cancel_code: code = null, token, apply_to, version }: CancelReservationInput,
  ): Promise<ReservationAnswerDto | GuestReservationAnswerDto> {
    const scope = toStepScope(apply_to);
    if (token !== undefined)
      return {
        reservation: toGuestReservationDto(
          await this.guests.loadDetails(
            await this.workflow.cancelAsGuest(actor, id, { token, reason, scope }),
          ),
          this.clock.now(),
        ),
      };
    return this.answer(actor, await this.workflow.cancelAsHost(actor, id, { reason, code, scope, version }));
  }

  private async answer(actor: Actor, reservation: ReservationWithSpace): Promise<ReservationAnswerDto> {
    const groups = await this.queries.findGroups(actor, [reservation]);
    return {
      reservation: toReservationDto(
        reservation,
        await this.queries.findLatestProposal(reservation.id),
        this.clock.now(),
        this.links.shownTo(actor),
        groups.get(reservation.id) ?? null,
      ),
    };
  }
}

const toBulkConfirmationResult = ({
  id,
  status,
  error,
}: BulkConfirmationResult): BulkConfirmationResultDto => ({
  id,
  status,
  error_code: error && error.code,
  message: error && formatError(error),
});
