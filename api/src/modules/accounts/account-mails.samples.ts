import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mailAccount } from '@prostora/strings/cs/mail-account.ts';
import { MailSamples } from '../mail/index.ts';
import { deviceCodeMail, linkMail, termsMail } from './account-mails.service.ts';

const NEW_ADDRESS = 'jana.nova@prostora.test';
const TOKEN = 'ukazka';

/** Registers the account mails with sample data. */
@Injectable()
export class AccountMailSamples implements OnModuleInit {
  constructor(private readonly samples: MailSamples) {}

  onModuleInit(): void {
    for (const purpose of ['confirm-email', 'change-email', 'reset-password'] as const)
      this.samples.add(purpose, () => linkMail(purpose, TOKEN));
    this.samples.add('device-code', () => deviceCodeMail('7K3MPX9D'));
    this.samples.add('terms-changing', () =>
      termsMail({ validFrom: '2027-01-01', summary: mailAccount.termsSample }),
    );
    const plain = {
      'password-changed': mailAccount.passwordChanged,
      'email-changing': mailAccount.emailChanging(NEW_ADDRESS),
      'account-erased': mailAccount.erased,
      'second-factor-changed': mailAccount.secondFactorChanged('totp-added'),
    };
    for (const [name, { subject, paragraphs }] of Object.entries(plain))
      this.samples.add(name, () => ({ subject, paragraphs: [...paragraphs] }));
  }
}
