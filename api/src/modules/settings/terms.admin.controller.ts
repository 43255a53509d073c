import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, Fails, IdParam, MaxBody, Requires } from '../../platform/http/index.ts';
import { SiteTerms } from './site-terms.service.ts';
import { AdminTermsAnswerDto, AdminTermsInputDto, AdminTermsTextDto } from './terms.admin.dto.ts';
import { termsRow, termsText } from './terms.admin.mapper.ts';

@ApiTags('admin')
@Controller('admin/terms')
@Requires('console')
export class TermsAdminController {
  constructor(private readonly terms: SiteTerms) {}

  @Get()
  @ApiOperation({ summary: 'Versions of the terms: current, upcoming and past' })
  @ApiOkResponse({ type: AdminTermsAnswerDto })
  async list(): Promise<AdminTermsAnswerDto> {
    return { items: (await this.terms.editions()).map(termsRow) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Text of one version' })
  @ApiOkResponse({ type: AdminTermsTextDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminTermsTextDto> {
    return termsText(await this.terms.read(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({
    summary: 'Publish terms valid from today or later; consents from that day on refer to them',
  })
  @ApiCreatedResponse({ type: AdminTermsTextDto })
  @Fails(422)
  async publish(
    @CurrentActor() actor: Actor,
    @Body() { valid_from: validFrom, html, summary }: AdminTermsInputDto,
  ): Promise<AdminTermsTextDto> {
    return termsText(await this.terms.publish(actor, { validFrom, html, summary }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Withdraw terms that are not in force yet; returns them for publishing again',
  })
  @ApiOkResponse({ type: AdminTermsTextDto })
  @Fails(404, 409)
  async withdraw(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminTermsTextDto> {
    return termsText(await this.terms.withdraw(actor, id));
  }
}
