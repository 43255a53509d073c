import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerSpace } from '@prostora/api-client';
import type { ReactNode } from 'react';
import { BulkBlockDialog } from '../../components/bulk-block/bulk-block-dialog.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { invalidateCatalog, ownerCatalogQuery, removeCachedSpace } from '../../lib/owner-queries.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

export type SpaceDialogKind = 'copy' | 'duplicate' | 'block';
type SpaceDialogProps = { kind: SpaceDialogKind; space: OwnerSpace; onClose: () => void };

/** Dialogs of a space that concern several spaces. */
export function SpaceDialog({ kind, space, onClose }: SpaceDialogProps): ReactNode {
  const client = useQueryClient();
  const { data: catalog } = useQuery(ownerCatalogQuery(useApi()));
  const invalidate = (): void => {
    removeCachedSpace(client);
    void invalidateCatalog(client);
    void client.invalidateQueries({ queryKey: ['schedule'] });
    void client.invalidateQueries({ queryKey: ['reservations'] });
  };
  if (!catalog) return null;
  const shared = { onSaved: invalidate, onClose };
  switch (kind) {
    case 'copy':
      return <CopyDialog space={space} catalog={catalog} {...shared} />;
    case 'duplicate':
      return <DuplicateDialog space={space} {...shared} />;
    case 'block':
      return <BulkBlockDialog catalog={catalog} spaceIds={[space.id]} {...shared} />;
  }
}
