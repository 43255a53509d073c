import { consoleUrls } from '@prostora/contracts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { PageTabs } from '../../kit/index.ts';

const texts = adminOperations.mails;
const TABS = [
  { value: 'log', label: texts.log, href: consoleUrls.mails },
  { value: 'templates', label: texts.templates, href: consoleUrls.mailTemplates },
];

/** Tabs of mail log and templates. */
export const MailTabs = ({ selected }: { selected: 'log' | 'templates' }) => (
  <PageTabs label={texts.tabs} tabs={TABS} selected={selected} />
);
