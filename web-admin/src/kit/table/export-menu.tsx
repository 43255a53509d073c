import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile, type Client, type Query } from '@prostora/api-client';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import { useNotices } from '../feedback/notices.tsx';
import { useConsoleSession } from '../data/session.tsx';

const texts = adminKit.exports;
const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** A generated function that exports a list; `never`, because each list has its own query. */
export type ExportList = (options: { client: Client; query: never }) => Promise<Blob>;

/** Downloads the whole filtered list, not only the current page, under the server's file name. */
export function ExportMenu({
  name: list,
  exportList,
  query,
  isEmpty,
}: {
  name: string;
  exportList: ExportList;
  query: Query;
  isEmpty: boolean;
}) {
  const { session } = useConsoleSession();
  const notices = useNotices();
  const [isLoading, setLoading] = useState(false);
  const download = async (format: Format): Promise<void> => {
    setLoading(true);
    try {
      const { blob, name: fileName } = await downloadFile(session.transport, (client) =>
        exportList({ client, query: { ...query, format } as never }),
      );
      const name = fileName ?? `${list}.${format}`;
      saveFile(blob, name);
      notices.success(texts.done(name));
    } catch (error) {
      notices.failure(error);
    }
    setLoading(false);
  };
  const label = isLoading ? texts.preparing : texts.label;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      disabled={isEmpty || isLoading}
      menu={{
        items: FORMATS.map((key) => ({ key, label: texts[key] })),
        onClick: ({ key }) => void download(key as Format),
      }}
    >
      <Button
        icon={<Download className="lucide" aria-hidden />}
        loading={isLoading}
        disabled={isEmpty}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
