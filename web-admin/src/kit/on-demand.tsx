import { Suspense, useState, type ReactNode } from 'react';

/** A dialog or drawer that is downloaded when it is first opened; it then stays, so that its closing can be seen. */
export function OnDemand({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
