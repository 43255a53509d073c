import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import type { MailMessage } from './mail.message.ts';

/** A mail to enqueue: template name of the mail log, and contents. */
export type TemplatedMail = { template: MailTemplateName; message: MailMessage };

/** Declaration of a mail; `Props` are the values of its texts. */
export type MailTemplate<Name extends MailTemplateName, Props> = {
  readonly name: Name;
  build(props: Props): TemplatedMail;
  /** Shown in development at /dev/mail/sablony and in the console. */
  buildSample(): TemplatedMail;
};

/** Any mail template, for lists that only show samples. */
export type ListedMailTemplate = Pick<MailTemplate<MailTemplateName, unknown>, 'name' | 'buildSample'>;

/**
 * Declares a mail. Its name must be listed in `mail-templates.ts` of the strings, and `api/src/mail-templates.ts` does not
 * compile while a listed name has no declaration.
 */
export function defineMail<const Name extends MailTemplateName, Props>(definition: {
  name: Name;
  render: (props: Props) => MailMessage;
  sample: NoInfer<Props>;
}): MailTemplate<Name, Props> {
  const { name, render, sample } = definition;
  const build = (props: Props): TemplatedMail => ({ template: name, message: render(props) });
  return { name, build, buildSample: () => build(sample) };
}
