import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CAPTCHA_FIELD } from '@prostora/contracts';
import { DONE, DoneAnswer, ApiErrors, Throttle, Public } from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import { ContactService } from './contact.service.ts';
import { ContactInputDto } from './demand.dto.ts';

@ApiTags('inquiries')
@Controller('space/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(200)
  @Public()
  @Idempotent()
  @Throttle({ name: 'contact', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Send a message to the owner of a published space',
    description: 'Three messages an hour per IP address, twenty with a captcha solution.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 422)
  async send(
    @Body()
    {
      space_id: spaceId,
      fullname,
      email,
      message,
      website: honeypot,
      [CAPTCHA_FIELD]: captchaSolution,
    }: ContactInputDto,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DoneAnswer> {
    await this.contact.send(
      { spaceId, fullname, email, message, honeypot, captchaSolution },
      { ip, userAgent },
    );
    return DONE;
  }
}
