import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, Public } from '../../platform/http/index.ts';
import { ContentAnswerDto, ContentQuery } from './content.dto.ts';
import { contentAnswer } from './content.mapper.ts';
import { PublishedContent } from './published-content.service.ts';

@ApiTags('content')
@Controller('content')
export class ContentController {
  constructor(private readonly published: PublishedContent) {}

  @Post(':slug')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'A published content page; read-only despite POST' })
  @ApiOkResponse({ type: ContentAnswerDto })
  @Fails(404, 422)
  async read(@Param('slug') slug: string, @Query() { version }: ContentQuery): Promise<ContentAnswerDto> {
    return contentAnswer(await this.published.getPage(slug, version ?? null));
  }
}
