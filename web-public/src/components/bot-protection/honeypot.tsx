import { botProtection as texts } from '@prostora/strings/cs/bot-protection.ts';
import type { ReactNode, RefObject } from 'react';

/** Honeypot field: hidden from people and assistive technology, so that only bots fill it in. */
export const Honeypot = ({ field }: { field: RefObject<HTMLInputElement | null> }): ReactNode => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {texts.website}
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
