import { Injectable } from '@nestjs/common';
import type { MailMessage } from './mail.message.ts';

/** One sample of each mail template, shown in development at /dev/mail/sablony and in the console. */
@Injectable()
export class MailSampleRegistry {
  private readonly samples = new Map<string, () => MailMessage>();

  /** @param name template name in the mail log */
  register(name: string, make: () => MailMessage): void {
    if (this.samples.has(name)) throw new Error(`Duplicate mail sample: ${name}`);
    this.samples.set(name, make);
  }

  list(): { name: string; message: MailMessage }[] {
    return [...this.samples]
      .map(([name, make]) => ({ name, message: make() }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}
