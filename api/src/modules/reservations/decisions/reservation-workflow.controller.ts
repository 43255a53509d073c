import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  Throttle,
  AllowEditLink,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { AssigneeInput } from '../../accounts/members/index.ts';
import { toBookingSlot } from '../booking/booking-slot.input.ts';
import { GuestReservationAnswerDto } from '../guest/reservation-guest.dto.ts';
import { GuestLinkGuard } from '../guest/guest-link.guard.ts';
import { toGuestReservationDto } from '../guest/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest/reservation-guest.service.ts';
import {
  ConfirmReservationInput,
  MoveReservationInput,
  ReservationNoteInput,
} from './reservation-workflow.dto.ts';
import { ReservationAssigneeService } from './reservation-assignee.service.ts';
import { ReservationMoveService } from './reservation-move.service.ts';
import { ReservationWorkflowService } from './reservation-workflow.service.ts';
import {
  CancelReservationInput,
  ConfirmedReservationAnswerDto,
  ReservationAnswerDto,
} from '../reservation.dto.ts';
import { toReservationDto } from '../reservation.mapper.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationQueryService } from '../reservation-query.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { toStepScope } from '../step-scope.dto.ts';

const CANCELLATION_LIMIT = { name: 'reservation-cancel', points: 60, seconds: 60 };

/** Steps that hosts, and a guest by the link's token, take with a reservation. */
@ApiTags('reservations')
@Controller('reservations')
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

  @Post(':id/confirm')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_confirm',
    summary: 'Confirm a request',
    description:
      'With all of its event, or none: at the shown prices or a lower total; a higher price becomes a proposal to the guest. When a foreign calendar occupies the slot, the response is 409 CALENDAR_CONFLICT.',
  })
  @ApiOkResponse({ type: ConfirmedReservationAnswerDto })
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

  @Put(':id')
  @NotWhileImpersonating('contract')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_move',
    summary: 'Move a request to another time slot',
    description:
      'At the price of the new slot; the guest is notified. For a confirmed reservation the response is 409 PROPOSAL_NEEDED.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: MoveReservationInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.moves.move(actor, id, input.sequence, toBookingSlot(input)));
  }

  @Put(':id/note')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    operationId: 'Reservation_saveNote',
    summary: 'Update the note of a reservation',
    description: 'Visible to the owner and the operator only.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async saveNote(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { owner_note }: ReservationNoteInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.workflow.updateNote(actor, id, owner_note));
  }

  @Put(':id/assignee')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_assign',
    summary: 'Assign a reservation to a member of the team',
    description: 'To one who sees the space; the guest is not told.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async assign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { user_id: userId }: AssigneeInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.assignees.assign(actor, id, userId));
  }

  @Delete(':id')
  @NotWhileImpersonating('contract')
  @AllowEditLink(GuestLinkGuard)
  @Throttle(CANCELLATION_LIMIT)
  @ApiErrors(404, 409, 422)
  @ApiExtraModels(ReservationAnswerDto, GuestReservationAnswerDto)
  @ApiOperation({
    operationId: 'Reservation_cancel',
    summary: 'Decline a request or cancel a reservation',
    description: 'The owner and the operator give a reason; the guest sends the token of the guest’s link.',
  })
  @ApiOkResponse({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(ReservationAnswerDto) },
        { $ref: getSchemaPath(GuestReservationAnswerDto) },
      ],
    },
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
