import { useMutation, useQueryClient } from '@tanstack/react-query';
import { choosePublishedSpaces, type OwnerCatalogAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, FormError, Modal } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { PublishedSpacesPicker } from '../../components/published-spaces/published-spaces-picker.tsx';
import { listPublishable, listPublishedIds } from '../../components/published-spaces/published-spaces.ts';
import { useApi } from '../../lib/api-context.tsx';
import { removeCachedSpace, invalidateCatalog } from '../../lib/owner-queries.ts';
import styles from './confirm-action.module.css';

const texts = portal.mySpaces.kept;

/** Dialog to choose the published spaces within the plan's limit. */
export function PublishedSpacesDialog({
  catalog,
  onClose,
}: {
  catalog: OwnerCatalogAnswer;
  onClose: () => void;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const spaces = listPublishable(catalog.spaces);
  const limit = Math.min(catalog.spaces_use.limit, spaces.length);
  const [chosen, setChosen] = useState(() => listPublishedIds(spaces).slice(0, limit));
  const save = useMutation({
    mutationFn: () => choosePublishedSpaces({ client: api, body: { space_ids: chosen } }),
    onSuccess: async () => {
      removeCachedSpace(client);
      await invalidateCatalog(client);
      showToast(texts.saved);
      onClose();
    },
  });
  return (
    <Modal open onClose={onClose} title={texts.title}>
      <FormError>{save.error && toErrorMessage(save.error)}</FormError>
      <PublishedSpacesPicker spaces={spaces} limit={limit} chosen={chosen} onChange={setChosen} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || chosen.length !== limit}
          sending={save.isPending}
          sendingLabel={texts.sending}
          onClick={() => save.mutate()}
        >
          {texts.submit}
        </Button>
      </div>
    </Modal>
  );
}
