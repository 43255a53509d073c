import { Suspense, useState, type ReactNode } from 'react';

/**
 * Mounts a lazily loaded dialog or drawer when first opened and keeps it mounted for its closing animation.
 */
export function OnDemand({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
