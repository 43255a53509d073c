import { mailTemplateGroup, mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import type {
  AdminMailDetailDto,
  AdminMailRowDto,
  MailTemplateDto,
  MailTemplateRowDto,
} from './mail.admin.dto.ts';
import { ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
import type { MailRow } from './mail.admin.repository.ts';
import { renderHtml } from './mail.layout.ts';
import { renderText, type MailSite } from './mail.text.ts';
import type { MailSample } from './mail-samples.service.ts';

const { file, states, subject: describeSubject } = adminOperations.mails;

const getAddress = ({ address }: MailRow): string | null => (address === ANONYMIZED_ADDRESS ? null : address);

export const toAdminMailRow = (row: MailRow): AdminMailRowDto => ({
  id: row.id,
  address: getAddress(row),
  template: row.template,
  state: row.state,
  subject:
    row.subjectType === null || row.subjectId === null ? null : { type: row.subjectType, id: row.subjectId },
  failure: row.failure,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
});

export const toAdminMailDetail = (row: MailRow & { userId: number | null }): AdminMailDetailDto => ({
  ...toAdminMailRow(row),
  user_id: row.userId,
});

/** Columns of the export. */
export const MAIL_COLUMNS: readonly TableColumn<MailRow>[] = [
  { title: file.id, width: 10, value: ({ id }) => id },
  { title: file.created, type: 'timestamp', value: ({ createdAt }) => createdAt },
  { title: file.address, width: 32, value: getAddress },
  { title: file.template, width: 32, value: ({ template }) => mailTemplateName(template) },
  { title: file.state, value: ({ state }) => states[state] },
  {
    title: file.subject,
    value: ({ subjectType, subjectId }) =>
      subjectType === null || subjectId === null ? null : describeSubject(subjectType, subjectId),
  },
  { title: file.sent, type: 'timestamp', value: ({ sentAt }) => sentAt },
  { title: file.failure, width: 48, value: ({ failure }) => failure },
];

export const toMailTemplateRow = ({ name, message }: MailSample): MailTemplateRowDto => ({
  name,
  title: mailTemplateName(name),
  subject: message.subject,
  group: mailTemplateGroup(name) ?? 'account',
});

export const toMailTemplate = (sample: MailSample, site: MailSite): MailTemplateDto => ({
  ...toMailTemplateRow(sample),
  html: renderHtml(sample.message, site),
  text: renderText(sample.message, site),
});
