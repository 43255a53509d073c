import { Body, Controller, HttpCode, Ip, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { clientKey, CurrentActor, DONE, DoneAnswer, Fails, Limited, Public, SignedIn, type Actor } from '../../platform/http/index.ts';
import { EmailConfirmationService } from './email-confirmation.service.ts';
import { LostPasswordService } from './lost-password.service.ts';
import { ConfirmEmailRequest, LostPasswordRequest, ResetPasswordRequest } from './user-links.dto.ts';

@ApiTags('account')
@Controller('user')
export class UserLinksController {
  constructor(private readonly lostPassword: LostPasswordService, private readonly confirmation: EmailConfirmationService) {}

  @Put('lost-password')
  @Public()
  @Limited({ name: 'lost-password', points: 30, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Ask for a link to set a new password; the answer is the same whether or not the address has an account' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(401, 422)
  async lost(@Body() { email }: LostPasswordRequest, @Ip() address: string): Promise<DoneAnswer> {
    await this.lostPassword.ask(email, clientKey(address));
    return DONE;
  }

  @Put('reset-password')
  @Public()
  @Limited({ name: 'reset-password', points: 60, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Set a new password by an e-mailed link; ends every session' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(401, 410, 422)
  async reset(@Body() { token, password, end_links: endsLinks }: ResetPasswordRequest): Promise<DoneAnswer> {
    await this.lostPassword.reset(token, password, endsLinks ?? true);
    return DONE;
  }

  @Put('confirm-email')
  @Public()
  @Limited({ name: 'confirm-email', points: 60, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Confirm an address by an e-mailed link: that of a new account, or a new one of an old account' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(401, 410, 422)
  async confirm(@Body() { token }: ConfirmEmailRequest): Promise<DoneAnswer> {
    await this.confirmation.confirm(token);
    return DONE;
  }

  @Post('resend-confirmation')
  @HttpCode(200)
  @SignedIn()
  @Limited({ name: 'resend-confirmation', points: 30, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Send the link that confirms the address again' })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(409)
  async resend(@CurrentActor() actor: Actor): Promise<DoneAnswer> {
    await this.confirmation.resend(actor);
    return DONE;
  }
}
