import { Module, type DynamicModule } from '@nestjs/common';
import { MailModule } from './mail.module.ts';
import { MailSampleRoutes } from './mail-samples.routes.ts';
import { MailTemplateAdminController } from './mail-template.admin.controller.ts';
import { MAIL_TEMPLATES, MailSamplesService } from './mail-samples.service.ts';
import type { ListedMailTemplate } from './mail-template.ts';

/** Shows samples of the mails of all modules, in development and in the console. */
@Module({})
export class MailTemplatesModule {
  static forRoot(templates: readonly ListedMailTemplate[]): DynamicModule {
    return {
      module: MailTemplatesModule,
      imports: [MailModule],
      controllers: [MailTemplateAdminController],
      providers: [{ provide: MAIL_TEMPLATES, useValue: templates }, MailSamplesService, MailSampleRoutes],
      exports: [MailSamplesService],
    };
  }
}
