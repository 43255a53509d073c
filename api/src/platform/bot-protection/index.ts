export { CaptchaChallengesService } from './captcha-challenges.service.ts';
export { BotProtectionModule } from './bot-protection.module.ts';
export { SenderAdmissionService } from './sender-admission.service.ts';
