import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { ApiErrors, RequiresPermission } from '../../platform/http/index.ts';
import { MailTemplateDto, MailTemplatesAnswerDto } from './mail.admin.dto.ts';
import { toMailTemplate, toMailTemplateRow } from './mail.admin.mapper.ts';
import { MailSamplesService } from './mail-samples.service.ts';

@ApiTags('admin')
@Controller('admin/mail-templates')
@RequiresPermission('console')
export class MailTemplateAdminController {
  constructor(
    private readonly samples: MailSamplesService,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List mail templates' })
  @ApiOkResponse({ type: MailTemplatesAnswerDto })
  list(): MailTemplatesAnswerDto {
    return { items: this.samples.list().map(toMailTemplateRow) };
  }

  @Get(':name')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Render a mail template with sample data' })
  @ApiOkResponse({ type: MailTemplateDto })
  read(@Param('name') name: string): MailTemplateDto {
    const sample = this.samples.find(name);
    if (!sample) throw new DomainError('not-found', 'NOTFOUND');
    return toMailTemplate(sample, this.config.PUBLIC_URL);
  }
}
