import { Injectable } from '@nestjs/common';
import type { MailMessage } from './mail.message.ts';

/** One example of each template of the product, for who writes them: shown in development at /dev/mail/sablony. */
@Injectable()
export class MailSamples {
  private readonly samples = new Map<string, () => MailMessage>();

  /** `name` is the template's name in the mail log. */
  add(name: string, make: () => MailMessage): void {
    if (this.samples.has(name)) throw new Error(`Two samples of the mail ${name}.`);
    this.samples.set(name, make);
  }

  all(): { name: string; message: MailMessage }[] {
    return [...this.samples]
      .map(([name, make]) => ({ name, message: make() }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}
