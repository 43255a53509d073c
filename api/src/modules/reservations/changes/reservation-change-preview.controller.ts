import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  toChangePreviewDto,
  toHostPreviewDto,
  toGuestChange,
  toHostPreview,
} from './reservation-change.mapper.ts';
import {
  GuestChangesPreviewDto,
  GuestChangesPreviewInput,
  ReservationChangesPreviewDto,
  ReservationChangesPreviewInput,
} from './reservation-change.dto.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';

/** Forms ask again for each changed field. */
const HOST_PREVIEWS = { name: 'reservation-host-preview', points: 240, seconds: 60 };
const GUEST_PREVIEWS = { name: 'reservation-guest-preview', points: 120, seconds: 60 };

/** What a change would do, before it is requested. */
@Routes('reservations', { tag: 'reservations' })
export class ReservationChangePreviewController {
  constructor(private readonly changes: ReservationChangesService) {}

  @Route('POST', ':id/changes/preview', {
    access: 'own-spaces',
    throttle: HOST_PREVIEWS,
    summary: 'Preview a change of a reservation',
    description: 'The price after the change and that of the price list. Nothing is changed.',
    answer: ReservationChangesPreviewDto,
    errors: [404, 409, 422],
  })
  async previewAsHost(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: ReservationChangesPreviewInput,
  ): Promise<ReservationChangesPreviewDto> {
    return toHostPreviewDto(await this.changes.previewAsHost(actor, id, toHostPreview(input)));
  }

  @Route('POST', ':id/guest/changes/preview', {
    access: 'public',
    throttle: GUEST_PREVIEWS,
    summary: 'Preview a change as the guest',
    description: 'Both agreements, with the price of the wanted slot and guests. Nothing is changed.',
    answer: GuestChangesPreviewDto,
    errors: [404, 409, 422],
  })
  async previewAsGuest(
    @Param('id', IdPipe) id: number,
    @Body() input: GuestChangesPreviewInput,
  ): Promise<GuestChangesPreviewDto> {
    return toChangePreviewDto(await this.changes.previewAsGuest(id, input.token, toGuestChange(input)));
  }
}
