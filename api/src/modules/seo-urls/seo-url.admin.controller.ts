import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  CurrentActor,
  Fails,
  FailsWith,
  IdParam,
  MaxBody,
  pagesOf,
  Requires,
} from '../../platform/http/index.ts';
import { SeoCheckService } from './seo-check.service.ts';
import { SeoSurvey } from './seo-survey.service.ts';
import { AdminSeoOtherDto, AdminSeoUrlCheckDto, AdminSeoUrlOptionsDto } from './seo-url-check.admin.dto.ts';
import { SeoUrlDesk } from './seo-url-desk.service.ts';
import {
  AdminSeoUrlChange,
  AdminSeoUrlDraft,
  AdminSeoUrlDto,
  AdminSeoUrlInput,
  AdminSeoUrlsAnswerDto,
  AdminSeoUrlsQuery,
} from './seo-url.admin.dto.ts';
import {
  askedOf,
  checkAnswer,
  optionsAnswer,
  seoUrlAnswer,
  seoUrlRow,
  valuesOfInput,
} from './seo-url.admin.mapper.ts';

@ApiTags('admin')
@Controller('admin/seo-urls')
@Requires('console')
export class SeoUrlAdminController {
  constructor(
    private readonly desk: SeoUrlDesk,
    private readonly survey: SeoSurvey,
    private readonly checks: SeoCheckService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'SEO addresses with their results and problems: searched, filtered, sorted, paged',
  })
  @ApiOkResponse({ type: AdminSeoUrlsAnswerDto })
  @Fails(422, 503)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminSeoUrlsQuery,
  ): Promise<AdminSeoUrlsAnswerDto> {
    const { rows, counts } = await this.survey.list(askedOf(query));
    return {
      items: rows.slice((page - 1) * pageSize, page * pageSize).map(seoUrlRow),
      counts,
      page,
      nr_of_pages: pagesOf(rows.length, pageSize),
      total: rows.length,
    };
  }

  @Get('options')
  @ApiOperation({ summary: 'Values an address can stand for, with how many published spaces have them' })
  @ApiOkResponse({ type: AdminSeoUrlOptionsDto })
  @Fails(503)
  options(): AdminSeoUrlOptionsDto {
    return optionsAnswer(this.checks.options());
  }

  @Post('check')
  @MaxBody(128)
  @HttpCode(200)
  @ApiOperation({
    summary:
      'What a draft would be like: results, problems, what saving would be refused for, and texts to begin with',
  })
  @ApiOkResponse({ type: AdminSeoUrlCheckDto })
  @Fails(422, 503)
  async check(@Body() { id, ...draft }: AdminSeoUrlDraft): Promise<AdminSeoUrlCheckDto> {
    return checkAnswer(await this.checks.check(valuesOfInput(draft), id));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One SEO address in full' })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @Fails(404, 503)
  async read(@Param('id', IdParam) id: number): Promise<AdminSeoUrlDto> {
    return seoUrlAnswer(await this.survey.one(id));
  }

  @Post()
  @MaxBody(128)
  @ApiOperation({
    summary: 'Give a filter an address and texts of its own; the path is freed from redirects',
  })
  @ApiCreatedResponse({ type: AdminSeoUrlDto })
  @Fails(503)
  @FailsWith(422, { other: AdminSeoOtherDto })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminSeoUrlInput): Promise<AdminSeoUrlDto> {
    return seoUrlAnswer(await this.desk.add(actor, valuesOfInput(input)));
  }

  @Put(':id')
  @MaxBody(128)
  @ApiOperation({ summary: 'Change an SEO address; from a former path a 301 leads to the new one' })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @Fails(404, 503)
  @FailsWith(409, { current: AdminSeoUrlDto })
  @FailsWith(422, { other: AdminSeoOtherDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { version, ...input }: AdminSeoUrlChange,
  ): Promise<AdminSeoUrlDto> {
    return seoUrlAnswer(await this.desk.save(actor, id, version, valuesOfInput(input)));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete an SEO address and answer what it was; a 301 leads from it to its filter',
  })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @Fails(404, 503)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminSeoUrlDto> {
    return seoUrlAnswer(await this.desk.remove(actor, id));
  }
}
