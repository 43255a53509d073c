import type { TotpSetup } from '@prostora/api-client';
import { settings } from '@prostora/strings/cs/settings.ts';
import type { ReactNode } from 'react';
import styles from './totp-code.module.css';

/** TOTP secret as a QR code and as text in groups of four. */
export const TotpCode = ({ setup }: { setup: TotpSetup }): ReactNode => (
  <>
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${setup.qr_size} ${setup.qr_size}`}
      role="img"
      aria-label={settings.secondFactor.qr}
      shapeRendering="crispEdges"
    >
      <rect width={setup.qr_size} height={setup.qr_size} fill="#fff" />
      <path d={setup.qr_path} fill="#000" />
    </svg>
    <p className={styles['secret']}>{setup.secret.match(/.{1,4}/gu)?.join(' ')}</p>
  </>
);
