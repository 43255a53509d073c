import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  CurrentActor,
  ApiErrors,
  IdPipe,
  MaxBody,
  RequiresPermission,
} from '../../platform/http/index.ts';
import { LegalTermsService } from './legal-terms.service.ts';
import {
  AdminLegalTermsAnswerDto,
  AdminLegalTermsInputDto,
  AdminLegalTermsTextDto,
} from './legal-terms.admin.dto.ts';
import { toAdminTermsVersionDto, toAdminTermsTextDto } from './legal-terms.admin.mapper.ts';

@ApiTags('admin')
@Controller('admin/terms')
@RequiresPermission('console')
export class LegalTermsAdminController {
  constructor(private readonly terms: LegalTermsService) {}

  @Get()
  @ApiOperation({ summary: 'Versions of the terms: current, upcoming and past' })
  @ApiOkResponse({ type: AdminLegalTermsAnswerDto })
  async list(): Promise<AdminLegalTermsAnswerDto> {
    return { items: (await this.terms.listEditions()).map(toAdminTermsVersionDto) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Text of one version' })
  @ApiOkResponse({ type: AdminLegalTermsTextDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.getById(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({
    summary: 'Publish terms valid from today or later; consents from that day on refer to them',
  })
  @ApiCreatedResponse({ type: AdminLegalTermsTextDto })
  @ApiErrors(422)
  async publish(
    @CurrentActor() actor: Actor,
    @Body() { valid_from: validFrom, html, summary }: AdminLegalTermsInputDto,
  ): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.publish(actor, { validFrom, html, summary }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Withdraw terms that are not in force yet; returns them for publishing again',
  })
  @ApiOkResponse({ type: AdminLegalTermsTextDto })
  @ApiErrors(404, 409)
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminLegalTermsTextDto> {
    return toAdminTermsTextDto(await this.terms.withdraw(actor, id));
  }
}
