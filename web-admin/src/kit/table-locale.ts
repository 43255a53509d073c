import { csCZIntl } from '@ant-design/pro-components';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';

const ours: Readonly<Record<string, string>> = adminKit.columnSettings;

/** Czech of the table library; its own translation of the column settings reads like a machine's. */
export const tableCzech: typeof csCZIntl = {
  ...csCZIntl,
  getMessage: (id, fallback) => ours[id] ?? csCZIntl.getMessage(id, fallback),
};
