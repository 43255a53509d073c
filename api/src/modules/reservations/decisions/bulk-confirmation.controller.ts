import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  NotWhileImpersonating,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { BulkConfirmationAnswerDto, BulkConfirmationInput } from './bulk-confirmation.dto.ts';
import { toBulkConfirmationResult } from './bulk-confirmation.mapper.ts';
import { BulkConfirmationService } from './bulk-confirmation.service.ts';

/** Confirmation of many requests at once. */
@ApiTags('reservations')
@Controller('reservations')
@RequiresPermission('own-spaces')
export class BulkConfirmationController {
  constructor(private readonly bulk: BulkConfirmationService) {}

  @Post('bulk-confirm')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @ApiErrors(422)
  @ApiOperation({
    operationId: 'Reservation_confirmAll',
    summary: 'Confirm several requests',
    description:
      'At their shown prices, each by itself: a refused one does not stop the others. An option of the owner fails with RESERVATION_IS_OPTION.',
  })
  @ApiOkResponse({ type: BulkConfirmationAnswerDto })
  async confirmAll(
    @CurrentActor() actor: Actor,
    @Body() { items }: BulkConfirmationInput,
  ): Promise<BulkConfirmationAnswerDto> {
    return { results: (await this.bulk.confirm(actor, items)).map(toBulkConfirmationResult) };
  }
}
