import { mailTemplateGroup, mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import type {
  AdminMailDetailDto,
  AdminMailRowDto,
  MailTemplateDto,
  MailTemplateRowDto,
} from './mail.admin.dto.ts';
import { FORGOTTEN_ADDRESS } from './mail-cause.ts';
import type { MailRow } from './mail-directory.repository.ts';
import { htmlOf, textOf } from './mail.layout.ts';
import type { MailMessage } from './mail.message.ts';

const { file, states, subject: subjectWords } = adminOperations.mails;

const addressOf = ({ address }: MailRow): string | null => (address === FORGOTTEN_ADDRESS ? null : address);

export const adminMailRow = (row: MailRow): AdminMailRowDto => ({
  id: row.id,
  address: addressOf(row),
  template: row.template,
  state: row.state,
  subject:
    row.subjectType === null || row.subjectId === null ? null : { type: row.subjectType, id: row.subjectId },
  failure: row.failure,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
});

export const adminMailDetail = (row: MailRow & { userId: number | null }): AdminMailDetailDto => ({
  ...adminMailRow(row),
  user_id: row.userId,
});

/** Columns of the export. */
export const mailColumns: readonly TableColumn<MailRow>[] = [
  { title: file.id, width: 10, value: ({ id }) => id },
  { title: file.created, type: 'moment', value: ({ createdAt }) => createdAt },
  { title: file.address, width: 32, value: addressOf },
  { title: file.template, width: 32, value: ({ template }) => mailTemplateName(template) },
  { title: file.state, value: ({ state }) => states[state] },
  {
    title: file.subject,
    value: ({ subjectType, subjectId }) =>
      subjectType === null || subjectId === null ? null : subjectWords(subjectType, subjectId),
  },
  { title: file.sent, type: 'moment', value: ({ sentAt }) => sentAt },
  { title: file.failure, width: 48, value: ({ failure }) => failure },
];

type Sample = { name: string; message: MailMessage };

export const mailTemplateRow = ({ name, message }: Sample): MailTemplateRowDto => ({
  name,
  title: mailTemplateName(name),
  subject: message.subject,
  group: mailTemplateGroup(name) ?? 'account',
});

export const mailTemplate = (sample: Sample, publicUrl: string): MailTemplateDto => ({
  ...mailTemplateRow(sample),
  html: htmlOf(sample.message, publicUrl),
  text: textOf(sample.message, publicUrl),
});
