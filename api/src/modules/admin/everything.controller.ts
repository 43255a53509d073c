import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, Requires } from '../../platform/http/index.ts';
import { EverythingAnswerDto, EverythingQuery } from './everything.dto.ts';
import { everythingAnswer } from './everything.mapper.ts';
import { EverythingService } from './everything.service.ts';

@ApiTags('admin')
@Controller('admin/search')
export class EverythingController {
  constructor(private readonly everything: EverythingService) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({
    summary:
      'Search spaces, users, customers, reservations, inquiries, orders and SEO pages by text or number.',
  })
  @ApiOkResponse({ type: EverythingAnswerDto })
  async find(@Query() { q }: EverythingQuery): Promise<EverythingAnswerDto> {
    return everythingAnswer(await this.everything.find(q));
  }
}
