import { Button } from 'antd';
import { Search } from 'lucide-react';
import { lazy, useCallback, useEffect, useState } from 'react';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import { useMedia } from '../kit/index.ts';
import { OnDemand } from '../kit/layout/on-demand.tsx';
import styles from './header-search.module.css';

const ConsolePalette = lazy(() => import('./palette.tsx'));

/** Mac keyboards show other key names. */
const isMac = (): boolean => /mac|iphone|ipad/iu.test(window.navigator.userAgent);

/** Ctrl K or ⌘ K from anywhere, also while typing, as the browser's own action would leave the page. */
function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}

/** Button in the form of a search field; opens the command palette. */
export function HeaderSearch() {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia('(max-width: 600px)');
  const open = useCallback(() => setOpen(true), []);
  useSearchShortcut(open);
  return (
    <>
      {isPhone ? (
        <Button
          type="text"
          className={styles.icon ?? ''}
          icon={<Search className="lucide" aria-hidden />}
          aria-label={texts.open}
          aria-haspopup="dialog"
          onClick={open}
        />
      ) : (
        <button
          type="button"
          className={styles.field}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Search className="lucide" aria-hidden />
          <span className={styles.text}>{texts.placeholder}</span>
          <kbd className={styles.keys} aria-hidden>
            {isMac() ? texts.shortcutOfMac : texts.shortcut}
          </kbd>
        </button>
      )}
      <OnDemand open={isOpen}>
        <ConsolePalette open={isOpen} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
