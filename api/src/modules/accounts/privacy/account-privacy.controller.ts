import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  Throttle,
  SignedIn,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { EraseRequest } from '../account/account.dto.ts';
import { AccountErasureService } from './account-erasure.service.ts';
import { AccountExportService } from './account-export.service.ts';

@ApiTags('account')
@Controller('account')
export class AccountPrivacyController {
  constructor(
    private readonly exports: AccountExportService,
    private readonly erasure: AccountErasureService,
  ) {}

  @Get('export')
  @NotWhileImpersonating('security')
  @SignedIn()
  @Throttle({ name: 'account-export', points: 20, seconds: 3600 })
  @Header('content-disposition', 'attachment; filename="prostora-export.json"')
  @ApiOperation({ summary: 'Export personal data as a JSON file' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(403)
  export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    return this.exports.export(actor);
  }

  @Post('erase')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({
    summary: 'Erase the account',
    description:
      'Personal data are erased, invoices are kept, sessions end. A customer with another majitel is kept and handed over to the oldest one; 409 NO_SUCCESSOR when each is blocked or has founded a customer.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(403, 409, 422, 429)
  async erase(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: EraseRequest,
  ): Promise<DoneAnswer> {
    await this.erasure.erase(actor, password);
    return DONE;
  }
}
