import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DONE, DoneAnswer, Fails, Limited, Public } from '../../platform/http/index.ts';
import { Idempotent } from '../../platform/idempotency/index.ts';
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
  @Limited({ name: 'contact', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary:
      'Write to the owner of a published space; three messages an hour per IP address, twenty with a captcha solution',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @Fails(404, 422)
  async send(
    @Body() { space_id: spaceId, fullname, email, message, website: trap, proof }: ContactInputDto,
    @Ip() ip: string,
  ): Promise<DoneAnswer> {
    await this.contact.send({ spaceId, fullname, email, message, trap, proof }, ip);
    return DONE;
  }
}
