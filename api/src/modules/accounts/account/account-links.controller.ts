import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  SignedIn,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { AccountLinksDto } from './account-links.dto.ts';
import { toAccountLinks } from './account-links.mapper.ts';
import { AccountLinksService } from './account-links.service.ts';

@ApiTags('account')
@Controller('account/links')
export class AccountLinksController {
  constructor(private readonly links: AccountLinksService) {}

  @Get()
  @SignedIn()
  @ApiOperation({
    summary: 'List access links',
    description: 'Secret calendar URLs and edit links of the account.',
  })
  @ApiOkResponse({ type: AccountLinksDto })
  async list(@CurrentActor() actor: Actor): Promise<AccountLinksDto> {
    return toAccountLinks(await this.links.list(actor));
  }

  @Delete(':id')
  @NotWhileImpersonating('security')
  @SignedIn()
  @ApiOperation({ summary: 'Revoke an access link' })
  @ApiOkResponse({ type: AccountLinksDto })
  @ApiErrors(404)
  async end(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AccountLinksDto> {
    return toAccountLinks(await this.links.end(actor, id));
  }
}
