import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price-level.module.css';

/** Four „Kč“ with the active ones bold; read out as one sentence. */
export function PriceLevel({ level, className }: { level: number; className?: string }): ReactNode {
  return (
    <span className={classNames(styles['level'], className)} role="img" aria-label={ui.priceLevel(level)}>
      {[1, 2, 3, 4].map((step) => (
        <span key={step} aria-hidden="true" className={step <= level ? styles['on'] : undefined}>
          {ui.priceMark}
        </span>
      ))}
    </span>
  );
}
