import { downloadFile, type Client } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import { useState, type ReactNode } from 'react';
import { Download } from './portal-icons.ts';

type DownloadButtonProps = {
  label: string;
  /** Name of the file if the server gives none. */
  fileName: string;
  /** Calls a generated function that exports a list. */
  request: (client: Client) => Promise<unknown>;
  size?: 'sm';
};

/** Downloads a file under the name given by the server. */
export function DownloadButton({ label, fileName, request, size }: DownloadButtonProps): ReactNode {
  const session = useSession();
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    if (!session) return;
    setLoading(true);
    try {
      const { blob, name } = await downloadFile(session.transport, request);
      saveFile(blob, name ?? fileName);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setLoading(false);
  };
  return (
    <Button
      {...(size && { size })}
      sending={isLoading}
      sendingLabel={portal.downloading}
      onClick={() => void download()}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
}
