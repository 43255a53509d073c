import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toQueryString, type Query } from '@prostora/api-client';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import { parseFileName } from './file-name.ts';
import { useNotices } from '../feedback/notices.tsx';
import { useConsoleSession } from '../data/session.tsx';

const texts = adminKit.exports;
const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** Downloads the whole filtered list, not only the current page, under the server's file name. */
export function ExportMenu({ path, query, isEmpty }: { path: string; query: Query; isEmpty: boolean }) {
  const { session } = useConsoleSession();
  const notices = useNotices();
  const [isLoading, setLoading] = useState(false);
  const download = async (format: Format): Promise<void> => {
    setLoading(true);
    try {
      const answer = await session.files.read(`${path}/export${toQueryString({ ...query, format })}`);
      const name =
        parseFileName(answer.headers.get('content-disposition') ?? '') ??
        `${path.split('/').at(-1)}.${format}`;
      saveFile(await answer.blob(), name);
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
