import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, DONE, DoneAnswer, Route, Routes } from '../../../platform/http/index.ts';
import { EraseRequest } from '../account/account.dto.ts';
import { AccountPrivacyService } from './account-privacy.service.ts';

@Routes('account', { tag: 'account' })
export class AccountPrivacyController {
  constructor(private readonly privacy: AccountPrivacyService) {}

  @Route('GET', 'export', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    throttle: { name: 'account-export', points: 20, seconds: 3600 },
    summary: 'Export personal data as a JSON file',
    headers: { 'content-disposition': 'attachment; filename="prostora-export.json"' },
    answer: { schema: { type: 'object', additionalProperties: true } },
  })
  export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    return this.privacy.export(actor);
  }

  @Route('POST', 'erase', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Erase the account',
    description:
      'Personal data are erased, invoices are kept, sessions end. A customer with another majitel is kept and handed over to the oldest one; 409 NO_SUCCESSOR when each is blocked or has founded a customer.',
    answer: DoneAnswer,
    errors: [409, 422, 429],
  })
  async erase(
    @CurrentActor() actor: Actor,
    @Body() { current_password: password }: EraseRequest,
  ): Promise<DoneAnswer> {
    await this.privacy.erase(actor, password);
    return DONE;
  }
}
