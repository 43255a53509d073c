import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { BulkConfirmationAnswerDto, BulkConfirmationInput } from './reservation-workflow.dto.ts';
import { toBulkConfirmationResult } from './bulk-confirmation.mapper.ts';
import { ReservationWorkflowService } from './reservation-workflow.service.ts';

/** Confirmation of many requests at once. */
@Routes('reservations', { tag: 'reservations', access: 'own-spaces' })
export class BulkConfirmationController {
  constructor(private readonly workflow: ReservationWorkflowService) {}

  @Route('POST', 'bulk-confirm', {
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
}
