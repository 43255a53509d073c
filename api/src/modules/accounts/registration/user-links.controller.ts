import { Body, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  Route,
  Routes,
  toClientKey,
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

@Routes('user', { tag: 'account' })
export class UserLinksController {
  constructor(
    private readonly lostPassword: LostPasswordService,
    private readonly deviceCodes: DeviceCodesService,
    private readonly confirmation: EmailConfirmationService,
    private readonly signInHandler: SignInHandler,
  ) {}

  @Route('PUT', 'lost-password', {
    access: 'public',
    throttle: { name: 'lost-password', points: 30, seconds: 3600, shared: true },
    summary: 'Request a link for a new password',
    description: 'The response does not reveal whether the address has an account.',
    answer: DoneAnswer,
    errors: [401, 422],
  })
  async lost(@Body() { email }: LostPasswordRequest, @Ip() address: string): Promise<DoneAnswer> {
    await this.lostPassword.requestLink(email, toClientKey(address));
    return DONE;
  }

  @Route('PUT', 'reset-password', {
    access: 'public',
    throttle: { name: 'reset-password', points: 60, seconds: 3600, shared: true },
    summary: 'Reset the password with a mailed link',
    description: 'Ends all sessions.',
    answer: DoneAnswer,
    errors: [401, 410, 422],
  })
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

  @Route('POST', 'device-code', {
    access: 'public',
    throttle: { name: 'device-code', points: 30, seconds: 3600, shared: true },
    summary: 'Request a code that registers this browser',
    description: 'The response does not reveal whether the address has an account.',
    answer: DoneAnswer,
    errors: [401, 422],
  })
  async sendDeviceCode(@Body() { email }: DeviceCodeRequest, @Ip() address: string): Promise<DoneAnswer> {
    await this.deviceCodes.requestCode(email, toClientKey(address));
    return DONE;
  }

  @Route('PUT', 'device', {
    access: 'public',
    throttle: { name: 'device', points: 10, seconds: 3600, shared: true },
    summary: 'Register this browser with a mailed code',
    description: 'Sets a device token; does not start a session.',
    answer: DoneAnswer,
    errors: [401, 422],
  })
  async markDevice(
    @Body() { email, code }: DeviceRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    this.signInHandler.rememberDevice(await this.deviceCodes.redeemCode(email, code), reply);
    return DONE;
  }

  @Route('PUT', 'confirm-email', {
    access: 'public',
    throttle: { name: 'confirm-email', points: 60, seconds: 3600, shared: true },
    summary: 'Confirm an e-mail address with a mailed link',
    description:
      'The address of a new account, or a new address of an existing one. Without a session of the account and without its password, its password, sessions, second factors, team and links end: somebody else may have set them up.',
    answer: DoneAnswer,
    errors: [401, 410, 422],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Body() { token, password }: ConfirmEmailRequest,
  ): Promise<DoneAnswer> {
    await this.confirmation.confirm(actor, token, password ?? null);
    return DONE;
  }

  @Route('POST', 'resend-confirmation', {
    access: 'signed-in',
    throttle: { name: 'resend-confirmation', points: 30, seconds: 3600, shared: true },
    summary: 'Send the confirmation link again',
    answer: DoneAnswer,
    errors: [409],
  })
  async resend(@CurrentActor() actor: Actor): Promise<DoneAnswer> {
    await this.confirmation.resend(actor);
    return DONE;
  }
}
