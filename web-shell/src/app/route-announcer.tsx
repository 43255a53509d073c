import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@prostora/nav';

/** Announces the title of the new page to screen readers after a client navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
