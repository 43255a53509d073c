import { classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './map-switch.module.css';

/** Button from the list to the map and back, on small screens; its icon and name are its children. */
export const MapSwitch = ({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode => (
  <button type="button" className={classNames(styles['switch'], 'needs-script')} onClick={onClick}>
    {children}
  </button>
);
