import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, Public } from '../../platform/http/index.ts';
import { ContentAnswerDto, ContentQuery } from './content.dto.ts';
import { toContentAnswerDto } from './content.mapper.ts';
import { PublishedContentService } from './published-content.service.ts';

@ApiTags('content')
@Controller('content')
export class ContentController {
  constructor(private readonly published: PublishedContentService) {}

  @Post(':slug')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'A published content page; read-only despite POST' })
  @ApiOkResponse({ type: ContentAnswerDto })
  @ApiErrors(404, 422)
  async read(@Param('slug') slug: string, @Query() { version }: ContentQuery): Promise<ContentAnswerDto> {
    return toContentAnswerDto(await this.published.getPage(slug, version ?? null));
  }
}
