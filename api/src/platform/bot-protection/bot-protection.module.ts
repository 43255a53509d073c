import { Module } from '@nestjs/common';
import { CaptchaChallengesService } from './captcha-challenges.service.ts';
import { SenderAdmissionService } from './sender-admission.service.ts';

@Module({
  providers: [CaptchaChallengesService, SenderAdmissionService],
  exports: [CaptchaChallengesService, SenderAdmissionService],
})
export class BotProtectionModule {}
