import { Modal } from 'antd';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { useSessionState } from '../../kit/index.ts';
import type { Entry } from './entries.ts';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteList } from './palette-list.tsx';
import { addRecent } from './recent.ts';
import { useGroups, type PaletteItems } from './use-groups.ts';
import styles from './palette.module.css';

type PaletteProps = PaletteItems & { open: boolean; onClose: () => void };

/** Command palette: pages and actions of the console, and records from the server. */
export function Palette({ open, onClose, ...offers }: PaletteProps) {
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={<span className="visually-hidden">{texts.label}</span>}
      width={640}
      closable={false}
      footer={null}
      destroyOnHidden
      className={styles.dialog ?? ''}
      style={{ top: '10vh' }}
    >
      <SearchBox offers={offers} onClose={onClose} />
    </Modal>
  );
}

/** Opens the chosen entry. */
function useOpen(onClose: () => void): (entry: Entry, isNewTab: boolean) => void {
  const navigate = useNavigate();
  const userId = useSessionState().user?.id ?? 0;
  return (entry, isNewTab) => {
    addRecent(userId, entry);
    onClose();
    if (!('url' in entry)) entry.run();
    else if (isNewTab) window.open(entry.url, '_blank', 'noopener');
    else void navigate(entry.url);
  };
}

/** A combobox (WAI-ARIA): the focus stays in the field, the arrows move through the list below it. */
function SearchBox({ offers, onClose }: { offers: PaletteItems; onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isSearching, isFailed, onClearRecent } = useGroups(typed, offers);
  const open = useOpen(onClose);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);
  const activeId = entries[at] ? `${id}-${at}` : undefined;
  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = entries[at];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen)
      open(chosen, event.ctrlKey || event.metaKey);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && entries.length > 0)
      setActive((at + (event.key === 'ArrowDown' ? 1 : -1) + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.line}>
        <Search className="lucide" aria-hidden />
        <input
          ref={input}
          className={styles.input}
          type="text"
          value={typed}
          maxLength={LIMITS.searchText}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          role="combobox"
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <X className="lucide" aria-hidden />
        </button>
      </div>
      <PaletteList id={id} groups={groups} active={at} onHover={setActive} onOpen={open} />
      <SearchStatus
        typed={typed.trim()}
        count={entries.length}
        isSearching={isSearching}
        isFailed={isFailed}
      />
      <PaletteKeys onClearRecent={onClearRecent} />
    </>
  );
}

/** Live status: searching, number of results, no results, or server error. */
function SearchStatus({
  typed,
  count,
  isSearching,
  isFailed,
}: {
  typed: string;
  count: number;
  isSearching: boolean;
  isFailed: boolean;
}) {
  const nothing = typed.length < 2 ? texts.short : texts.nothing(typed);
  const text = isFailed
    ? texts.failed
    : isSearching
      ? texts.searching
      : count === 0
        ? nothing
        : texts.found(count);
  const isVisible = isFailed || count === 0;
  return (
    <p className={isVisible ? styles.announcement : 'visually-hidden'} role="status">
      {text}
    </p>
  );
}
