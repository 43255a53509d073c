import { Module } from '@nestjs/common';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { GuestInquiryController } from './guest-inquiry.controller.ts';
import { GuestInquiryService } from './guest-inquiry.service.ts';

@Module({
  imports: [InquiryCoreModule],
  controllers: [GuestInquiryController],
  providers: [GuestInquiryService],
})
export class GuestInquiryModule {}
