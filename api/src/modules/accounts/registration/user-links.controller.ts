import { Body, Controller, HttpCode, Ip, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  toClientKey,
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  Throttle,
  Public,
  SignedIn,
  type Actor,
} from '../../../platform/http/index.ts';
import { SignInHandler } from '../sessions/index.ts';
import { DeviceCodesService } from './device-codes.service.ts';
import { EmailConfirmationService } from './email-confirmation.service.ts';
import { LostPasswordService } from './lost-password.service.ts';
import {
  ConfirmEmailRequest,
  DeviceCodeRequest,
  DeviceRequest,
  LostPasswordRequest,
  ResetPasswordRequest,
} from './user-links.dto.ts';

@ApiTags('account')
@Controller('user')
export class UserLinksController {
  constructor(
    private readonly lostPassword: LostPasswordService,
    private readonly deviceCodes: DeviceCodesService,
    private readonly confirmation: EmailConfirmationService,
    private readonly signInHandler: SignInHandler,
  ) {}

  @Put('lost-password')
  @Public()
  @Throttle({ name: 'lost-password', points: 30, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Request a link for a new password',
    description: 'The response does not reveal whether the address has an account.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(401, 422)
  async lost(@Body() { email }: LostPasswordRequest, @Ip() address: string): Promise<DoneAnswer> {
    await this.lostPassword.requestLink(email, toClientKey(address));
    return DONE;
  }

  @Put('reset-password')
  @Public()
  @Throttle({ name: 'reset-password', points: 60, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Reset the password with a mailed link', description: 'Ends all sessions.' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(401, 410, 422)
  async reset(
    @Body() { token, password, end_links: endsLinks }: ResetPasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    this.signInHandler.rememberDevice(
      await this.lostPassword.reset(token, password, endsLinks ?? true),
      reply,
    );
    return DONE;
  }

  @Post('device-code')
  @HttpCode(200)
  @Public()
  @Throttle({ name: 'device-code', points: 30, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Request a code that registers this browser',
    description: 'The response does not reveal whether the address has an account.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(401, 422)
  async sendDeviceCode(@Body() { email }: DeviceCodeRequest, @Ip() address: string): Promise<DoneAnswer> {
    await this.deviceCodes.requestCode(email, toClientKey(address));
    return DONE;
  }

  @Put('device')
  @Public()
  @Throttle({ name: 'device', points: 10, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Register this browser with a mailed code',
    description: 'Sets a device token; does not start a session.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(401, 422)
  async markDevice(
    @Body() { email, code }: DeviceRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    this.signInHandler.rememberDevice(await this.deviceCodes.redeemCode(email, code), reply);
    return DONE;
  }

  @Put('confirm-email')
  @Public()
  @Throttle({ name: 'confirm-email', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Confirm an e-mail address with a mailed link',
    description:
      'The address of a new account, or a new address of an existing one. Without a session of the account and without its password, its password, sessions, second factors, team and links end: somebody else may have set them up.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(401, 410, 422, 429)
  async confirm(
    @CurrentActor() actor: Actor,
    @Body() { token, password }: ConfirmEmailRequest,
  ): Promise<DoneAnswer> {
    await this.confirmation.confirm(actor, token, password ?? null);
    return DONE;
  }

  @Post('resend-confirmation')
  @HttpCode(200)
  @SignedIn()
  @Throttle({ name: 'resend-confirmation', points: 30, seconds: 3600, shared: true })
  @ApiOperation({ summary: 'Send the confirmation link again' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(409)
  async resend(@CurrentActor() actor: Actor): Promise<DoneAnswer> {
    await this.confirmation.resend(actor);
    return DONE;
  }
}
