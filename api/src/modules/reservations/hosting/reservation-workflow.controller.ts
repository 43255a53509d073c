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
  type Actor,
} from '../../../platform/http/index.ts';
import { toBookingSlot } from '../booking/booking.input.ts';
import { GuestReservationAnswerDto } from '../guest/reservation-guest.dto.ts';
import { GuestLinkGuard } from '../guest/guest-link.guard.ts';
import { ReservationGuestService } from '../guest/reservation-guest.service.ts';
import { ReservationMoveService } from './reservation-move.service.ts';
import { ReservationWorkflowService } from './reservation-workflow.service.ts';
import { ReservationListsService } from './reservation-lists.service.ts';
import {
  CancelReservationInput,
  ConfirmedReservationAnswerDto,
  ConfirmReservationInput,
  MoveReservationInput,
  ReservationAnswerDto,
  ReservationNoteInput,
} from '../reservation.dto.ts';
import { toGuestReservationDto, toReservationDto } from '../reservation.mapper.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

const CANCELLATION_LIMIT = { name: 'reservation-cancel', points: 60, seconds: 60 };

/** Steps that hosts, and a guest by the link's token, take with a reservation. */
@ApiTags('reservations')
@Controller('reservations')
export class ReservationWorkflowController {
  constructor(
    private readonly workflow: ReservationWorkflowService,
    private readonly moves: ReservationMoveService,
    private readonly lists: ReservationListsService,
    private readonly guests: ReservationGuestService,
    private readonly clock: Clock,
  ) {}

  @Post(':id/confirm')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_confirm',
    summary:
      'Says yes to a request, at the shown price or a lower one; a higher one becomes a proposal to the guest. 409 CALENDAR_CONFLICT where a foreign calendar has something else then.',
  })
  @ApiOkResponse({ type: ConfirmedReservationAnswerDto })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ConfirmReservationInput,
  ): Promise<ConfirmedReservationAnswerDto> {
    const { price = null, message = null } = input;
    const reservation = await this.workflow.confirm(actor, id, {
      priceHaler: price === null ? null : Math.round(price * 100),
      message,
    });
    const answer = await this.answer(reservation);
    return { ...answer, proposal: reservation.status === 'pending' ? answer.reservation.proposal : null };
  }

  @Put(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_move',
    summary:
      'Moves a request to another term at the price of that one; the guest is told. A confirmed one answers 409 PROPOSAL_NEEDED.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: MoveReservationInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(await this.moves.move(actor, id, input.sequence, toBookingSlot(input)));
  }

  @Put(':id/note')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    operationId: 'Reservation_note',
    summary: 'Keeps a note nobody but the owner and the operator sees.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async note(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { owner_note }: ReservationNoteInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(await this.workflow.updateNote(actor, id, owner_note));
  }

  @Delete(':id')
  @AllowEditLink(GuestLinkGuard)
  @Throttle(CANCELLATION_LIMIT)
  @ApiErrors(404, 409, 422)
  @ApiExtraModels(ReservationAnswerDto, GuestReservationAnswerDto)
  @ApiOperation({
    operationId: 'Reservation_cancel',
    summary:
      'Refuses a request or cancels a booking: the owner and the operator with a reason, the guest by the token of their link.',
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
    @Body() { reason = null, token }: CancelReservationInput,
  ): Promise<ReservationAnswerDto | GuestReservationAnswerDto> {
    if (token !== undefined)
      return {
        reservation: toGuestReservationDto(
          await this.guests.cancel(actor, id, token, reason),
          this.clock.now(),
        ),
      };
    return this.answer(await this.workflow.cancelAsHost(actor, id, reason));
  }

  private async answer(reservation: ReservationWithSpace): Promise<ReservationAnswerDto> {
    return {
      reservation: toReservationDto(
        reservation,
        await this.lists.findLatestProposal(reservation.id),
        this.clock.now(),
      ),
    };
  }
}
