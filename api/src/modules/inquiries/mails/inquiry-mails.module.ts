import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { UsersModule } from '../../accounts/users/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryMailsService } from './inquiry-mails.service.ts';

@Module({
  imports: [InquiryCoreModule, MailModule, UsersModule],
  providers: [InquiryMailsService],
  exports: [InquiryMailsService],
})
export class InquiryMailsModule {}
