import { Global, Module } from '@nestjs/common';
import { MailCatcher } from './mail-catcher.ts';
import { Mailer } from './mailer.ts';

@Global()
@Module({ providers: [Mailer, MailCatcher], exports: [Mailer] })
export class MailerModule {}
