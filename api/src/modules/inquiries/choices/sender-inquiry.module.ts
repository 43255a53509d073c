import { Module } from '@nestjs/common';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryMailsModule } from '../mails/inquiry-mails.module.ts';
import { SenderInquiryController } from './sender-inquiry.controller.ts';
import { SenderInquiryService } from './sender-inquiry.service.ts';
import { OfferChoiceService } from './offer-choice.service.ts';

@Module({
  imports: [InquiryCoreModule, InquiryMailsModule],
  controllers: [SenderInquiryController],
  providers: [SenderInquiryService, OfferChoiceService],
  exports: [OfferChoiceService],
})
export class SenderInquiryModule {}
