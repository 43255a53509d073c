import { Body, Headers, Ip } from '@nestjs/common';
import { CAPTCHA_FIELD } from '@prostora/contracts';
import { DONE, DoneAnswer, Route, Routes } from '../../../platform/http/index.ts';
import { ContactService } from './contact.service.ts';
import { ContactInputDto } from './demand.dto.ts';

@Routes('space/contact', { tag: 'inquiries' })
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Route('POST', '/', {
    access: 'public',
    throttle: { name: 'contact', points: 60, seconds: 3600, shared: true },
    idempotent: 'route',
    summary: 'Send a message to the owner of a published space',
    description: 'Three messages an hour per IP address, twenty with a captcha solution.',
    answer: DoneAnswer,
    errors: [404, 422],
  })
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
