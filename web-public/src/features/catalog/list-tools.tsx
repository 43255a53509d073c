import { publicSite } from '@prostora/strings';
import { Button } from '@prostora/ui';
import { Suspense, useState, type ReactNode } from 'react';
import type { ListedSpace } from './catalog-state.ts';
import { countConditions } from './catalog-url.ts';
import { SaveSearch, WhyOrder } from './lazy-components.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** Saves the filter as a watched search; the dialog loads on demand. */
function SaveSearchButton({ catalog }: { catalog: Catalog }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="needs-script"
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.saveSearch}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveSearch catalog={catalog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Explains the recommended order of an event; the dialog loads on demand. */
function WhyOrderButton({ spaces }: { spaces: readonly ListedSpace[] }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="needs-script"
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.whyOrder}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WhyOrder spaces={spaces} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
    {countConditions(filter) > 0 && <SaveSearchButton catalog={catalog} />}
    {state.total > 1 && store.spaces[0]?.match && <WhyOrderButton spaces={store.spaces} />}
  </div>
);
