import { Inject, Injectable } from '@nestjs/common';
import type { ListedMailTemplate } from './mail-template.ts';
import type { MailMessage } from './mail.message.ts';

export const MAIL_TEMPLATES = Symbol('MAIL_TEMPLATES');

export type MailSample = { name: string; message: MailMessage };

/** Samples of all mails, ordered by name. */
@Injectable()
export class MailSamplesService {
  constructor(@Inject(MAIL_TEMPLATES) private readonly templates: readonly ListedMailTemplate[]) {}

  list(): MailSample[] {
    return this.templates
      .map(({ name, buildSample }) => ({ name, message: buildSample().message }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  find(name: string): MailSample | null {
    const template = this.templates.find((each) => each.name === name);
    return template ? { name, message: template.buildSample().message } : null;
  }
}
