import { Module } from '@nestjs/common';
import { MailJobs } from './mail.jobs.ts';
import { MailRepository } from './mail.repository.ts';
import { MailService } from './mail.service.ts';

@Module({ providers: [MailRepository, MailService, MailJobs], exports: [MailService] })
export class MailModule {}
