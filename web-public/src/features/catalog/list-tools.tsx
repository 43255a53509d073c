import { publicSite } from '@prostora/strings';
import { Button } from '@prostora/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { countConditions } from './catalog-url.ts';
import { SaveSearch, WhyOrder } from './lazy-components.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

type DialogButtonProps = { label: string; children: (close: () => void) => ReactNode };

/** Opens a dialog whose code loads on demand. */
function DialogButton({ label, children }: DialogButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="needs-script"
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

/** What can be done with a list. */
export const ListTools = ({
  catalog: { filter, state, store },
  catalog,
}: {
  catalog: Catalog;
}): ReactNode => (
  <div className={styles['tools']}>
    {countConditions(filter) > 0 && (
      <DialogButton label={texts.saveSearch}>
        {(close) => <SaveSearch catalog={catalog} onClose={close} />}
      </DialogButton>
    )}
    {state.total > 1 && store.spaces[0]?.match && (
      <DialogButton label={texts.whyOrder}>
        {(close) => <WhyOrder spaces={store.spaces} onClose={close} />}
      </DialogButton>
    )}
  </div>
);
