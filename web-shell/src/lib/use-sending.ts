import { useRef, useState } from 'react';

/** Runs one task at a time (SPEC §4): PENDING, then SENDING; further ones are ignored meanwhile. */
export function useSending() {
  const busy = useRef(false);
  const [status, setStatus] = useState<'PENDING' | 'SENDING'>('PENDING');
  async function run(task: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setStatus('SENDING');
    try {
      await task();
    } finally {
      busy.current = false;
      setStatus('PENDING');
    }
  }
  return { run, sending: status === 'SENDING', isBusy: () => busy.current };
}
