import { Param } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.ts';
import { Route, Routes } from '../../platform/http/index.ts';
import { MailTemplateDto, MailTemplatesAnswerDto } from './mail.admin.dto.ts';
import { toMailTemplate, toMailTemplateRow } from './mail.admin.mapper.ts';
import { MailSamplesService } from './mail-samples.service.ts';
import { MailSiteService } from './mail-site.service.ts';

@Routes('admin/mail-templates', { tag: 'admin', access: 'console' })
export class MailTemplateAdminController {
  constructor(
    private readonly samples: MailSamplesService,
    private readonly site: MailSiteService,
  ) {}

  @Route('GET', '/', { summary: 'List mail templates', answer: MailTemplatesAnswerDto })
  list(): MailTemplatesAnswerDto {
    return { items: this.samples.list().map(toMailTemplateRow) };
  }

  @Route('GET', ':name', {
    summary: 'Render a mail template with sample data',
    answer: MailTemplateDto,
    errors: [404],
  })
  async read(@Param('name') name: string): Promise<MailTemplateDto> {
    const sample = this.samples.find(name);
    if (!sample) throw new DomainError('not-found', 'NOTFOUND');
    return toMailTemplate(sample, await this.site.load());
  }
}
