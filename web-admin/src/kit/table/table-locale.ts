import { csCZIntl } from '@ant-design/pro-components';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';

const ownMessages: Readonly<Record<string, string>> = adminKit.columnSettings;

/** Czech locale of ProTable, with own texts for the column settings. */
export const tableCzech: typeof csCZIntl = {
  ...csCZIntl,
  getMessage: (id, fallback) => ownMessages[id] ?? csCZIntl.getMessage(id, fallback),
};
