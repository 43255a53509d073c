import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/index.ts';
import { sendDeviceCode } from './device-code.job.ts';
import { DeviceCodesService } from './device-codes.service.ts';
import { LostPasswordService } from './lost-password.service.ts';
import { sendResetLink } from './reset-link.job.ts';

@Injectable()
export class RegistrationJobs {
  constructor(
    private readonly lostPassword: LostPasswordService,
    private readonly deviceCodes: DeviceCodesService,
  ) {}

  @HandlesJob(sendResetLink)
  async sendLink({ email }: { email: string }): Promise<void> {
    await this.lostPassword.sendLink(email);
  }

  @HandlesJob(sendDeviceCode)
  async sendCode({ email }: { email: string }): Promise<void> {
    await this.deviceCodes.sendCode(email);
  }
}
