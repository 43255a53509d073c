import { useQuery } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { Link, useLocation, useNavigate, useSearchParams } from '@prostora/nav';
import { common } from '@prostora/strings';
import { portalFrame as texts } from '@prostora/strings/cs/portal-frame.ts';
import { Button, IconButton, LogoMark, Search, X } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { siteQuery } from '../../lib/owner-queries.ts';
import { useNewBooking } from './new-booking.ts';
import { hasOwnMainAction } from './pages.ts';
import { PlaceSwitcher } from './place-switcher.tsx';
import styles from './top-bar.module.css';
import { useShortcuts } from './use-shortcuts.ts';

/** Name of the site; the default one until the settings are loaded. */
export const useSiteName = (): string => useQuery(siteQuery(useApi())).data?.name ?? common.siteName;

/** Search in the reservations; on a phone it opens over the bar. */
function SearchForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(useCallback(() => field.current?.focus(), []));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const search = field.current?.value.trim() ?? '';
    if (search === '') return;
    const query = new URLSearchParams({ karta: 'seznam', kdy: 'vse', hledat: search });
    void navigate(`${urls.reservations}?${query}`);
    onClose();
  };
  return (
    <form
      className={styles['search']}
      role="search"
      aria-label={texts.searchLabel}
      data-open={isOpen || undefined}
      onSubmit={submit}
    >
      <Search aria-hidden />
      <input
        // Focus the field when a phone opens the search.
        key={String(isOpen)}
        ref={field}
        autoFocus={isOpen}
        type="search"
        maxLength={100}
        aria-label={texts.searchLabel}
        placeholder={texts.searchLabel}
      />
      <kbd className={styles['key']} aria-hidden>
        /
      </kbd>
      <IconButton className={styles['phone']} label={texts.closeSearch} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </form>
  );
}

/** Search and the new booking; on a phone also the logo and the choice of a space. */
export function TopBar(): ReactNode {
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const openNewBooking = useNewBooking();
  const siteName = useSiteName();
  const { pathname } = useLocation();
  // The panel has the main action of the view.
  const isPine = useSearchParams()[0].get('nova') === '1' || hasOwnMainAction(pathname);
  return (
    <div className={styles['bar']}>
      <Link className={styles['logo']} to={urls.today} aria-label={texts.home(siteName)}>
        <LogoMark className={styles['mark']} />
      </Link>
      <div className={styles['place']}>
        <PlaceSwitcher />
      </div>
      <SearchForm isOpen={isSearchOpen} onClose={() => setIsSearchOpen(false)} />
      <IconButton className={styles['phone']} label={texts.search} onClick={() => setIsSearchOpen(true)}>
        <Search aria-hidden />
      </IconButton>
      {openNewBooking && (
        <Button variant={isPine ? 'dark' : 'primary'} className={styles['new']} onClick={openNewBooking}>
          <Plus aria-hidden />
          {texts.newBooking}
          <kbd className={styles['key']} aria-hidden>
            N
          </kbd>
        </Button>
      )}
    </div>
  );
}
