import { Param } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { AccountLinksDto } from './account-links.dto.ts';
import { toAccountLinks } from './account-links.mapper.ts';
import { AccountLinksService } from './account-links.service.ts';

@Routes('account/links', { tag: 'account' })
export class AccountLinksController {
  constructor(private readonly links: AccountLinksService) {}

  @Route('GET', '/', {
    access: 'signed-in',
    summary: 'List access links',
    description: 'Secret calendar URLs and edit links of the account.',
    answer: AccountLinksDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<AccountLinksDto> {
    return toAccountLinks(await this.links.list(actor));
  }

  @Route('DELETE', ':id', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Revoke an access link',
    answer: AccountLinksDto,
    errors: [404],
  })
  async end(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AccountLinksDto> {
    return toAccountLinks(await this.links.end(actor, id));
  }
}
