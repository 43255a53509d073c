import {
  ApiError,
  createBookingImport,
  createUploadClient,
  previewBookingImport,
  type BookingImport,
  type ImportPreview,
} from '@prostora/api-client';
import type { ImportField } from '@prostora/contracts/booking-import.ts';
import { useSession } from '@prostora/federation/session-context.tsx';
import { bookingImport as texts } from '@prostora/strings/cs/booking-import.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** What was corrected by hand; what is left out is recognized. */
export type ImportOptions = {
  sheet?: string;
  title_row?: number | undefined;
  columns?: (ImportField | null)[] | undefined;
  spaces?: { name: string; space_id: number | null }[];
};

/** One import: a file, its preview after each correction, and what was written. */
export function useBookingImport() {
  const transport = useSession()?.transport;
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [created, setCreated] = useState<BookingImport | null>(null);
  /** Kept until it is imported, so that it can be mended. */
  const [pasted, setPasted] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null);
  const isPasted = file?.name === texts.file.pasted;
  /** The latest preview asked for: an earlier one that comes later is dropped. */
  const latest = useRef(0);

  const read = async (next: File, corrected: ImportOptions): Promise<void> => {
    if (!transport) return;
    latest.current += 1;
    const run = latest.current;
    setFile(next);
    setOptions(corrected);
    setBusy('reading');
    try {
      const body = { file: next, options: JSON.stringify(corrected) };
      const answer = await previewBookingImport({ client: createUploadClient(transport), body });
      if (run !== latest.current) return;
      setPreview(answer);
      setFailure(null);
    } catch (error) {
      if (run === latest.current) setFailure(toFailure(error));
    } finally {
      if (run === latest.current) setBusy(null);
    }
  };

  const write = async (rows: number): Promise<void> => {
    if (!transport || !file) return;
    setBusy('writing');
    setFailure(null);
    try {
      const body = { file, options: JSON.stringify(options), rows };
      const answer = await createBookingImport({ client: createUploadClient(transport), body });
      setCreated(answer.booking_import);
      if (isPasted) setPasted('');
      await queries.invalidateQueries();
      setBusy(null);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await read(file, options);
      setFailure(toFailure(error));
      setBusy(null);
    }
  };

  const reset = (): void => {
    latest.current += 1;
    setFile(null);
    setOptions({});
    setPreview(null);
    setCreated(null);
    setFailure(null);
    setBusy(null);
  };
  return {
    ...{ file, preview, created, failure, busy, reset, write, pasted, setPasted, isPasted },
    choose: (next: File) => read(next, {}),
    choosePasted: () => read(new File([pasted], texts.file.pasted, { type: 'text/plain' }), {}),
    correct: (change: ImportOptions) => (file ? read(file, { ...options, ...change }) : Promise.resolve()),
    options,
  };
}

export type BookingImportState = ReturnType<typeof useBookingImport>;

const toFailure = (error: unknown): string =>
  (error instanceof ApiError && error.errors['file']) || toErrorMessage(error);
