import { Module } from '@nestjs/common';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryMailsModule } from '../mails/inquiry-mails.module.ts';
import { GuestInquiryController } from './guest-inquiry.controller.ts';
import { GuestInquiryService } from './guest-inquiry.service.ts';
import { OfferChoiceService } from './offer-choice.service.ts';

@Module({
  imports: [InquiryCoreModule, InquiryMailsModule],
  controllers: [GuestInquiryController],
  providers: [GuestInquiryService, OfferChoiceService],
  exports: [OfferChoiceService],
})
export class GuestInquiryModule {}
