import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, CurrentActor, RequiresPermission, type Actor } from '../../../platform/http/index.ts';
import { InquiryModerationService } from './inquiry-moderation.service.ts';
import { ModerationAnswerDto, ModerationCall } from './moderation.dto.ts';

@ApiTags('admin')
@Controller('admin')
@RequiresPermission('console')
export class ModerationController {
  constructor(private readonly moderation: InquiryModerationService) {}

  @Post('inquiries/moderation')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close messages and demands, mark them as spam or release them' })
  @ApiOkResponse({ type: ModerationAnswerDto })
  @ApiErrors(422)
  async moderateInquiries(
    @CurrentActor() actor: Actor,
    @Body() call: ModerationCall,
  ): Promise<ModerationAnswerDto> {
    return { done: await this.moderation.moderate(actor, call) };
  }
}
