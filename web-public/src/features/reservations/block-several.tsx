import { useQuery, useQueryClient } from '@tanstack/react-query';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { Button } from '@prostora/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { Ban } from './icons.ts';
import { invalidateSchedule } from './reservation-queries.ts';

// The dialog loads on demand.
const BulkBlockDialog = lazy(async () => ({
  default: (await import('../../components/bulk-block/bulk-block-dialog.tsx')).BulkBlockDialog,
}));

type BlockSeveralProps = {
  /** Spaces chosen at first. */
  spaceIds: readonly number[];
  /** Whether the button is one of a row of links. */
  isQuiet?: boolean;
};

/**
 * Blocks several spaces at once.
 *
 * @returns what opens the dialog, null for an owner of one space, and the dialog
 */
export function useBlockSeveral(spaceIds: readonly number[]): {
  open: (() => void) | null;
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const { data: catalog } = useQuery(ownerCatalogQuery(useApi()));
  const [isOpen, setOpen] = useState(false);
  if (!catalog || catalog.spaces.length < 2) return { open: null, dialog: null };
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <BulkBlockDialog
          catalog={catalog}
          spaceIds={spaceIds}
          onSaved={() => void invalidateSchedule(client)}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}

/** Button that blocks several spaces at once; none for an owner of one space. */
export function BlockSeveral({ spaceIds, isQuiet = false }: BlockSeveralProps): ReactNode {
  const { open, dialog } = useBlockSeveral(spaceIds);
  return (
    open && (
      <>
        <Button {...(isQuiet && { size: 'sm', variant: 'ghost' })} onClick={open}>
          {isQuiet && <Ban aria-hidden />}
          {manySpaces.block.open}
        </Button>
        {dialog}
      </>
    )
  );
}
