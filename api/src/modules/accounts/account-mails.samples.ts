import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mailAccount } from '@prostora/strings/cs/mail-account.ts';
import { MailSampleRegistry } from '../mail/index.ts';
import { buildDeviceCodeMail, buildLinkMail, buildTermsMail } from './account-mails.service.ts';

const NEW_ADDRESS = 'jana.nova@prostora.test';
const TOKEN = 'ukazka';

/** Registers the account mails with sample data. */
@Injectable()
export class AccountMailSamplesProvider implements OnModuleInit {
  constructor(private readonly samples: MailSampleRegistry) {}

  onModuleInit(): void {
    for (const purpose of ['confirm-email', 'change-email', 'reset-password'] as const)
      this.samples.register(purpose, () => buildLinkMail(purpose, TOKEN));
    this.samples.register('device-code', () => buildDeviceCodeMail('7K3MPX9D'));
    this.samples.register('terms-changing', () =>
      buildTermsMail({ validFrom: '2027-01-01', summary: mailAccount.termsSample }),
    );
    const plain = {
      'password-changed': mailAccount.passwordChanged,
      'email-changing': mailAccount.emailChanging(NEW_ADDRESS),
      'account-erased': mailAccount.erased,
      'second-factor-changed': mailAccount.secondFactorChanged('totp-added'),
    };
    for (const [name, { subject, paragraphs }] of Object.entries(plain))
      this.samples.register(name, () => ({ subject, paragraphs: [...paragraphs] }));
  }
}
