import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { GuestReservationAnswerDto } from '../guest-access/reservation-guest.dto.ts';
import { toGuestReservationDto } from '../guest-access/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest-access/reservation-guest.service.ts';
import { ReservationAnswerDto } from '../reservation.dto.ts';
import { toReservationDto, toOptionalProposalDto } from '../reservation.mapper.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationQueryService } from '../reservation-query.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { ProposalDecisionService } from './proposal-decision.service.ts';
import {
  DeclineProposalInput,
  GuestChangesAnswerDto,
  GuestChangesInput,
  GuestProposalInput,
  ProposalInput,
  ReservationChangesAnswerDto,
  ReservationChangesInput,
} from './reservation-change.dto.ts';
import { toGuestChange, toHostChange } from './reservation-change.mapper.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';

/** Every change is mailed. */
const HOST_CHANGES = { name: 'reservation-host-change', points: 60, seconds: 600 };
const GUEST_CHANGES = { name: 'reservation-guest-change', points: 30, seconds: 600 };

/** Changes of reservations and decisions on proposals. */
@Routes('reservations', { tag: 'reservations' })
export class ReservationChangeController {
  constructor(
    private readonly changes: ReservationChangesService,
    private readonly decisions: ProposalDecisionService,
    private readonly queries: ReservationQueryService,
    private readonly guests: ReservationGuestService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', ':id/changes', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: HOST_CHANGES,
    summary: 'Change a reservation',
    description:
      'A change of a confirmed reservation that does not only favour the guest becomes a proposal to the guest.',
    answer: ReservationChangesAnswerDto,
    errors: [404, 409, 422],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ReservationChangesInput,
  ): Promise<ReservationChangesAnswerDto> {
    const { reservation, applied, proposal } = await this.changes.changeAsHost(
      actor,
      id,
      toHostChange(input),
    );
    return {
      ...(await this.answer(actor, reservation)),
      applied,
      proposal: toOptionalProposalDto(proposal, reservation, this.clock.now()),
    };
  }

  @Route('POST', ':id/proposal/accept', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    summary: 'Accept a proposal of the guest',
    description: 'For a closed proposal the response is 409 PROPOSAL_CLOSED.',
    answer: ReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async accept(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ProposalInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.decisions.accept({ actor, token: null }, id, input.proposal_id));
  }

  @Route('POST', ':id/proposal/decline', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    summary: 'Decline a proposal of the guest',
    description: 'The reservation is unchanged.',
    answer: ReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: DeclineProposalInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(
      actor,
      await this.decisions.decline({ actor, token: null }, id, input.proposal_id, input.reason ?? null),
    );
  }

  @Route('POST', ':id/proposal/withdraw', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    summary: 'Withdraw a proposal',
    description: 'The reservation is unchanged.',
    answer: ReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ProposalInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(actor, await this.decisions.withdraw({ actor, token: null }, id, input.proposal_id));
  }

  @Route('POST', ':id/guest/changes', {
    access: 'public',
    throttle: GUEST_CHANGES,
    summary: 'Request a change as the guest',
    description:
      'Of a confirmed reservation. A lower number of guests applies immediately; another price has to be accepted.',
    answer: GuestChangesAnswerDto,
    errors: [404, 409, 422],
  })
  async changeAsGuest(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestChangesInput,
  ): Promise<GuestChangesAnswerDto> {
    const { reservation, applied, proposal } = await this.changes.changeAsGuest(
      actor,
      id,
      input.token,
      toGuestChange(input),
    );
    return {
      ...(await this.guestAnswer(reservation)),
      applied,
      proposal: toOptionalProposalDto(proposal, reservation, this.clock.now()),
    };
  }

  @Route('POST', ':id/guest/proposal', {
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: GUEST_CHANGES,
    summary: 'Answer a proposal as the guest',
    description:
      'Accepts or declines a proposal of the host, or withdraws one of the guest. For a closed proposal the response is 409 PROPOSAL_CLOSED.',
    answer: GuestReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async decideAsGuest(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestProposalInput,
  ): Promise<GuestReservationAnswerDto> {
    const { token, answer, proposal_id: proposalId, reason = null } = input;
    const decider = { actor, token };
    if (answer === 'accept') return this.guestAnswer(await this.decisions.accept(decider, id, proposalId));
    if (answer === 'withdraw')
      return this.guestAnswer(await this.decisions.withdraw(decider, id, proposalId));
    return this.guestAnswer(await this.decisions.decline(decider, id, proposalId, reason));
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

  private async guestAnswer(reservation: ReservationWithSpace): Promise<GuestReservationAnswerDto> {
    return {
      reservation: toGuestReservationDto(await this.guests.loadDetails(reservation), this.clock.now()),
    };
  }
}
