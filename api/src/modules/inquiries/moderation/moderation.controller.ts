import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { InquiryModerationService } from './inquiry-moderation.service.ts';
import { ModerationAnswerDto, ModerationCall } from './moderation.dto.ts';

@Routes('admin', { tag: 'admin', access: 'console' })
export class ModerationController {
  constructor(private readonly moderation: InquiryModerationService) {}

  @Route('POST', 'inquiries/moderation', {
    summary: 'Close messages and demands, mark them as spam or release them',
    answer: ModerationAnswerDto,
    errors: [422],
  })
  async moderateInquiries(
    @CurrentActor() actor: Actor,
    @Body() call: ModerationCall,
  ): Promise<ModerationAnswerDto> {
    return { done: await this.moderation.moderate(actor, call) };
  }
}
