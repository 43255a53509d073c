import { robotGuard as texts } from '@prostora/strings/cs/robot-guard.ts';
import type { ReactNode, RefObject } from 'react';

/** A field that people neither see, nor reach by keyboard, nor hear: whatever is in it was written by a robot. */
export const RobotTrap = ({ field }: { field: RefObject<HTMLInputElement | null> }): ReactNode => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {texts.website}
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
