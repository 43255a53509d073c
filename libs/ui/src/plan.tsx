import type { ReactNode } from 'react';

/** Drawn plan of a room with an open door, for empty states and missing photographs. */
export function OpenDoorPlan({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 150 96" fill="none" stroke="#16231D" aria-hidden="true" className={className}>
      <path d="M94 84H136V14H14V84H58" strokeWidth="4" />
      <path d="M58 84V48A36 36 0 0 1 94 84Z" fill="#F2B233" stroke="none" />
      <path d="M58 84V48" strokeWidth="2.5" />
      <path d="M14 4H136M14 1V7M136 1V7" stroke="#A3ACA5" />
    </svg>
  );
}
