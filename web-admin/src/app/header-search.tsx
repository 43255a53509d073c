import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { useMedia } from '../kit/index.ts';
import styles from './header-search.module.css';

/** Search from anywhere (Ctrl K, ⌘ K): Enter opens the list of spaces with what was typed. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const input = useRef<InputRef>(null);
  const isPhone = useMedia('(max-width: 600px)');
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  if (isPhone) return null;
  const search = (form: FormData): void => {
    const text = String(form.get('search') ?? '').trim();
    void navigate(text === '' ? '/admin2/prostory' : `/admin2/prostory?search=${encodeURIComponent(text)}`);
    input.current?.blur();
  };
  return (
    <form role="search" className={styles.form} onSubmit={(event) => { event.preventDefault(); search(new FormData(event.currentTarget)); }}>
      <Input
        ref={input} name="search" maxLength={100} autoComplete="off" aria-label={admin.layout.search} placeholder={admin.layout.search}
        prefix={<Search className="lucide" aria-hidden />} suffix={<kbd className={styles.keys} aria-hidden>{admin.layout.shortcut}</kbd>}
      />
    </form>
  );
}
